// The years of an annexe, line by line: rows of as many sums each, of which one is the sum of others in every year at once. Where the
// columns stand does not matter, for a row is taken whole.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../french/fold.ts';
import { boxAround } from '../page/box.ts';
import { namedIn } from './annexe-sums.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, type Row, signedCents } from './figures.ts';

/** One line of the table with its sums, a year each; a total has terms. */
export type YearLine = {
  row: number;
  /** What the row says, without its sums. */
  words: string;
  sums: readonly Figure[];
  terms: readonly YearLine[];
};
export type YearTable = { total: YearLine; heads: readonly string[] };

const [FEWEST_YEARS, MOST_YEARS] = [3, 5];
/** Fewer lines are no year's charges. */
const MIN_LINES = 3;
const INCOME = /produits|provisions|\b70\d\b|\b71\d\b|\bsolde\b|excedent|insuffisance/;

const TOTAL = /\btotal\b|\btotaux\b|\bensemble\b/;
/** Beside the charges of the year stand those for works. */
const WORKS = /travaux|exceptionnel/;

const centsOf = ({ sums }: YearLine): number[] => sums.map(signedCents);

/** As many of the last lines as add up to this one in every year; 0 where none do. */
function termsBefore(stack: readonly YearLine[], line: YearLine): number {
  const wanted = centsOf(line);
  const sums = wanted.map(() => 0);
  for (let count = 1; count <= stack.length; count += 1) {
    const term = stack[stack.length - count];
    for (const [year, cents] of (term ? centsOf(term) : []).entries())
      sums[year] = (sums[year] ?? 0) + cents;
    // One line alone is a total only where words say so.
    const isTotal = count > 1 || TOTAL.test(line.words);
    if (isTotal && sums.every((cents, year) => cents === wanted[year])) return count;
  }
  return 0;
}

function parsed(lines: readonly YearLine[]): YearLine[] {
  const stack: YearLine[] = [];
  for (const line of lines) {
    const count = termsBefore(stack, line);
    stack.push({ ...line, terms: count > 0 ? stack.splice(stack.length - count, count) : [] });
  }
  return stack;
}

/** Keys that stand over their lines, and under all of them one total: the sum of the roots that are sums. */
function withTotalOfRoots(roots: readonly YearLine[]): YearLine[] {
  const keys = roots.filter(({ terms }) => terms.length > 0);
  const total = roots.find(
    (line) => line.terms.length === 0 && keys.length > 1 && termsBefore(keys, line) === keys.length,
  );
  return total ? [{ ...total, terms: keys }] : [...roots];
}

const nested = (line: YearLine): YearLine[] => [line, ...line.terms.flatMap(nested)];
const leaves = (line: YearLine): number =>
  line.terms.length === 0 ? 1 : line.terms.reduce((all, term) => all + leaves(term), 0);

function boxesOf(line: YearLine): Box[] {
  const all = nested(line).filter(({ sums }) => sums[0]?.page === line.sums[0]?.page);
  return line.sums.map((_, year) =>
    boxAround(all.flatMap(({ sums }) => (sums[year] ? [sums[year].box] : []))),
  );
}

/** The table of which most lines add up; null where none do. */
export function yearTable(rows: readonly Row[]): YearTable | null {
  const lines = rows.flatMap((one, row): YearLine[] => {
    const sums = amountsIn(one);
    const words = namedIn(one)
      .map((named) => named.words)
      .join(' ');
    const isLine =
      sums.length >= FEWEST_YEARS &&
      sums.length <= MOST_YEARS &&
      sums.some(({ value }) => value > 0) &&
      !INCOME.test(words);
    return isLine ? [{ row, words, sums, terms: [] }] : [];
  });
  const byYears = [...Map.groupBy(lines, ({ sums }) => sums.length).values()];
  const totals = byYears
    .flatMap((own) => [parsed(own), parsed(own.toReversed())])
    .map(withTotalOfRoots)
    .flatMap((roots) => totalAmong(roots) ?? []);
  const [total] = totals.toSorted((a, b) => leaves(b) - leaves(a));
  if (!total) return null;
  const onPage = nested(total).filter(({ sums }) => sums[0]?.page === total.sums[0]?.page);
  const first = Math.min(...onPage.map(({ row }) => row));
  return { total, heads: (headsOver(rows, first, boxesOf(total)) ?? []).map(fold) };
}

/** The only sum of them, or with works beside it: where several stand side by side, what makes them one was not found. */
function totalAmong(roots: readonly YearLine[]): YearLine | null {
  const sums = roots.filter(({ terms, words }) => terms.length > 0 && !WORKS.test(words));
  const [only, ...others] = sums;
  return only && others.length === 0 && leaves(only) >= MIN_LINES ? only : null;
}
