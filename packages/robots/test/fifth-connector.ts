// « Mon Immeuble en ligne »: a form with a token, sections, one table of documents in each.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { z } from 'zod';

import { defineConnector, type FoundDocument } from '../src/connector.ts';
import { downloaded } from '../src/fetched-file.ts';
import { guessByLabel, leaveByLabel } from '../src/label-guess.ts';
import { POLITE, secretField, type Selectors, textField } from '../src/manifest.ts';
import { RobotError } from '../src/robot-error.ts';
import { expect, type Page, type Session, SessionExpired } from '../src/session.ts';

const SELECTORS = {
  login: { css: 'form#connexion', info: 'formulaire de connexion' },
  alert: { css: 'p.alerte', info: 'phrase de refus' },
  way_out: { css: 'header a[href="/deconnexion"]', info: 'lien de déconnexion' },
  sections: { css: 'ul.rubriques a[href]', info: 'liste des rubriques' },
  table: { css: 'table.pieces', info: 'tableau des pièces' },
} as const satisfies Selectors;

/** What the portal says when it does not let somebody in; what is not here is UNKNOWN. */
const REFUSALS: readonly (readonly [RegExp, RobotErrorCode])[] = [
  [/identifiant ou mot de passe inconnu/i, 'LOGIN_FAILED'],
  [/accès suspendu/i, 'ACCOUNT_LOCKED'],
];

const isIn = (page: Page): boolean => page.$(SELECTORS.way_out.css).length > 0;

function refuse(page: Page): never {
  const said = expect(page, SELECTORS.alert).first().text().trim();
  const [, code = 'UNKNOWN'] = REFUSALS.find(([words]) => words.test(said)) ?? [];
  throw new RobotError(code, code === 'UNKNOWN' ? { info: 'refus inconnu à l’entrée' } : {});
}

async function pageInside(session: Session, address: string): Promise<Page> {
  const page = await session.page(address);
  if (!isIn(page)) throw new SessionExpired();
  return page;
}

function sectionsOn(page: Page): { name: string; address: string }[] {
  const links = expect(page, SELECTORS.sections).toArray();
  return links.map((link) => ({
    name: page.$(link).text().trim(),
    address: new URL(page.$(link).attr('href') ?? '', page.url).href,
  }));
}

/** « 02/07/2026 » */
const isoDay = (shown: string): string | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : null;
};

function documentsOn(page: Page, section: string, session: Session): FoundDocument[] {
  const rows = expect(page, SELECTORS.table).find('tr[data-piece]').toArray();
  return rows.map((row) => {
    const link = page.$(row).find('td.intitule a').first();
    const address = new URL(link.attr('href') ?? '', page.url).href;
    const title = link.text().trim();
    const path = [section];
    return {
      remote_key: page.$(row).attr('data-piece') ?? '',
      title,
      path,
      date: isoDay(page.$(row).find('td.date').text()),
      guess: guessByLabel(title, path),
      leave: leaveByLabel(title, path),
      unit: null,
      open: async () => downloaded(await session.file(address), `${title}.pdf`),
    };
  });
}

export const fifth = defineConnector({
  manifest: {
    id: 'fifth',
    version: '1',
    label: 'Mon Immeuble en ligne',
    scope: 'SYNDIC',
    produces: ['PV_AG', 'CV_AG', 'CHARGES', 'RCP_EDD', 'FICHE_SYN', 'CARNET_ENTRETIEN'],
    fields: {
      login: textField({ label: 'Identifiant' }),
      password: secretField({ label: 'Mot de passe' }),
    },
    tenant: z.object({ base_url: z.url() }),
    detect: [/^(?<base_url>https:\/\/[a-z0-9-]+\.mon-immeuble\.example\.fr)(?:[/?#]|$)/i],
    hosts: ({ base_url }) => [new URL(base_url).host],
    login_url: ({ base_url }) => new URL('/connexion', base_url).href,
    by_hand:
      'Ouvrez « Documents de l’immeuble », puis « Documents de mon lot », et cliquez sur chaque titre.',
    interactive: [],
    limits: POLITE,
  },
  isLoggedIn: async ({ session }) => isIn(await session.page('/espace')),
  login: async ({ session, credentials }) => {
    const loginPage = await session.page('/connexion');
    const page = await session.submit(loginPage, SELECTORS.login.css, {
      identifiant: credentials.login,
      mot_de_passe: credentials.password,
    });
    if (!isIn(page)) refuse(page);
  },
  list: async function* ({ session }) {
    for (const { name, address } of sectionsOn(await pageInside(session, '/espace'))) {
      const documents = documentsOn(await pageInside(session, address), name, session);
      yield { kind: 'STEP', title: name, detail: `Documents : ${documents.length}` };
      for (const document of documents) yield { kind: 'DOCUMENT', document };
    }
  },
  logout: async ({ session }) => void (await session.page('/deconnexion')),
});
