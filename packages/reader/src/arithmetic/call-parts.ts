// What a call for funds is for: its lines by what they are called, by their codes, by the titles over them or of the paper; else by the
// summary of the call.
import {
  CALL_CATEGORIES,
  type CallCategory,
  categoryOf,
  onlyCategory,
} from '../extract/shares/call-category.ts';
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { lineNames } from './key-names.ts';
import { labelOf, rowText } from './labels.ts';
import { codedNames } from './legend.ts';
import type { ShareLine } from './shares.ts';
import { type Summary, summaryOf } from './summary.ts';

export type CallLine = { label: string; figure: Figure; cents: number; share: ShareLine | null };
export type CallTotal = { figure: Figure; cents: number; lines: readonly CallLine[] };
export type CallParts = readonly {
  category: CallCategory;
  lines: readonly CallLine[];
  cents: number;
}[];

export const TOTAL =
  /\b(?:total|totaux|montant|somme|ensemble|net|soit|sous-total|s\/total|recapitulatif|a payer|a regler)\b|^(?:a )?report(?:er)?\b/;
/** What the summary of a call adds up. */
export function summarisedParts(rows: readonly Row[]): { total: Figure; parts: CallParts } | null {
  const summary = summaryOf(rows);
  if (!summary) return null;
  return { total: summary.total, parts: summary.parts.map((part) => listedPart(rows, part)) };
}

export function listedPart(
  rows: readonly Row[],
  { category, figure }: Summary['parts'][number],
): CallParts[number] {
  const line = { label: labelOf(rows, figure), figure, cents: figure.value, share: null };
  return { category, lines: [line], cents: figure.value };
}

/** By what the lines are called, or by what their codes stand for; where one line is called nothing known, by the summary of this total. */
export function partsOf(rows: readonly Row[], { lines, cents }: CallTotal): CallParts {
  const codings = codedNames(
    rows,
    lines.map(({ figure }) => figure.row),
  );
  const wordings = [
    ({ label }: CallLine) => label,
    ...codings.map((nameAt) => (line: CallLine) => nameAt(line.figure.row)),
  ];
  const named = wordings.reduce<CallParts>(
    (parts, wording) => (parts.length > 0 ? parts : partsBy(rows, lines, wording)),
    [],
  );
  const works = isForWorks(rows) && lines.every(mayBeForWorks);
  if (works) return [{ category: 'travaux', lines, cents }];
  if (named.length > 0) return named;
  const summary = summarisedParts(rows);
  if (summary?.total.value === cents) return summary.parts;
  const headed = partsBy(rows, lines, byHeads(rows, lines));
  return headed.length > 0 ? headed : fundOf(lines);
}

/** « Clé 7 », « Fonds travaux ALUR »: whatever the other lines are for, the one that names the fund is paid into it. */
function fundOf(lines: readonly CallLine[]): CallParts {
  const named = lines.filter(
    ({ label, cents }) => cents > 0 && categoryOf(fold(label)) === 'fonds_travaux',
  );
  const [only, ...others] = named;
  return only && others.length === 0
    ? [{ category: 'fonds_travaux', lines: named, cents: only.cents }]
    : [];
}

/** Keys side by side have their names over them, and so has what is called for besides. */
function byHeads(rows: readonly Row[], lines: readonly CallLine[]): (line: CallLine) => string {
  const shares = lines.flatMap(({ share }) => share ?? []);
  const names = lineNames(rows, shares);
  return ({ share }) => (share && names[shares.indexOf(share)]) ?? '';
}

/** « Bâtiment B » is the key that works are shared by; what is taken out of the fund pays for them. */
function mayBeForWorks({ label, cents }: CallLine): boolean {
  const words = fold(label);
  const isFund = categoryOf(words) === 'fonds_travaux' && cents > 0;
  return !isFund && !/\bprovisions?\b|\bbudget\b|courantes|\bavances?\b/.test(words);
}

/** Letters of a title may stand apart. */
const FOR_WORKS =
  /appel(?:de(?:fonds?|provisions?))?(?:exceptionnel)?[^a-z]?(?:pour|de)?(?:les)?travaux|^travaux[^a-z]*a(?:regler|payer|verser)/;
/** In rows: a title stands no lower. */
const TOP = 20;

const OTHER_PART =
  /^\W*(?:budget(?! vote)|charges|provisions?|operations courantes|fonds)\b(?!.*travaux)/;

/** Its title says so, and that of no section says something else. */
function isForWorks(rows: readonly Row[]): boolean {
  const titles = rows.flatMap((row, at) =>
    amountsIn(row).length === 0 ? [rowText(rows, at)] : [],
  );
  return (
    titles.slice(0, TOP).some((title) => FOR_WORKS.test(title.replaceAll(' ', ''))) &&
    !titles.some((title) => title.length < MAX_TITLE && OTHER_PART.test(title))
  );
}

function partsBy(
  rows: readonly Row[],
  lines: readonly CallLine[],
  wording: (line: CallLine) => string,
): CallParts {
  const named = lines.map((line) => {
    const over = sectionOf(rows, line.figure.row);
    const own = categoryOf(fold(wording(line)));
    // « Charges générales » under « Travaux votés » is the key that these are shared by.
    return { line, category: over === null || over === 'courantes' ? (own ?? over) : over };
  });
  if (named.some(({ category }) => category === null)) return [];
  return CALL_CATEGORIES.flatMap((category) => {
    const own = named.filter((one) => one.category === category).map(({ line }) => line);
    const cents = own.reduce((sum, line) => sum + line.cents, 0);
    return own.length > 0 ? [{ category, lines: own, cents }] : [];
  });
}

/** In signs: what is longer is a sentence. */
const MAX_TITLE = 90;

/** What the title over a line says: nothing but lines stand between, and none that closes a section. */
function sectionOf(rows: readonly Row[], row: number): CallCategory | null {
  const { page } = rows[row] ?? {};
  for (let at = row - 1; at >= 0 && rows[at]?.page === page; at -= 1) {
    const over = rows[at];
    if (!over) return null;
    if (amountsIn(over).length > 0) {
      if (TOTAL.test(rowText(rows, at))) return null;
      continue;
    }
    const [title, ...others] = cellsOf(over.line, over.height);
    const text = fold(title?.text ?? '');
    const isTitle = others.length === 0 && text.length < MAX_TITLE && !/[.;,]$/.test(text);
    return isTitle ? onlyCategory(text) : null;
  }
  return null;
}
