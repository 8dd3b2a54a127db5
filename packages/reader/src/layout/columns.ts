// The columns of figures of a table: their right edges stand one under the other.
import { middleOf } from '../page/box.ts';
import type { Cell } from './cells.ts';

export type Column = {
  left: number;
  right: number;
  /** What stands above it, from top to bottom. */
  head: string;
};

/** How far apart the right edges of one column may be, in heights of a line. */
const EDGE_TOLERANCE = 0.9;
/** And the left edges of one whose figures start together. */
const LEFT_TOLERANCE = 0.1;
/** Of a column's width; in heights of a line. */
const [SHARED, SIDE_WIDTH] = [0.7, 1.6];
const MIN_LINES = 3;
const MIN_UNDER = 2;
/** Of the usual distance of two rows. */
const LEAP = 1.3;

const NUMBER = /^[-+−–(]?\s*\d[\d\s.]*([.,]\d+)?\s*[-−)]?\s*(€|eur(os?)?|%|d|c|db|cr)?\s*[)]?$/i;
const DATED = /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:$|\s)/;
const WITH_CENTS = /\d[.,]\d{2}(?!\d)/;

/** « 01.04.2026 ». */
const DAY = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/;

export const isNumeric = ({ text }: Cell): boolean => NUMBER.test(text) && !DAY.test(text);
export const hasCents = (cell: Cell): boolean => isNumeric(cell) && WITH_CENTS.test(cell.text);

type Placed = { cell: Cell; line: number; leads: boolean };

export function columnsOf(lines: readonly (readonly Cell[])[], height: number): Column[] {
  const placed = lines
    .flatMap((cells, line) =>
      cells.map((cell, index): Placed => ({ cell, line, leads: index === 0 })),
    )
    .filter(({ cell }) => isNumeric(cell))
    .toSorted((a, b) => a.cell.box[2] - b.cell.box[2]);
  const clusters: Placed[][] = [];
  for (const one of placed) {
    const cluster = clusters.at(-1);
    const edge = cluster && meanEdge(cluster);
    if (cluster && edge !== undefined && one.cell.box[2] - edge <= EDGE_TOLERANCE * height)
      cluster.push(one);
    else clusters.push([one]);
  }
  const aligned = leftAligned(clusters, height);
  const linesIn = (cluster: Placed[]) => new Set(cluster.map(({ line }) => line)).size;
  // A table of one line or two has no more to show; one of three may have a sum in two of them only.
  const most = Math.max(...aligned.filter((one) => !areCodes(one)).map(linesIn));
  const least = most < MIN_LINES && lines.length === MIN_LINES ? MIN_UNDER : MIN_LINES;
  const isMain = (cluster: Placed[]) => linesIn(cluster) >= Math.min(least, lines.length);
  const main = aligned
    .filter((cluster) => isMain(cluster) && !areCodes(cluster))
    .reduce<Placed[][]>((kept, cluster) => {
      const before = kept.at(-1);
      return before && areOne(before, cluster, height)
        ? [...kept.slice(0, -1), [...before, ...cluster]]
        : [...kept, cluster];
    }, []);
  const mainLines = new Set(main.flatMap((cluster) => cluster.map(({ line }) => line)));
  const apart = (one: Placed[]) => main.every((other) => !overlap(extent(one), extent(other)));
  // An amount beside others is one of the table even where its column is nearly empty, and so are those
  // under it; so are whole numbers, the tantièmes, that stand one under the other.
  const isBeside = ({ line }: Placed) => mainLines.has(line);
  // « 19/01/2026   Règlement   …   1 312,50 »: the only payment of an account is one of its rows.
  const isDated = ({ line }: Placed) => DATED.test(lines[line]?.[0]?.text ?? '');
  const rare = aligned
    .filter((cluster) => !isMain(cluster) && apart(cluster))
    .filter((cluster) => {
      const under = linesIn(cluster) >= MIN_UNDER;
      return cluster.every(({ cell }) => hasCents(cell))
        ? cluster.every((one) => isBeside(one) || isDated(one)) || (under && cluster.some(isBeside))
        : under && cluster.every((one) => isBeside(one) && !one.leads);
    });
  // Further down, a row with as many amounts as there are columns may be set in its own way: it opens none.
  const found = main.map(extent);
  const own = rare.filter(
    (cluster) =>
      !cluster.every(
        ({ line }) => standsApart(lines, line) && isAskew(found, lines[line] ?? [], height),
      ),
  );
  return [...main, ...own].map(extent).toSorted((a, b) => a.right - b.right);
}

/** « 1 580,04 € » over « 47,40 € », where a table has its sums start one under the other. */
const leftAligned = (clusters: readonly Placed[][], height: number): Placed[][] =>
  clusters.reduce<Placed[][]>((kept, cluster) => {
    const at = kept.findIndex((other) => startTogether([...other, ...cluster], height));
    return at === -1
      ? [...kept, cluster]
      : kept.map((other, index) => (index === at ? [...other, ...cluster] : other));
  }, []);

/** All are sums, one a line. */
function startTogether(placed: readonly Placed[], height: number): boolean {
  const lefts = placed.map(({ cell }) => cell.box[0]);
  return (
    placed.every(({ cell, leads }) => hasCents(cell) && !leads) &&
    Math.max(...lefts) - Math.min(...lefts) < LEFT_TOLERANCE * height &&
    new Set(placed.map(({ line }) => line)).size === placed.length
  );
}

/** « 312,45 » and « 417,64 D » one under the other, never side by side: a side or a sign makes some longer. */
function areOne(before: readonly Placed[], next: readonly Placed[], height: number): boolean {
  const lines = new Set(before.map(({ line }) => line));
  const [a, b] = [extent(before), extent(next)];
  const narrower = Math.min(a.right - a.left, b.right - b.left);
  return (
    !next.some(({ line }) => lines.has(line)) &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) >= SHARED * narrower &&
    meanEdge(next) - meanEdge(before) <= SIDE_WIDTH * height
  );
}

/** « 601 » before « Eau » is the number of an account, not a figure. */
const areCodes = (cluster: readonly Placed[]): boolean =>
  cluster.every(({ cell, leads }) => leads && !hasCents(cell));

const extent = (cluster: readonly Placed[]): Column => ({
  left: Math.min(...cluster.map(({ cell }) => cell.box[0])),
  right: Math.max(...cluster.map(({ cell }) => cell.box[2])),
  head: '',
});

const overlap = (a: Column, b: Column): boolean => a.left < b.right && b.left < a.right;

const meanEdge = (cluster: readonly Placed[]): number =>
  cluster.reduce((sum, { cell }) => sum + cell.box[2], 0) / cluster.length;

/** Further from the row above than rows are from one another. */
function standsApart(lines: readonly (readonly Cell[])[], at: number): boolean {
  const middles = lines.map(([first]) => (first ? middleOf(first.box) : 0));
  const gaps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? Infinity;
  return (gaps[at - 1] ?? 0) > LEAP * usual;
}

/** As many amounts as columns, not all of them in line, none in the line of another: one each, in their order. */
export function isAskew(
  columns: readonly Column[],
  cells: readonly Cell[],
  height: number,
): boolean {
  const at = cells.filter(hasCents).map((cell) => columnAt(columns, cell, height));
  const inOrder = at.every((column, index) => column === -1 || column === index);
  return columns.length > 1 && at.length === columns.length && at.includes(-1) && inOrder;
}

/** The column whose right edge is that of the cell. */
export function columnAt(columns: readonly Column[], cell: Cell, height: number): number {
  const edge = cell.box[2];
  const isIn = ({ left, right }: Column) =>
    Math.abs(right - edge) <= EDGE_TOLERANCE * height || (edge <= right && edge > left);
  const distances = columns.map((column) =>
    isIn(column) ? Math.abs(column.right - edge) : Infinity,
  );
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : -1;
}
