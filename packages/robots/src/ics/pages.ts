// What the pages of the extranet say.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';

import { beginning } from '../beginning.ts';
import type { Unit } from '../connector.ts';
import type { Selectors } from '../manifest.ts';
import { RobotError } from '../robot-error.ts';
import { expect, type Page } from '../session.ts';

/** The fields of an agency are known by their names, those of Citya by their ids. */
export const SELECTORS = {
  form: { css: 'form:has(input[type="password"])', info: 'formulaire de connexion' },
  login: { css: 'input[name="login"], input#login', info: 'champ de l’identifiant' },
  password: { css: 'input[name="mdp"], input#mdp', info: 'champ du mot de passe' },
  logout: {
    css: 'a:icontains("déconnexion"), a:icontains("deconnexion"), button:icontains("déconnexion"), a[title*="déconnexion" i]',
    info: 'lien de déconnexion',
  },
  building: { css: '.row:has(> p.main-text)', info: 'immeuble' },
  shelves: { css: 'a[href*="documents-syndic-"]', info: 'liens vers les documents d’un immeuble' },
  menu: { css: 'side-menu-left', info: 'menu des documents' },
} as const satisfies Selectors;

const CAPTCHA = { image: 'img[src*="captcha" i]', field: 'input[name*="captcha" i]' };

export type LoginForm = {
  css: string;
  login: string;
  password: string;
  /** A picture to be copied by a person. */
  captcha: { image: string; field: string } | null;
};

export function readLoginForm(page: Page): LoginForm {
  const refusal = refusalIn(page);
  if (refusal?.code === 'UNSUPPORTED') throw new RobotError('UNSUPPORTED');
  const form = expect(page, SELECTORS.form);
  const nameOf = (selector: Selectors[string]): string => {
    expect(page, selector);
    const name = form.find(selector.css).first().attr('name');
    if (!name)
      throw new RobotError('PARSE_CHANGED', { info: `${selector.css} (${selector.info})` });
    return name;
  };
  const image = form.find(CAPTCHA.image).first().attr('src');
  const field = form.find(CAPTCHA.field).first().attr('name');
  return {
    css: SELECTORS.form.css,
    login: nameOf(SELECTORS.login),
    password: nameOf(SELECTORS.password),
    captcha: image && field ? { image: new URL(image, page.url).href, field } : null,
  };
}

type Refusal = { mark: RegExp; code: RobotErrorCode };

/** Sentences that the portal is known to say; the copied figures are judged before the password. */
const REFUSALS: readonly Refusal[] = [
  { mark: /code de sécurité (?:est )?(?:incorrect|erroné|invalide)/i, code: 'CAPTCHA' },
  { mark: /identification incorrecte/i, code: 'LOGIN_FAILED' },
  { mark: /compte (?:est )?(?:bloqué|verrouillé)/i, code: 'ACCOUNT_LOCKED' },
  { mark: /mot de passe (?:a |est )?expiré/i, code: 'PASSWORD_EXPIRED' },
  { mark: /accepte[rz]? les conditions générales/i, code: 'CGU' },
  { mark: /cabinet inconnu/i, code: 'UNSUPPORTED' },
];

/** Feet and links speak of passwords and conditions on every page: they are not read. */
function ownWords({ $ }: Page): string {
  const body = $('body').clone();
  body.find('footer, nav, a, script, style').remove();
  return body.text().replaceAll(/\s+/g, ' ');
}

const refusalIn = (page: Page): Refusal | undefined => {
  const words = ownWords(page);
  return REFUSALS.find(({ mark }) => mark.test(words));
};

const hasWayOut = ({ $ }: Page): boolean => $(SELECTORS.logout.css).length > 0;

/** IN is proven by the way out; a wall may show one too, and is not inside. Null: nobody knows. */
export function standingOf(page: Page): 'IN' | RobotErrorCode | null {
  if (page.status === 403) return 'BLOCKED';
  const refusal = refusalIn(page);
  if (refusal) return refusal.code;
  return page.status === 200 && hasWayOut(page) ? 'IN' : null;
}

/** Where the way out leads; null where only a script knows. */
export function wayOut({ $, url }: Page): string | null {
  const href = $(SELECTORS.logout.css).first().attr('href') ?? '';
  return /^(?:#|javascript:|$)/i.test(href) ? null : new URL(href, url).href;
}

/** The login page where another was asked for. */
export const isLoginPage = (page: Page): boolean =>
  !hasWayOut(page) && page.$(SELECTORS.form.css).length > 0;

/** Papers of the owner, or of the whole building. */
export type View = 'OWNER' | 'BUILDING';
export type ShelfLink = { view: View; address: string };
export type ListedBuilding = { unit: Unit; shelves: readonly ShelfLink[] };

const SHELF = /documents-syndic-(?<imme>[^-/?#]+)-(?<copro>[^/?#]+?)\.html/;
const OWNERS = /vos documents/i;

/** One row for each building; its links tell which is which by their words only. */
export function readBuildings(page: Page): ListedBuilding[] {
  const { $ } = page;
  const rows = expect(page, SELECTORS.building).toArray();
  expect(page, SELECTORS.shelves);
  const buildings = rows.flatMap((element) => {
    const row = $(element);
    const links = row
      .find(SELECTORS.shelves.css)
      .toArray()
      .map((link) => $(link));
    const { imme, copro } = SHELF.exec(beginning(links[0]?.attr('href') ?? ''))?.groups ?? {};
    if (imme === undefined || copro === undefined) return [];
    const label = row.find('p.main-text').first().text().replaceAll(/\s+/g, ' ').trim();
    const shelves = links.map((link): ShelfLink => ({
      view: OWNERS.test(link.text()) ? 'OWNER' : 'BUILDING',
      address: new URL(link.attr('href') ?? '', page.url).href,
    }));
    return [{ unit: { id: `${imme}-${copro}`, label }, shelves }];
  });
  if (buildings.length === 0)
    throw new RobotError('PARSE_CHANGED', { info: `${SHELF.source} (adresse d’un immeuble)` });
  return buildings;
}

/** What the page hands to its own script, to ask the services. */
export type Menu = {
  cle: string;
  login: string;
  pwd: string;
  cabinet: string;
  imme: string;
  copro: string;
};

export function readMenu(page: Page): Menu {
  const menu = expect(page, SELECTORS.menu).first();
  const attribute = (name: keyof Menu): string => {
    const value = menu.attr(name);
    if (value === undefined)
      throw new RobotError('PARSE_CHANGED', {
        info: `side-menu-left[${name}] (menu des documents)`,
      });
    return value;
  };
  return {
    cle: attribute('cle'),
    login: attribute('login'),
    pwd: attribute('pwd'),
    cabinet: attribute('cabinet'),
    imme: attribute('imme'),
    copro: attribute('copro'),
  };
}
