// A fact whose label stands in small letters under it, as on forms and on the cards of a screen. (A whole page that
// is written so is put in order by captions-first.ts.)
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { under } from './labelled.ts';
import { type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** In heights of a line. */
const UP = 2.6;

const isAcross = (a: Cell['box'], b: Cell['box']): boolean => a[0] < b[2] && b[0] < a[2];

/** A large figure stands as much further from its name. */
const larger = ({ box }: Cell, height: number): number => Math.max(0, box[3] - box[1] - height);

/** The nearest of those right over a label that stand as asked. */
export const cellOver = (
  { lines, height }: Sheet,
  label: Cell,
  isOne: (cell: Cell) => boolean,
): Cell | undefined =>
  lines
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        middleOf(cell.box) < label.box[1] &&
        middleOf(label.box) - middleOf(cell.box) < UP * height + larger(cell, height) &&
        isOne(cell),
    )
    .toSorted((a, b) => middleOf(b.box) - middleOf(a.box))[0];

/** The cell right above each one that a label opens, where it says what is asked for. */
export function over<T>(
  sheet: Sheet,
  label: RegExp,
  read: (text: string) => T | null,
): Reading<T>[] {
  const opens = new RegExp(`^(?:${label.source})`, 'u');
  return sheet.lines.flatMap(({ cells }) =>
    cells
      .filter(({ text }) => opens.test(fold(text)))
      .flatMap((cell) => {
        const above = cellOver(sheet, cell, ({ box }) => isAcross(box, cell.box));
        const value = above ? read(above.text) : null;
        return above && value !== null
          ? [readWords(value, above.text, above.words, sheet.page)]
          : [];
      }),
  );
}

/**
 * The same where `name` is all that the cell under the value says; and only where nothing stands under the
 * name or beside it: then it is the name of what stands there.
 */
export function overName<T>(
  sheet: Sheet,
  name: RegExp,
  read: (text: string) => T | null,
): Reading<T>[] {
  const whole = new RegExp(`(?:${name.source})(?: ?:)?$`, 'u');
  const named = new RegExp(`^${whole.source}`, 'u');
  // What stands at its left, or further than the next name, is of another card.
  const isBeside = sheet.lines.some(({ cells }) =>
    cells.some(({ text }, at) => {
      const next = cells[at + 1];
      return named.test(fold(text)) && next !== undefined && read(next.text) !== null;
    }),
  );
  const found = over(sheet, whole, read);
  // « À payer » over the very figure that « Total à payer » names from below.
  const isUnder = under(sheet, name, read).some(
    ({ box }) => !found.some((one) => one.box[0] === box[0] && one.box[1] === box[1]),
  );
  return isBeside || isUnder ? [] : found;
}
