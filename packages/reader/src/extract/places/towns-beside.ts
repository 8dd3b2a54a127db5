// Listings leave two spaces between a street and its town: « 23 RUE HAUTE   53000 LAVAL » are two cells to whoever
// measures gaps, and one address.
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { findStreets } from './addresses.ts';

const TOWN = /^\d{5} \p{Lu}[\p{L}'’ -]+$/u;
/** In heights of a line. */
const GAP = 2;

/** A street that has its own town under it is beside another's. */
const isStreetOf = (sheet: Sheet, street: Cell, town: Cell): boolean =>
  TOWN.test(town.text) &&
  town.box[0] - street.box[2] < GAP * sheet.height &&
  findStreets(writtenWords(street.words))[0]?.from === 0 &&
  !/\d{5}/.test(street.text) &&
  !TOWN.test(cellUnder(sheet, street)?.text ?? '');

function joined(sheet: Sheet, line: SheetLine): SheetLine {
  const cells = line.cells.flatMap((cell, at) => {
    const [before, next] = [line.cells[at - 1], line.cells[at + 1]];
    if (before && isStreetOf(sheet, before, cell)) return [];
    return next && isStreetOf(sheet, cell, next)
      ? [cellOf([...cell.words, ...next.words])]
      : [cell];
  });
  return cells.length < line.cells.length ? { ...line, cells } : line;
}

/** The page with such addresses in one cell each. */
export const withTowns = (sheet: Sheet): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => joined(sheet, line)),
});
