// The documents of one year, as the tax space lists them: in the shape of 2024 and in that of 2026.
import type { CheerioAPI } from 'cheerio';

import type { Selectors } from '../manifest.ts';
import { RobotError } from '../robot-error.ts';
import { expect, type Page } from '../session.ts';

export const SELECTORS = {
  login: { css: 'form#formulairePrincipal', info: 'formulaire de connexion' },
  code_form: { css: 'form#otpform', info: 'saisie du code' },
  inside: { css: 'button#accederdeconnexion, #numfiscal', info: 'bouton de déconnexion' },
  years: { css: 'a[href*="documents.do?n="]', info: 'liste des années' },
  /** 2024: the file's id stands beside its label. */
  ensua: { css: 'input[name="idEnsua"]', info: 'identifiant d’un document' },
  label: {
    css: 'div.hidden-xs.texte > span, div.texte_docslies > span, [id^="doc-item"]',
    info: 'intitulé d’un document',
  },
  /** 2026: the label is the title of a button that makes the file's id when it is pressed. */
  button: { css: 'button[title*="Visualiser"]', info: 'bouton « Visualiser PDF »' },
  fold: { css: 'a[aria-expanded="false"][href]', info: 'documents liés' },
} as const satisfies Selectors;

/** How the file of a row is asked for. Null: only a browser could. */
export type FileRequest = { address: string; form: Record<string, string> | null };

export type Row = {
  /** First line: what it is. */
  label: string;
  /** The lines below, when the portal names a place. */
  place: string | null;
  file: FileRequest | null;
};

export type YearPage = {
  rows: Row[];
  /** Newest first. */
  years: number[];
  /** Addresses of what is folded and not in the page. */
  folds: string[];
};

const ROW = 'li, .document, .document_lie';
const BUTTON_TEXT = /^\s*(?:«\s*)?Visualiser (?:le )?PDF\s*(?:»)?\s*[:–-]?\s*/i;
/** « Avis de taxes foncières 2026 - 14 RUE DU MARCHE »: the place is told on the same line. */
const PLACE = /^(?<label>.*?)\s+[-–—]\s+(?<place>.+)$/s;
/** Something is listed, whatever its shape. */
const LISTED = /Visualiser|Avis d[e'’].{0,60}?\d{4}/;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function labelled(lines: readonly string[]): Pick<Row, 'label' | 'place'> {
  const [first = '', ...below] = lines.map(tidy).filter((line) => line !== '');
  if (below.length > 0) return { label: first, place: below.join(' ') };
  const { label = first, place = null } = PLACE.exec(first)?.groups ?? {};
  return { label, place };
}

type Found = ReturnType<CheerioAPI>;

function linesOf(element: Found): string[] {
  const copy = element.clone();
  copy.find('br').replaceWith('\n');
  return copy.text().split('\n');
}

/** A row may hold the rows that are folded under it: only what is its own counts. */
function ownIn($: CheerioAPI, row: Found, css: string): Found {
  return row.find(css).filter((_, one) => $(one).closest(ROW).get(0) === row.get(0));
}

function ownLabel($: CheerioAPI, row: Found): string[] {
  const label = ownIn($, row, SELECTORS.label.css).first();
  return label.length > 0 ? linesOf(label) : [titleOf(ownIn($, row, SELECTORS.button.css).first())];
}

const titleOf = (button: Found): string => (button.attr('title') ?? '').replace(BUTTON_TEXT, '');

function rows2024({ $, url }: Page): Row[] {
  return $(SELECTORS.ensua.css)
    .toArray()
    .map((input) => {
      const id = $(input).attr('value') ?? '';
      const asked = labelled(ownLabel($, $(input).closest(ROW)));
      if (asked.label === '' || id === '') throw changed(SELECTORS.label);
      const address = new URL('Affichage_Document_PDF', url);
      address.searchParams.set('idEnsua', id);
      return { ...asked, file: { address: address.href, form: null } };
    });
}

function rows2026({ $, url }: Page): Row[] {
  return $(SELECTORS.button.css)
    .toArray()
    .filter((button) => ownIn($, $(button).closest(ROW), SELECTORS.ensua.css).length === 0)
    .map((button) => {
      const asked = labelled([titleOf($(button))]);
      if (asked.label === '') throw changed(SELECTORS.button);
      const form = $(button).closest('form');
      const action = form.attr('action');
      if (action === undefined) return { ...asked, file: null };
      const inputs = form.find('input[name]').not('[disabled]').toArray();
      const fields = inputs.map((input) => [$(input).attr('name'), $(input).attr('value') ?? '']);
      return {
        ...asked,
        file: { address: new URL(action, url).href, form: Object.fromEntries(fields) },
      };
    });
}

const changed = ({ css, info }: Selectors[string]): RobotError =>
  new RobotError('PARSE_CHANGED', { info: `${css} (${info})` });

export const rowsOf = (page: Page): Row[] => [...rows2024(page), ...rows2026(page)];

/** No year to choose, or something listed that cannot be read: the portal changed. */
export function readYear(page: Page): YearPage {
  const years = expect(page, SELECTORS.years)
    .toArray()
    .map((link) => Number(/[?&]n=(\d{4})\b/.exec(page.$(link).attr('href') ?? '')?.[1]))
    .filter((year) => !Number.isNaN(year));
  const rows = rowsOf(page);
  if (rows.length === 0 && LISTED.test(page.$('body').text())) throw changed(SELECTORS.ensua);
  const folds = page
    .$(SELECTORS.fold.css)
    .toArray()
    .filter((link) => /documents? liés?/i.test(page.$(link).text()))
    .map((link) => page.$(link).attr('href') ?? '')
    .filter((href) => !href.startsWith('#'))
    .map((href) => new URL(href, page.url).href);
  return { rows, folds, years: [...new Set(years)].toSorted((a, b) => b - a) };
}
