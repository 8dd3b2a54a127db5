// Annexes 2 and 3 with a row for each year: along every row, what was spent on each line or key adds up to one sum of it.
import { fold } from '../french/fold.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { isUnder } from './lanes.ts';
import {
  type Head,
  headIn,
  type ManagementAccount,
  type YearKey,
  type YearName,
  yearNames,
} from './year-heads.ts';
import { keyName } from './year-keys.ts';

const MIN_YEARS = 3;
const MIN_TERMS = 2;

type YearRow = { row: number; total: Figure; terms: readonly Figure[]; height: number };

const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { value, negative }) => sum + (negative ? -value : value), 0);

/** The sum of all before it, or of those after it. */
function totalsIn(row: Row): YearRow[] {
  const amounts = amountsIn(row);
  const of = (total: Figure | undefined, terms: readonly Figure[]): YearRow[] =>
    total && total.value > 0 && terms.length >= MIN_TERMS && sumOf(terms) === total.value
      ? [{ row: total.row, total, terms, height: row.height }]
      : [];
  return amounts.flatMap((figure, at) => [
    ...of(figure, amounts.slice(0, at)),
    ...of(amounts[0], amounts.slice(1, at + 1)),
  ]);
}

/** What stands left of its sums, there and in the rows that its words go on over. */
function wordsBefore(rows: readonly Row[], row: number, last: number): string {
  const own = rows[row];
  const [first] = own ? amountsIn(own) : [];
  const edge = first?.box[0] ?? 0;
  const words = rows
    .slice(row, last)
    .filter(({ page }) => page === own?.page)
    .flatMap(({ line }) => line.words.filter(({ box }) => box[2] <= edge));
  return fold(words.map(({ text }) => text).join(' '));
}

/** In rows: a name of a year takes no more. */
const LONGEST = 3;

/** Its own words where they say a year, else with those that go on under them. */
function headOf(rows: readonly Row[], row: number, last: number): Head | null {
  const own = headIn(wordsBefore(rows, row, row + 1));
  return own && own.year !== null ? own : headIn(wordsBefore(rows, row, last));
}

export function yearRows(rows: readonly Row[]): ManagementAccount | null {
  const found = rows.flatMap(totalsIn);
  for (const { total: one, height } of found) {
    const own = found.filter(({ total }) => total === one || isUnder(one, total, height));
    const byRow = own.filter(({ row }, at) => own.findIndex((other) => other.row === row) === at);
    const withHead = byRow.flatMap((year, at): (YearRow & { head: Head })[] => {
      const next = byRow[at + 1]?.row ?? Infinity;
      const head = headOf(rows, year.row, Math.min(next, year.row + LONGEST));
      return head ? [{ ...year, head }] : [];
    });
    const names = yearNames(withHead.map(({ head }) => head));
    if (!names || withHead.length < MIN_YEARS) continue;
    return {
      lines: withHead.flatMap(({ total }, at) => {
        const name = names[at];
        return name ? [{ name, figure: total, cents: total.value }] : [];
      }),
      by_key: keysOf(rows, withHead, names),
    };
  }
  return null;
}

/** Called as their columns are. */
function keysOf(
  rows: readonly Row[],
  years: readonly YearRow[],
  names: readonly YearName[],
): YearKey[] {
  const [first] = years;
  const closed = years[names.indexOf('charges_courantes')];
  if (!first || !closed) return [];
  const figures = [...closed.terms, closed.total].toSorted((a, b) => a.box[0] - b.box[0]);
  const heads = headsOver(
    rows,
    first.row,
    figures.map(({ box }) => box),
  );
  return figures.flatMap((figure, at) => {
    const label = keyName(heads?.[at] ?? '');
    const column = years.flatMap(({ terms, height }, year) => {
      const own = terms.find((one) => isUnder(figure, one, height));
      return own ? [[names[year], own]] : [];
    });
    return figure === closed.total || label === ''
      ? []
      : [{ label, figures: Object.fromEntries(column) }];
  });
}
