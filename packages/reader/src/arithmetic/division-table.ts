// A table of division: lots numbered one after the other, in one column or wrapped into several, over several pages, and parts that add up
// to their base. Only so many lots and such parts make that sum.
import { fold } from '../french/fold.ts';
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
export const NEXT = 4;
/** Of the height of a line: as much may two numbers of one column be set apart. */
const EVEN = 1.2;
/** More ways to go on are no table. */
const MOST_WAYS = 4;

export const numberOf = ({ value }: Figure): number => value / 100;
const EMPTY: Pick<Row, 'figures'> = { figures: [] };
const wholesIn = ({ figures }: Pick<Row, 'figures'>): Figure[] => longest(figures).filter(isWhole);

export const isEven = (one: Figure, other: Figure, height: number): boolean =>
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

/** The numbers up to the next lot of the row. */
export function numbersOf(rows: readonly Row[], lot: Figure, lots: ReadonlySet<Figure>): Figure[] {
  const after = wholesIn(rows[lot.row] ?? EMPTY);
  const own = after.slice(after.indexOf(lot) + 1);
  const end = own.findIndex((one) => lots.has(one));
  // « 148/1000 » in one word: of the whole so many parts.
  return own
    .slice(0, end === -1 ? undefined : end)
    .filter(({ words: [word] }, at, all) => all[at - 1]?.words[0] !== word);
}

export const isAcross = ({ box }: Figure, other: Figure): boolean =>
  box[0] < other.box[2] && other.box[0] < box[2];

/** Numbers under one another, one beside each of the lots: keys that not all of them pay have gaps. */
export function fullColumns(numbers: readonly (readonly Figure[])[]): Figure[][] {
  const [first = [], ...others] = numbers;
  return first.flatMap((top) => {
    const column = [top];
    for (const row of others) {
      const own = row.filter((one) => isAcross(one, column.at(-1) ?? top) || isAcross(one, top));
      const [next, ...more] = own;
      if (!next || more.length > 0) return [];
      column.push(next);
    }
    return [column];
  });
}

const shiftOf = ([part]: readonly Figure[], [lot]: Column): number =>
  (part?.box[2] ?? 0) - (lot?.box[0] ?? 0);

/** Of every column of numbers that stands beside all lots, wherever the table goes on, its numbers. */
function keyColumns(rows: readonly Row[], parts: readonly Column[]): Figure[][] {
  const lots = new Set(parts.flat());
  const full = parts.map((lane) => fullColumns(lane.map((lot) => numbersOf(rows, lot, lots))));
  const [first] = parts;
  const [lead = []] = full;
  return lead.map((one) =>
    parts.flatMap((lane, at) => {
      const away = (other: Figure[]) => Math.abs(shiftOf(other, lane) - shiftOf(one, first ?? []));
      return full[at]?.toSorted((a, b) => away(a) - away(b))[0] ?? [];
    }),
  );
}

/** Numbers that stand between two columns in most of their rows: the parts of the first, where there are any. */
function hasBetween(rows: readonly Row[], left: Column, right: Column): boolean {
  const shared = right.flatMap((figure) => {
    const before = left.find(({ row }) => row === figure.row);
    return before ? [[before, figure] as const] : [];
  });
  const held = shared.filter(([before, figure]) =>
    wholesIn(rows[figure.row] ?? EMPTY).some(
      ({ box }) => box[0] > before.box[2] && box[2] < figure.box[0],
    ),
  );
  return 2 * held.length > shared.length || shared.length === 0;
}

/** « 201 – Cave 1 – 60 »: what is counted right after the lot is no lot. */
const withoutInner = (rows: readonly Row[], columns: readonly Column[]): Column[] =>
  columns.filter((column) =>
    columns.every((other) => {
      const [one, first] = [other[0], column[0]];
      const isLeft = one && first && one.page === first.page && one.box[2] < first.box[0];
      // Shares may follow one another by chance, a few at a time.
      const isShort = other.length < column.length;
      return other === column || !isLeft || isShort || hasBetween(rows, other, column);
    }),
  );

/** A base that nobody prints in figures: « dix millièmes ». */
export const ROUND = new Set([1_000, 10_000, 100_000]);
/** One part in so many: shorter columns are of something else. */
const SHORT = 4;
/** As few lots may make a round sum by chance. */
const MIN_ROUND = 12;

function divisionBy(
  rows: readonly Row[],
  columns: readonly Column[],
  bases: ReadonlySet<number>,
): Division | null {
  const lots = columns.flat();
  const [first] = lots;
  const all = new Set(lots);
  const isOnce = new Set(lots.map(numberOf)).size === lots.length;
  if (!first || lots.length < MIN_LOTS || !isOnce) return null;
  const last = lots.flatMap((lot) => numbersOf(rows, lot, all).at(-1) ?? []);
  const parts = [...keyColumns(rows, columns), last].find((some) => {
    const base = sumOf(some);
    const isRound = ROUND.has(base) && lots.length >= MIN_ROUND;
    return some.length === lots.length && (bases.has(base) || isRound);
  });
  if (!parts) return null;
  return {
    lots: lots.map((lot, at) => ({
      lot: numberOf(lot),
      part: parts[at] ? numberOf(parts[at]) : 0,
    })),
    base: sumOf(parts),
    figure: first,
  };
}

export const sumOf = (parts: readonly Figure[]): number =>
  parts.reduce((sum, part) => sum + numberOf(part), 0);

const CARRIED = /\breport(?:er|e|ees?)?\b/;
const textOf = ({ line }: Row): string => fold(line.words.map(({ text }) => text).join(' '));

export function divisionOf(rows: readonly Row[]): Division | null {
  const columns = withoutInner(rows, columnsOf(rows));
  const inTable = new Set(columns.flatMap((column) => column.map(({ row }) => row)));
  // What one lot has is the base of nothing, nor what a page carries over.
  const bases = new Set(
    rows.flatMap((row, at) =>
      inTable.has(at) || CARRIED.test(textOf(row))
        ? []
        : wholesIn(row).filter(isBase).map(numberOf),
    ),
  );
  const chains = columns.flatMap((column) => [...chainsFrom(column, columns)]);
  // Lots may be numbered by floors or kinds, from 101, from 201; articles are numbered too.
  const most = Math.max(0, ...columns.map(({ length }) => length));
  const table = columns.filter(({ length }) => length * SHORT >= most);
  const found = [...chains, table].flatMap((lots) => divisionBy(rows, lots, bases) ?? []);
  const [best] = found.toSorted((a, b) => b.lots.length - a.lots.length);
  return best ?? null;
}
