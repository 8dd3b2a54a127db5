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

/** « 22 rue Haute, 53000 » over « Laval »: a narrow cell breaks between the postcode and the town, alone under it. */
const ENDS_IN_CODE = /\p{L}{3}.*(?<!\b(?:CS|BP|TSA))[\s,]\d{5}$/u;
const ONLY_TOWN = /^\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}$/u;

function townUnder(sheet: Sheet, cell: Cell): Cell | null {
  const under = ENDS_IN_CODE.test(cell.text) ? cellUnder(sheet, cell) : null;
  return under &&
    ONLY_TOWN.test(under.text) &&
    under.box[0] > cell.box[0] - sheet.height / 2 &&
    under.box[2] < cell.box[2]
    ? under
    : null;
}

/** A cell may stay alone on its line: what has gone up is no cell any more. */
function withTownsUnder(sheet: Sheet): Sheet {
  const towns = new Map(
    sheet.lines.flatMap((line) =>
      line.cells.flatMap((cell) => {
        const town = townUnder(sheet, cell);
        return town ? [[cell, town] as const] : [];
      }),
    ),
  );
  if (towns.size === 0) return sheet;
  const gone = new Set(towns.values());
  const lines = sheet.lines.map((line) => ({
    ...line,
    cells: line.cells
      .filter((cell) => !gone.has(cell))
      .map((cell) => {
        const town = towns.get(cell);
        return town ? cellOf([...cell.words, ...town.words]) : cell;
      }),
  }));
  return { ...sheet, lines };
}

/** The page with such addresses in one cell each. */
export function withTowns(printed: Sheet): Sheet {
  const sheet = withTownsUnder(printed);
  return { ...sheet, lines: sheet.lines.map((line) => joined(sheet, line)) };
}
