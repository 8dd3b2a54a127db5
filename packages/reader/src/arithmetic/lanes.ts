// Figures that stand in a line with one another: the rows of a page, and its columns. A table may be printed either way
// round, so that what is true along rows in one house is true along columns in the next.
import { widthOf } from '../page/box.ts';
import { amountsIn, type Figure, longest, type Row } from './figures.ts';

export type Lane = readonly Figure[];

export const rowLanes = (rows: readonly Row[]): Lane[] =>
  rows.map(({ figures }) => figures).filter((figures) => figures.length > 1);

/** Of the height of a line: as much may the right edges of a column differ, or the middles of its figures. */
const EVEN = 0.5;

/** Whether two figures are set under one another: by their right edges, or centred. */
export function isUnder(one: Figure, other: Figure, height: number): boolean {
  const right = Math.abs(one.box[2] - other.box[2]);
  const middle = Math.abs(
    one.box[0] + widthOf(one.box) / 2 - other.box[0] - widthOf(other.box) / 2,
  );
  return right <= EVEN * height || middle <= EVEN * height;
}

/** The columns of a page, each from top to bottom, of figures that were read whole; or `across` all pages, where a table goes on. */
export function columnLanes(rows: readonly Row[], across = false): Lane[] {
  const columns: Figure[][] = [];
  for (const { figures, height } of rows)
    for (const figure of longest(figures)) {
      const over = columns.filter((column) => {
        const last = column.at(-1);
        return (
          last !== undefined &&
          (across || last.page === figure.page) &&
          last.row !== figure.row &&
          isUnder(last, figure, height)
        );
      });
      // Of two that end over it, the one that ends nearer.
      const [own] = over.toSorted((a, b) => (b.at(-1)?.row ?? 0) - (a.at(-1)?.row ?? 0));
      if (own) own.push(figure);
      else columns.push([figure]);
    }
  return columns.filter((column) => column.length > 1);
}

/** In rows: a card has no larger gap between two of its figures. */
const IN_CARD = 2;

/** The cards of a page, each a run of rows of one column: others stand beside it and under it. */
export const cardLanes = (rows: readonly Row[]): Lane[] =>
  columnLanes(rows).flatMap((lane) => {
    const starts = lane.flatMap(({ row }, at) =>
      row - (lane[at - 1]?.row ?? -Infinity) > IN_CARD ? [at] : [],
    );
    return starts.map((start, at) => lane.slice(start, starts[at + 1]));
  });

/** « Charges générales 330,22 » over « 316 sur 10 000 de 10 450,00 »: two rows that have one amount each, `of` those that hold a fraction. */
export const pairLanes = (rows: readonly Row[], of: ReadonlySet<number>): Lane[] =>
  rows.flatMap((row, at) => {
    const own = of.has(at) ? amountsIn(row) : [];
    const over = rows
      .slice(Math.max(0, at - IN_CARD), at)
      .findLast((one) => one.page === row.page && amountsIn(one).length > 0);
    const [above, ...more] = over ? amountsIn(over) : [];
    return own.length === 1 && above && more.length === 0 ? [[above, ...row.figures]] : [];
  });
