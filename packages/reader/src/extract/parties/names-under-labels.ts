// The rest of a name that a narrow column broke: under its label, or a given name under a family name.
import { plain } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Propriétaires : M. et Mme LE » over « BRETON Paul »: under the cell that opens with the label, in its column. */
export function underLabel(sheet: Sheet, { box }: Reading<string>): string | undefined {
  const cell = sheet.lines
    .flatMap(({ cells }) => cells)
    .find(
      (one) =>
        one.box[0] < box[0] &&
        one.box[2] >= box[2] - 1 &&
        one.box[1] <= middleOf(box) &&
        one.box[3] >= middleOf(box),
    );
  const under = cell ? cellUnder(sheet, cell) : null;
  const isOwn = cell && under && Math.abs(under.box[0] - cell.box[0]) < sheet.height / 2;
  return isOwn ? REST_OF_NAME.exec(plain(under.text))?.[0] : undefined;
}
const REST_OF_NAME = /^\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}$/u;

/** « M. ROUX Paul et Mme PETIT » over « Anne », in a column whose label goes on beside it. */
export const givenBelow = (
  { lines, height }: Sheet,
  { box }: Reading<string>,
): string | undefined =>
  lines
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        cell.box[1] > middleOf(box) &&
        middleOf(cell.box) - middleOf(box) < height * NEXT &&
        Math.abs(cell.box[0] - box[0]) < height / 2 &&
        isGivenName(cell.text),
    )?.text;
/** In heights of a line. */
const NEXT = 2.4;
