// « Pouvoir   Copro Sud » over its street, on the first line of a page: who manages the building shows itself at the right,
// beside the title of the paper or the name of the building.
import { fold, plain } from '../../french/fold.ts';
import { findAddresses } from '../places/addresses.ts';
import { plainAddress } from '../places/agreed-address.ts';
import { buildingOf } from '../places/building.ts';
import type { Block } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellReading, nameOf, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

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

const LEGAL_FORM = /\s(?:S\.A\.R\.L|S\.A\.S|S\.A|E\.U\.R\.L|SARL|SASU?|EURL)\.?$/u;

/** « Imm. 0098 LES MÉSANGES   ANNEXE 2   ROUX & PETIT S.A. », the first line of a print: a firm, where all the rest is of the paper. */
export const formedBesideTitles = (sheet: Sheet): Reading<string>[] => {
  const cells = sheet.lines[0]?.cells ?? [];
  return cells
    .filter(
      (cell) =>
        LEGAL_FORM.test(cell.text) &&
        cells.length > 1 &&
        cells.every((other) => other === cell || OF_PAPER.test(fold(other.text))),
    )
    .flatMap((cell) => nameOf(cellReading(sheet, cell)))
    .filter(({ value }) => !saysTitle(fold(value)) && !isOtherTrade(fold(value)));
};
const OF_PAPER =
  /^(?:imm(?:euble|\.)?|copro(?:priete|\.)?|residence|sdc|annexe|page|edite|edition|releve|appel|decompte|etat|compte|proces-verbal|pv|convocation|exercice|le \d|\d{2}\/)\b/;
