// What the pages of these portals say: where one is, what was refused, which homes, folders and documents.
import { z } from 'zod';

import type { Unit } from '../connector.ts';
import type { Selectors } from '../manifest.ts';
import { RobotError } from '../robot-error.ts';
import { expect, type Page } from '../session.ts';

export const SPACE = '/espace-client/espace-de-gestion';

export const SELECTORS = {
  login: { css: 'form[action$="/login_check"]', info: 'formulaire de connexion' },
  token: {
    css: 'form[action$="/login_check"] input[name="_csrf_token"]',
    info: 'jeton du formulaire de connexion',
  },
  code: { css: 'form:has(input[name="_auth_code"])', info: 'formulaire du code' },
  resend: { css: 'form[action$="/renvoyer"]', info: 'bouton « Renvoyer le code »' },
  properties: { css: 'li.MyPropertiesSelector-item', info: 'liste des biens' },
  folders: { css: '.Tabs a[href*="/mes-documents/"]', info: 'rubriques de documents' },
  list: { css: '.TeaserList', info: 'liste des documents' },
  row: { css: '.TeaserList article.TeaserRow[id]', info: 'ligne d’un document' },
} as const satisfies Selectors;

/** A way out is on many pages: it proves something only inside the space, where nothing is asked any more. */
const WAY_OUT = 'a[href$="/logout"]';
const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, input[name*="captcha" i], img[src*="captcha" i]';

export type Place = 'LOGIN' | 'CODE' | 'TERMS' | 'PASSWORD_EXPIRED' | 'IN' | 'ELSEWHERE';

const PLACES: readonly (readonly [Place, (page: Page) => boolean])[] = [
  ['CODE', ({ url, $ }) => url.pathname === '/login/2fa' || $(SELECTORS.code.css).length > 0],
  ['TERMS', ({ url }) => url.pathname === '/cgu'],
  ['PASSWORD_EXPIRED', ({ url }) => url.pathname.startsWith('/mot-de-passe/expire')],
  ['LOGIN', ({ url, $ }) => url.pathname === '/login' || $('input[type="password"]').length > 0],
  ['IN', ({ url, $ }) => url.pathname.startsWith(`${SPACE}/`) && $(WAY_OUT).length > 0],
];

export const placeOf = (page: Page): Place =>
  PLACES.find(([, isThere]) => isThere(page))?.[0] ?? 'ELSEWHERE';

export const asksCaptcha = ({ $ }: Page): boolean => $(CAPTCHA).length > 0;

const squeezed = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

export function messageOn({ $ }: Page): string | null {
  const dialog = $('.Dialog--warning').first();
  const said = dialog.find('p');
  return squeezed((said.length > 0 ? said : dialog).text()) || null;
}

/** Where the portal says it sent the code, as it masks it. */
export const sentTo = ({ $ }: Page): string | null =>
  squeezed($('.TwoFactor-sent strong').first().text()) || null;

const ID = /^[\w-]{1,80}$/;
const unit = z.object({ id: z.string().regex(ID), label: z.string().min(1).max(300) });

/** All but « Ajouter un bien ». */
export function unitsOn(page: Page): Unit[] {
  const items = expect(page, SELECTORS.properties).not('.MyPropertiesSelector-item--add');
  return items.toArray().map((item) => {
    const { $ } = page;
    return parsed(unit, SELECTORS.properties, {
      id: $(item).attr('data-property'),
      label: squeezed($(item).text()),
    });
  });
}

export type Folder = { name: string; href: string };
const folder = z.object({ name: z.string().min(1).max(200), href: z.string().min(1) });

export function foldersOn(page: Page): Folder[] {
  const { $ } = page;
  return expect(page, SELECTORS.folders)
    .toArray()
    .map((link) =>
      parsed(folder, SELECTORS.folders, {
        // How many it holds changes: its name does not.
        name: squeezed($(link).clone().find('sup').remove().end().text()),
        href: absolute(page, $(link).attr('href')),
      }),
    );
}

/** `href` is null where the portal lists a document and has no file of it. */
export type Row = { id: string; title: string; date: string | null; href: string | null };
const row = z.object({
  id: z.string().regex(ID),
  title: z.string().min(1).max(300),
  date: z.iso.date().nullable().catch(null),
  href: z.string().min(1).nullable(),
});

export function rowsOn(page: Page): Row[] {
  const { $ } = page;
  const list = expect(page, SELECTORS.list);
  if (list.find('article').length === 0 && /\baucun/i.test(list.text())) return [];
  return expect(page, SELECTORS.row)
    .toArray()
    .map((element) => {
      const said = $(element).find('.TeaserRow-desc').first();
      const strong = said.find('strong').first();
      return parsed(row, SELECTORS.row, {
        id: $(element).attr('id'),
        title: squeezed((strong.length > 0 ? strong : said).text()),
        date: isoDay($(element).find('.TeaserRow-date').text()),
        href: absolute(page, $(element).find('a.Download').attr('href')),
      });
    });
}

/** The last page leads to itself: whoever follows must remember where they were. */
export const nextOn = (page: Page): string | null =>
  absolute(page, page.$('a[rel="next"]').first().attr('href'));

function isoDay(text: string): string | null {
  const [, day, month, year] = /\b(\d{2})\.(\d{2})\.(\d{4})\b/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

const absolute = ({ url }: Page, href: string | undefined): string | null =>
  href !== undefined && URL.canParse(href, url.href) ? new URL(href, url).href : null;

function parsed<T>(schema: z.ZodType<T>, { css, info }: Selectors[string], found: unknown): T {
  const read = schema.safeParse(found);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.'));
  throw new RobotError('PARSE_CHANGED', { info: `${css} (${info}) : ${fields.join(', ')}` });
}
