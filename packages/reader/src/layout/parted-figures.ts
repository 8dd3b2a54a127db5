// « 3 121 » and « 640 107,33 € » are a number, or two of a tight table: of two columns, where another line
// with more cells has a number alone that ends where the first of them does.
import { type Cell, cellOf } from './cells.ts';

const FIGURE = /^\d{1,3}$/;
/** In heights of a line: how near two edges are the same; the space inside a number is narrower. */
const [SAME_EDGE, SPACE, SPACE_OF_SUM] = [0.3, 0.4, 0.6];

/** Two figures, of which the second may have its cents and its currency. */
const MAY_BE_TWO = /^\d{1,3} (?:\d{1,3}|\d{3},\d{2}(?: €)?)$/;
const areTwo = ({ text, words }: Cell): boolean =>
  MAY_BE_TWO.test(text) && FIGURE.test(words[0]?.text ?? '');

/** The lines of a page, as cells. */
export function partedFigures(lines: readonly (readonly Cell[])[], height: number): Cell[][] {
  const alone = lines.flatMap((cells) =>
    cells
      .filter(({ text }) => /^\d+$/.test(text))
      .map(({ box }) => ({ edge: box[2], cells: cells.length })),
  );
  return lines.map((cells) =>
    cells.flatMap((cell) => {
      const [first, ...rest] = cell.words;
      const [next] = rest;
      if (!areTwo(cell) || !first || !next) return [cell];
      const space = FIGURE.test(next.text) ? SPACE : SPACE_OF_SUM;
      const isApart = next.box[0] - first.box[2] > space * height;
      const isColumn = alone.some(
        (one) => one.cells > cells.length && Math.abs(one.edge - first.box[2]) < SAME_EDGE * height,
      );
      return isApart && isColumn ? [cellOf([first]), cellOf(rest)] : [cell];
    }),
  );
}
