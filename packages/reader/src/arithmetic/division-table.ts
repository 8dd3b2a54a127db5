// A table of division: lots numbered one after the other, in one column or wrapped into several, over several pages, and parts that add up
// to their base. Only so many lots and such parts make that sum.
import { type Figure, longest, type Row } from './figures.ts';
import { isBase, isWhole } from './fractions.ts';

export type Division = {
  lots: readonly { lot: number; part: number }[];
  base: number;
  figure: Figure;
};

/** Lots that stand under one another, each one more than the last. */
type Column = readonly Figure[];

const MIN_COLUMN = 3;
const MIN_LOTS = 4;
/** In rows: a record takes no more. */
const NEXT = 4;
/** Of the height of a line: as much may two numbers of one column be set apart. */
const EVEN = 1.2;
/** More ways to go on are no table. */
const MOST_WAYS = 4;

const numberOf = ({ value }: Figure): number => value / 100;
const wholesIn = ({ figures }: Row): Figure[] => longest(figures).filter(isWhole);

const isEven = (one: Figure, other: Figure, height: number): boolean =>
  [0, 2].some((edge) => Math.abs((one.box[edge] ?? 0) - (other.box[edge] ?? 0)) < EVEN * height);

function columnsOf(rows: readonly Row[]): Column[] {
  const columns: Figure[][] = [];
  for (const row of rows)
    for (const figure of wholesIn(row)) {
      const own = columns.find((column) => {
        const last = column.at(-1);
        return (
          last !== undefined &&
          last.page === figure.page &&
          numberOf(figure) === numberOf(last) + 1 &&
          figure.row > last.row &&
          figure.row - last.row <= NEXT &&
          isEven(last, figure, row.height)
        );
      });
      if (own) own.push(figure);
      else columns.push([figure]);
    }
  return columns.filter(({ length }) => length >= MIN_COLUMN);
}

/** Columns of which each goes on where the one before ends. */
function* chainsFrom(column: Column, columns: readonly Column[]): Generator<Column[]> {
  const last = column.at(-1);
  const next = columns
    .filter(
      (one) => one[0] && last && numberOf(one[0]) === numberOf(last) + 1 && isLater(one[0], column),
    )
    .slice(0, MOST_WAYS);
  for (const one of next) for (const rest of chainsFrom(one, columns)) yield [column, ...rest];
  yield [column];
}

/** Further right on the page, or on another. */
const isLater = (figure: Figure, [first]: Column): boolean =>
  first !== undefined &&
  (figure.page !== first.page
    ? figure.row > first.row
    : figure.box[0] > first.box[2] || figure.row > first.row);

/** The last number before the next lot of the row. */
function partOf(rows: readonly Row[], lot: Figure, lots: ReadonlySet<Figure>): Figure | null {
  const after = wholesIn(
    rows[lot.row] ?? { line: { words: [], box: lot.box }, page: lot.page, height: 0, figures: [] },
  );
  const own = after.slice(after.indexOf(lot) + 1);
  const end = own.findIndex((one) => lots.has(one));
  return own.slice(0, end === -1 ? undefined : end).at(-1) ?? null;
}

function divisionBy(
  rows: readonly Row[],
  chain: readonly Column[],
  bases: ReadonlySet<number>,
): Division | null {
  const lots = chain.flat();
  const [first] = lots;
  const all = new Set(lots);
  const parts = lots.map((lot) => partOf(rows, lot, all));
  const base = parts.reduce((sum, part) => sum + (part ? numberOf(part) : 0), 0);
  if (!first || lots.length < MIN_LOTS || parts.includes(null) || !bases.has(base)) return null;
  return {
    lots: lots.map((lot, at) => ({
      lot: numberOf(lot),
      part: parts[at] ? numberOf(parts[at]) : 0,
    })),
    base,
    figure: first,
  };
}

export function divisionOf(rows: readonly Row[]): Division | null {
  const columns = columnsOf(rows);
  const bases = new Set(rows.flatMap((row) => wholesIn(row).filter(isBase).map(numberOf)));
  const found = columns
    .flatMap((column) => [...chainsFrom(column, columns)])
    .flatMap((chain) => divisionBy(rows, chain, bases) ?? []);
  const [best] = found.toSorted((a, b) => b.lots.length - a.lots.length);
  return best ?? null;
}
