// A paper about a building may open with it: its name, its address, then the title and who made it.
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { nameIn } from './building-name.ts';
import { opensWithBuilding } from './opening-head.ts';
import type { Place } from './places.ts';

/** « U Mulinu » over « 3 rue Haute, 20200 Bastia » over « Carnet d’entretien tenu par… ». */
export const openingName = (sheet: Sheet, places: readonly Place[]): Reading<string>[] => {
  const [first] = sheet.lines;
  const [cell, ...others] = first?.cells ?? [];
  if (!cell || others.length > 0 || !opensWithBuilding(sheet)) return [];
  const isOver = places.some(({ before: [nearest] }) => nearest === cell.text);
  const name = isOver ? nameIn(cell.text)?.name : undefined;
  return name ? [{ value: name, raw: cell.text, box: cell.box, page: sheet.page }] : [];
};
