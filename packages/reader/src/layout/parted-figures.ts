// « 3 121 » is a number, or two of a tight table: of two columns, where another line with more cells has a
// number alone that ends where the first of them does.
import type { Word } from '../page/page.ts';
import { type Cell, cellOf } from './cells.ts';

const FIGURE = /^\d{1,3}$/;
/** In heights of a line: how near two edges are the same; the space inside a number is narrower. */
const [SAME_EDGE, SPACE] = [0.3, 0.4];

const isWhole = ({ words }: Cell): boolean =>
  words.length > 1 && words.every(({ text }) => FIGURE.test(text));

/** The lines of a page, as cells. */
export function partedFigures(lines: readonly (readonly Cell[])[], height: number): Cell[][] {
  const alone = lines.flatMap((cells) =>
    cells
      .filter(({ text }) => /^\d+$/.test(text))
      .map(({ box }) => ({ edge: box[2], cells: cells.length })),
  );
  return lines.map((cells) =>
    cells.flatMap((cell) => {
      const [first, next, ...others] = cell.words;
      if (!isWhole(cell) || !first || !next || others.length > 0) return [cell];
      const isApart = next.box[0] - first.box[2] > SPACE * height;
      const isColumn = alone.some(
        (one) => one.cells > cells.length && Math.abs(one.edge - first.box[2]) < SAME_EDGE * height,
      );
      return isApart && isColumn ? [first, next].map((word: Word) => cellOf([word])) : [cell];
    }),
  );
}
