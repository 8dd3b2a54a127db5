// Cells that stand one under the other: a letterhead, a card, a paragraph. Two cards side by side are two blocks.
import { type Written, writtenLines } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import type { Sheet } from './sheet.ts';

type BlockLine = {
  cell: Cell;
  /** What stands at its left on the line of the page: a label, often. */
  left: Cell | null;
};

export type Block = { lines: readonly BlockLine[]; written: Written; page: Page };

/** In heights of a line. */
const BELOW = 1.9;

export function blocksOf({ lines, height, page }: Sheet): Block[] {
  const blocks: BlockLine[][] = [];
  for (const { cells } of lines)
    for (const [index, cell] of cells.entries()) {
      const own = { cell, left: cells[index - 1] ?? null };
      // Of two that it stands under, the one whose left side it shares.
      const above = blocks
        .filter((block) => isUnder(cell, block.at(-1)?.cell, height))
        .toReversed()
        .toSorted((a, b) => leftGap(cell, a) - leftGap(cell, b))[0];
      if (above) above.push(own);
      else blocks.push([own]);
    }
  return blocks.map((block) => ({
    lines: block,
    written: writtenLines(
      block.map(({ cell }) => cell),
      height,
    ),
    page,
  }));
}

const leftGap = ({ box }: Cell, block: readonly BlockLine[]): number =>
  Math.abs((block.at(-1)?.cell.box[0] ?? Infinity) - box[0]);

function isUnder({ box }: Cell, above: Cell | undefined, height: number): boolean {
  if (!above) return false;
  const gap = middleOf(box) - middleOf(above.box);
  const overlaps = box[0] < above.box[2] && above.box[0] < box[2];
  return overlaps && gap > 0 && gap < BELOW * height && !isApart(box, above.box, height);
}

/** Under the right end of a long line, and neither centred nor flush with it: the window of an envelope. */
function isApart(box: Cell['box'], above: Cell['box'], height: number): boolean {
  const centre = Math.abs(box[0] + box[2] - above[0] - above[2]) / 2;
  return (
    box[0] - above[0] > FAR * height &&
    Math.abs(box[2] - above[2]) > ALIGNED * height &&
    centre > ALIGNED * height
  );
}
const [FAR, ALIGNED] = [15, 1.5];

/** In heights of a line: under the head of a card there is more room. */
const UNDER_HEAD = 3;

/** The first cell that stands under another, whatever is on the lines beside it. */
export function cellUnder({ lines, height }: Sheet, head: Cell): Cell | null {
  for (const { cells } of lines)
    for (const cell of cells) {
      const gap = middleOf(cell.box) - middleOf(head.box);
      const overlaps = cell.box[0] < head.box[2] && head.box[0] < cell.box[2];
      if (overlaps && cell !== head && gap > height / 2)
        return gap < UNDER_HEAD * height ? cell : null;
    }
  return null;
}

/** In heights of a line. */
const NEXT = 2.4;

/** The cell that goes on under another, in its column: nothing stands at its left, where its own label would be. */
export const goesOnIn = ({ lines, height }: Sheet, box: Cell['box']): Cell | null =>
  lines
    .flatMap(({ cells }) => cells.slice(0, 1))
    .find(
      (cell) =>
        cell.box[1] > middleOf(box) &&
        middleOf(cell.box) - middleOf(box) < NEXT * height &&
        Math.abs(cell.box[0] - box[0]) < height,
    ) ?? null;
