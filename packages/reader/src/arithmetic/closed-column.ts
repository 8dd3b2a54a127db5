// Of the two years of a balance sheet, which column is the one that was closed: a sentence over the table says it, or heads.
import { fold } from '../french/fold.ts';
import { headOf, type SummedColumn } from './annexe-sums.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';

/** « 31/03/2026 », and « 03/26 » over columns that are narrow. */
const DAY = /(?:\b\d{1,2}[./])?\b(\d{1,2})[./](20\d{2}|\d{2})\b(?![./])/g;
const OF_LAST = /\bclos\b|\bn\b(?! ?- ?1)|\ba approuver\b/;
const OF_FORMER = /precedent|\bprec\b|anterieur|rappel|n ?- ?1|\bapprouves?\b/;
/** « 2025 » alone, and « 2024/2025 » by its end. */
const YEAR = /\b20(\d{2})\b(?![./])/g;
const SAYS_YEAR = /\d{1,2}[./]\d{2}|\b20\d{2}\b|\bprec|\bclos\b|n ?- ?1/;

export const isFormer = (words: string): boolean => OF_FORMER.test(words);

const latenessInWords = (head: string): number | null =>
  OF_FORMER.test(head) ? 0 : OF_LAST.test(head) ? 1 : null;

/** How late the year of a column is, by the day in its head, else by its words; null where neither says. */
export function lateness(head: string): number | null {
  const days = [...head.matchAll(DAY)].map(
    ([, month, year]) => (Number(year) % 100) * 12 + Number(month),
  );
  const years = [...head.matchAll(YEAR)].map(([, year]) => Number(year) * 12 + 12);
  return days.at(-1) ?? years.at(-1) ?? latenessInWords(head);
}

/** Of two figures of one account, that of the year that was closed, as the heads of their columns say. */
export function closedOf(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  [one, other]: readonly Figure[],
): Figure | undefined {
  const heads = [one, other].map((figure) =>
    figure ? headOf(rows, columns, figure, SAYS_YEAR) : '',
  );
  // A day over one of them may be that of the whole sheet: words that tell both apart say more.
  for (const late of [latenessInWords, lateness]) {
    const [first, second] = heads.map(late);
    if (first == null || second == null || first === second) continue;
    return first > second ? one : other;
  }
  return undefined;
}

const PLACES: readonly [index: number, words: RegExp][] = [
  [0, /(?:premiere|1re|1ere) colonne|colonne de gauche|a gauche/],
  [1, /(?:deuxieme|seconde|2e|2nde) colonne|colonne de droite|a droite/],
];

/** « 1re colonne exercice clos, 2e colonne exercice précédent », « à droite, la situation au 30 juin 2025 ». */
function saidIndex(rows: readonly Row[]): number | null {
  const text = fold(
    rows
      .filter((row) => amountsIn(row).length === 0)
      .flatMap(({ line }) => line.words.map((word) => word.text))
      .join(' '),
  );
  const years = [...text.matchAll(/\b20\d{2}\b/g)].map(Number);
  const said = text.split(/[.;,](?!\d)| - /).flatMap((part, at, parts) => {
    const [index] = PLACES.find(([, words]) => words.test(part)) ?? [];
    if (index === undefined) return [];
    // « à droite, en gris, la situation au… ».
    const words = [part, ...parts.slice(at + 1, at + 3)].find(
      (one) => OF_FORMER.test(one) || OF_LAST.test(one) || /\b20\d{2}\b/.test(one),
    );
    const year = Number(/\b20\d{2}\b/.exec(words ?? '')?.[0]);
    const isOld = OF_FORMER.test(words ?? '') || year < Math.max(...years);
    return words === undefined ? [] : [isOld ? 1 - index : index];
  });
  const [only, ...others] = new Set(said);
  return only !== undefined && others.length === 0 ? only : null;
}

function headIndex(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  figures: readonly Figure[],
): number | null {
  const closed = closedOf(rows, columns, figures);
  return closed ? figures.indexOf(closed) : null;
}

/** Which of the two figures of an account is that of the year that was closed: what heads say of some is true of all. */
export function closedIndex(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  pairs: readonly (readonly Figure[])[],
): number | null {
  const said = saidIndex(rows);
  if (said !== null) return said;
  const known = pairs.flatMap((figures) => {
    if (figures.length !== 2) return [];
    const closed = headIndex(rows, columns, figures);
    return closed === null ? [] : [closed];
  });
  const [only, ...others] = new Set(known);
  return only !== undefined && others.length === 0 ? only : null;
}
