// A table with a row for each owner, whose parts make up their base: its totals are everybody's. The row of one owner is the one with a sum
// that the paper prints again outside the table.
import { amountsIn, type Figure, longest, type Row } from './figures.ts';
import { isWhole } from './fractions.ts';
import { columnLanes, isUnder } from './lanes.ts';
import { holds, type ShareLine } from './shares.ts';
import { type Sum, sumsOf } from './sums.ts';

export type OwnersTable = {
  /** From the first owner to the last, by the row of each. */
  owners: readonly number[];
  parts: readonly Figure[];
  /** Where all of them are added up. */
  total: number;
};

const FEWEST_OWNERS = 3;
const isBase = (value: number): boolean => /^10{2,5}$/.test(String(value));

/** One table a column of parts that add up to a whole. */
export function ownersTables(rows: readonly Row[]): OwnersTable[] {
  const sums = columnLanes(rows).flatMap((lane) => {
    const parts = lane.filter(({ has_cents, value }) => !has_cents && value > 0);
    return sumsOf(parts.map((figure) => ({ figure, cents: figure.value, closes: false }))).flat();
  });
  const found = sums
    .filter(({ cents, terms }: Sum) => terms.length >= FEWEST_OWNERS && isBase(cents / 100))
    .map(({ figure, terms }) => ({
      owners: terms.map((term) => term.figure.row),
      parts: terms.map((term) => term.figure),
      total: figure.row,
    }));
  // A whole over its parts and one under them tell of one table: what is added up stands under.
  return [...Map.groupBy(found, ({ owners }) => owners.join('/')).values()].flatMap(
    (own) => own.toSorted((a, b) => b.total - a.total)[0] ?? [],
  );
}

/** « 0,00 » and « 5,00 » are said of many things. */
const LEAST = 1000;

/** Null where the paper says no sum of one of them again, or those of two. */
export function ownersRow(rows: readonly Row[], table: OwnersTable): number | null {
  const tables = ownersTables(rows);
  const outside = new Set(
    rows
      .filter((_, row) => tables.every((one) => !isInside(one, row)))
      .flatMap((row) => amountsIn(row).map(({ value }) => value)),
  );
  const sums = table.owners.map((row) => amountsIn(rows[row] ?? { figures: [] }));
  const isOnly = (value: number) =>
    sums.filter((own) => own.some((one) => one.value === value)).length === 1;
  const [own, ...others] = table.owners.filter((_, at) =>
    sums[at]?.some(({ value }) => value >= LEAST && outside.has(value) && isOnly(value)),
  );
  return own !== undefined && others.length === 0 ? own : null;
}

const isInside = ({ owners, total }: OwnersTable, row: number): boolean =>
  row >= Math.min(...owners) && row <= Math.max(total, ...owners);

/** « 245 | 1 248,07 »: what one owner pays by each key, of what stands in the total of the column. */
export function linesOfOwner(rows: readonly Row[], table: OwnersTable, row: number): ShareLine[] {
  const [own, all] = [rows[row], rows[table.total]];
  if (!own || !all) return [];
  const over = (figure: Figure) =>
    longest(all.figures).find(
      (one) => one.has_cents === figure.has_cents && isUnder(figure, one, own.height),
    );
  const figures = longest(own.figures);
  return figures.flatMap((part, at) => {
    const share = figures[at + 1];
    const [base, total] = [over(part), share && over(share)];
    if (!isWhole(part) || !share?.has_cents || !base || !total) return [];
    const fraction = { part: part.value / 100, base: base.value / 100 };
    return holds(share.value, total.value, fraction)
      ? [{ ...fraction, total, share, calls: 1 }]
      : [];
  });
}

export type SettledRow = { charges: Figure; provisions: Figure; difference: Figure };

/** « 1 697,57 | 1 769,60 | -72,03 »: the parts of all keys, what was called, and what lies between. */
export function settledRow(
  rows: readonly Row[],
  row: number,
  lines: readonly ShareLine[],
): SettledRow | null {
  const amounts = amountsIn(rows[row] ?? { figures: [] });
  const spent = lines.reduce((sum, { share }) => sum + share.value, 0);
  const found = amounts.flatMap((charges, at): SettledRow[] => {
    const [provisions, difference] = [amounts[at + 1], amounts[at + 2]];
    if (!provisions || !difference || charges.value !== spent) return [];
    const isLeft = Math.abs(charges.value - provisions.value) === difference.value;
    return isLeft ? [{ charges, provisions, difference }] : [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}
