// « Petit Portail »: a form with a token, a code by e-mail, a table of papers over several pages.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { z } from 'zod';

import { defineConnector, type FoundDocument, type Visit } from '../src/connector.ts';
import { downloaded } from '../src/fetched-file.ts';
import { guessByLabel, leaveByLabel } from '../src/label-guess.ts';
import { POLITE, secretField, type Selectors, textField } from '../src/manifest.ts';
import { RobotError } from '../src/robot-error.ts';
import { expect, type Page, type Session, SessionExpired } from '../src/session.ts';

const SELECTORS = {
  login: { css: 'form#entree', info: 'formulaire d’entrée' },
  code: { css: 'form#code', info: 'formulaire du code' },
  alert: { css: 'p.alerte', info: 'phrase de refus' },
  way_out: { css: 'a[href="/sortie"]', info: 'lien de déconnexion' },
  table: { css: 'table.papiers', info: 'tableau des papiers' },
  next: { css: 'a[rel=next]', info: 'page suivante' },
} as const satisfies Selectors;

/** What the portal says when it does not let somebody in; what is not here is UNKNOWN. */
const REFUSALS: readonly (readonly [RegExp, RobotErrorCode])[] = [
  [/identifiant ou mot de passe/i, 'LOGIN_FAILED'],
  [/bloqué/i, 'ACCOUNT_LOCKED'],
  [/conditions d’utilisation/i, 'CGU'],
];
const MAX_CODES = 2;
const MAX_PAGES = 50;

const isIn = (page: Page): boolean => page.$(SELECTORS.way_out.css).length > 0;

function refuse(page: Page): never {
  const said = expect(page, SELECTORS.alert).first().text().trim();
  const [, code = 'UNKNOWN'] = REFUSALS.find(([words]) => words.test(said)) ?? [];
  const left = /(\d+) essai/.exec(said)?.[1];
  throw new RobotError(code, {
    ...(left !== undefined && { tries_left: Number(left) }),
    ...(code === 'UNKNOWN' && { info: 'refus inconnu à l’entrée' }),
  });
}

async function answerCodes(
  first: Page,
  { session, ask }: Pick<Visit<unknown, unknown>, 'session' | 'ask'>,
) {
  let page = first;
  for (let tries = 0; page.$(SELECTORS.code.css).length > 0; tries += 1) {
    if (tries === MAX_CODES) throw new RobotError('OTP_WRONG');
    const code = await ask({ kind: 'CODE', channel: 'EMAIL', length: 6, retry: tries > 0 });
    page = await session.submit(page, SELECTORS.code.css, { code });
  }
  return page;
}

/** « 01/06/2025 » */
const isoDay = (shown: string): string | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : null;
};

function papersOn(page: Page, session: Session): FoundDocument[] {
  const rows = expect(page, SELECTORS.table).find('tr[data-papier]').toArray();
  return rows.map((row) => {
    const link = page.$(row).find('a').first();
    const address = new URL(link.attr('href') ?? '', page.url).href;
    const title = link.text().trim();
    return {
      remote_key: page.$(row).attr('data-papier') ?? '',
      title,
      path: [],
      date: isoDay(page.$(row).find('td.date').text()),
      guess: guessByLabel(title, []),
      leave: leaveByLabel(title, []),
      unit: null,
      open: async () => downloaded(await session.file(address), `${title}.pdf`),
    };
  });
}

export const small = defineConnector({
  manifest: {
    id: 'small',
    version: '1',
    label: 'Petit Portail',
    scope: 'SYNDIC',
    produces: ['PV_AG', 'CV_AG', 'CHARGES'],
    fields: {
      login: textField({ label: 'Identifiant', hint: 'Il figure sur vos appels de fonds.' }),
      password: secretField({ label: 'Mot de passe' }),
    },
    tenant: z.object({ base_url: z.url() }),
    detect: [/^(?<base_url>https:\/\/[a-z0-9-]+\.petit-portail\.example)(?:[/?#]|$)/i],
    hosts: ({ base_url }) => [new URL(base_url).host],
    login_url: ({ base_url }) => new URL('/entree', base_url).href,
    by_hand: 'Ouvrez «\u00a0Mes papiers\u00a0» et cliquez sur chaque titre.',
    interactive: ['CODE'],
    limits: POLITE,
  },
  isLoggedIn: async ({ session }) => isIn(await session.page('/papiers')),
  login: async ({ session, credentials, ask }) => {
    const loginPage = await session.page('/entree');
    const answer = await session.submit(loginPage, SELECTORS.login.css, {
      login: credentials.login,
      mdp: credentials.password,
    });
    const page = await answerCodes(answer, { session, ask });
    if (!isIn(page)) refuse(page);
  },
  list: async function* ({ session }) {
    const seen = new Set<string>();
    let address = '/papiers';
    // The last page may link to itself: a page that was seen is the end.
    while (!seen.has(address) && seen.size < MAX_PAGES) {
      seen.add(address);
      const page = await session.page(address);
      if (!isIn(page)) throw new SessionExpired();
      for (const document of papersOn(page, session)) yield { kind: 'DOCUMENT', document };
      address = page.$(SELECTORS.next.css).attr('href') ?? address;
    }
    yield { kind: 'STEP', title: 'Papiers', detail: `${seen.size} pages lues` };
  },
  logout: async ({ session }) => void (await session.page('/sortie')),
});
