// Annexes 2, 3 and 5: charges and budgets of three years in five columns, works in six. Heads say which column is which; the total row
// is the one whose every column adds up.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { columnOf, headOf, namedIn, type SummedColumn, summedColumns } from './annexe-sums.ts';
import type { SheetLine } from './balance-sheet.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { bareName } from './key-names.ts';
import { rowText } from './labels.ts';
import { leavesOf, type Sum } from './sums.ts';
import { yearCards } from './year-cards.ts';
import { headIn, type ManagementAccount, SAYS_YEAR, yearNames, YEARS } from './year-heads.ts';
import { type YearLine, yearTable } from './year-table.ts';

const WORKS = [
  'travaux_votes',
  'travaux_payes',
  'travaux_realises',
  'travaux_appeles',
  null,
  'travaux_a_recevoir',
] as const satisfies readonly (FactName | null)[];

/** Fewer lines are no year's charges. */
const MIN_LINES = 3;
const MIN_YEARS = 3;
const INCOME = /produits|provisions|\b70\d\b|\b71\d\b/;

const sumAt = (columns: readonly SummedColumn[], figure: Figure): Sum | undefined =>
  columnOf(columns, figure)?.sums.find((sum) => sum.figure === figure && sum.terms.length > 1);

/** By rows that add up in every year at once, else by columns, else by sums that each say their year. */
export const managementAccount = (rows: readonly Row[]): ManagementAccount | null =>
  byRows(rows) ?? byColumns(rows) ?? yearCards(rows);

function byRows(rows: readonly Row[]): ManagementAccount | null {
  const table = yearTable(rows);
  const names = table && yearNames(table.heads.map(headIn));
  if (!names || names.length === 0 || names.includes(null) || new Set(names).size !== names.length)
    return null;
  const { total } = table;
  const closed = names.indexOf('charges_courantes');
  const keys = total.terms.toSorted((a, b) => a.row - b.row);
  const isByKey = keys.length > 1 && keys.every(({ terms }) => terms.length > 0);
  return {
    lines: names.flatMap((name, year): SheetLine[] => {
      const figure = total.sums[year];
      return name && figure ? [{ name, figure, cents: figure.value }] : [];
    }),
    by_key: (isByKey ? keys : []).flatMap((key) => {
      const figure = key.sums[closed];
      return figure ? [{ label: keyLabel(rows, key.row, firstRow(key)), figure }] : [];
    }),
  };
}

const firstRow = (line: YearLine): number =>
  Math.min(line.row, ...line.terms.map((term) => firstRow(term)));

function byColumns(rows: readonly Row[]): ManagementAccount | null {
  const columns = summedColumns(rows);
  const totals = rows.flatMap((row) => {
    const figures = amountsIn(row);
    const sums = figures.flatMap((figure) => sumAt(columns, figure) ?? []);
    const lines = Math.max(0, ...sums.map((sum) => leavesOf(sum).length));
    const isYears =
      figures.length >= MIN_YEARS &&
      figures.length <= YEARS.length &&
      sums.length >= figures.length - 1 &&
      lines >= MIN_LINES;
    return isYears && namedIn(row).every(({ words }) => !INCOME.test(words))
      ? [{ figures, sums, lines }]
      : [];
  });
  const [best] = totals.toSorted((a, b) => b.lines - a.lines);
  if (!best) return null;
  const names = yearNames(
    best.figures.map((figure) => headIn(headOf(rows, columns, figure, SAYS_YEAR))),
  );
  const isClear = new Set(names).size === names.length && !names.includes(null);
  const lines = best.figures.flatMap((figure, index): SheetLine[] => {
    const name = isClear ? names[index] : null;
    return name ? [{ name, figure, cents: figure.value }] : [];
  });
  const real = lines.find(({ name }) => name === 'charges_courantes')?.figure;
  const sum = real && sumAt(columns, real);
  const keys = (sum?.terms.filter(({ terms }) => terms.length > 0) ?? []).toSorted(
    (a, b) => a.figure.row - b.figure.row,
  );
  const isByKey = sum !== undefined && keys.length > 1 && keys.length === sum.terms.length;
  return {
    lines,
    by_key: isByKey
      ? keys.map((key) => ({
          label: keyLabel(
            rows,
            key.figure.row,
            Math.min(...leavesOf(key).map(({ figure }) => figure.row)),
          ),
          figure: key.figure,
        }))
      : [],
  };
}

const TOTAL = /^\W*(?:sous-)?total\b/;

/** Its own words as printed, or the title over its first line. */
function keyLabel(rows: readonly Row[], row: number, first: number): string {
  const own = wordsOf(rows[row]);
  if (!TOTAL.test(fold(own))) return bareName(own);
  const title = rows.slice(0, first).findLast((one) => amountsIn(one).length === 0);
  return bareName(wordsOf(title));
}

function wordsOf(row: Row | undefined): string {
  const taken = new Set((row ? amountsIn(row) : []).flatMap(({ words }) => words));
  const words = (row?.line.words ?? []).filter((word) => !taken.has(word));
  return words.map(({ text }) => text).join(' ');
}

/** E = D − C in the row of totals: only so the columns are what the decree says. */
export function worksAccount(rows: readonly Row[]): SheetLine[] {
  const found = rows.flatMap((row, index) => {
    const figures = amountsIn(row);
    const [, , done, called, left] = figures;
    const holds =
      figures.length === WORKS.length &&
      done &&
      called &&
      left &&
      Math.abs(called.value - done.value) === left.value;
    return holds ? [{ figures, isTotal: /\btotal\b|\btotaux\b/.test(rowText(rows, index)) }] : [];
  });
  const total = found.find(({ isTotal }) => isTotal) ?? (found.length === 1 ? found[0] : undefined);
  return WORKS.flatMap((name, index): SheetLine[] => {
    const figure = total?.figures[index];
    return name && figure ? [{ name, figure, cents: figure.value }] : [];
  });
}
