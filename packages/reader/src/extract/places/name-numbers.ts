// « LE CORBIER » over « 2 » over « 280 rue Haute », in a narrow cell: the number ends the name of the building.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const LONE_NUMBER = /^(?:\d{1,3}|I{1,3}|IV|V)$/;
const OPENS_STREET = /^\d{1,4}(?: ?(?:bis|ter|[A-D]))?,? \p{L}/u;

/** The number under a cell, in its column, where a street comes next. */
function numberUnder(sheet: Sheet, cell: Cell): string | null {
  const number = cellUnder(sheet, cell);
  const street = number && LONE_NUMBER.test(number.text) ? cellUnder(sheet, number) : null;
  const isColumn =
    number &&
    street &&
    [number, street].every(({ box }) => Math.abs(box[0] - cell.box[0]) < sheet.height);
  return isColumn && OPENS_STREET.test(street.text) ? number.text : null;
}

export function withNumber(sheet: Sheet, one: Reading<string>): Reading<string> {
  const name = fold(one.value);
  const number = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => fold(text).trim() === name)
    .map((cell) => numberUnder(sheet, cell))
    .find((found) => found !== null);
  return number ? { ...one, value: `${one.value} ${number}` } : one;
}
