// « Pouvoir   Copro Sud » over its street, on the first line of a page: who manages the building shows itself at the right,
// beside the title of the paper or the name of the building.
import { fold, plain } from '../../french/fold.ts';
import { findAddresses } from '../places/addresses.ts';
import { plainAddress } from '../places/agreed-address.ts';
import { buildingOf } from '../places/building.ts';
import type { Block } from '../sheet/blocks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { saysTitle } from './firm-names.ts';

/** In words. */
const MAX_NAME = 4;
const PROPER = /^\p{Lu}[\p{L}\d'&.-]*(?: (?:de|du|des|et|la|le|&|\p{Lu}[\p{L}\d'&.-]*))*$/u;

/** The window of an envelope stands lower; what is at the place of the building is the building. */
export function isBesideTitle(sheet: Sheet, { lines: [top, ...more], written }: Block): boolean {
  const cells = sheet.lines[0]?.cells ?? [];
  const others = cells.slice(0, -1);
  const [office] = findAddresses(written);
  if (!top || !office || more.length === 0 || cells.at(-1) !== top.cell) return false;
  const rows = written.text.slice(0, written.starts[office.from]).split('\n').length - 1;
  const places = buildingOf(sheet).addresses;
  return (
    rows === 1 &&
    others.length > 0 &&
    others.every(({ text }) => saysTitle(fold(text))) &&
    PROPER.test(plain(top.cell.text)) &&
    top.cell.words.length <= MAX_NAME &&
    places.length > 0 &&
    places.every(({ value }) => plainAddress(value) !== plainAddress(office.value))
  );
}
