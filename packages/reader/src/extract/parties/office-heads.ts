// What the first lines of a page are to the firm: its office without a street, the title under its card, a greeting.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { buildingOf } from '../places/building.ts';
import type { Block } from '../sheet/blocks.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « COPRO SUD – Centre commercial du Port – 44000 NANTES », first of all, and the building with its own street further down. */
export function isOverBuilding(sheet: Sheet, cell: Cell, name: string): boolean {
  const { names, addresses } = buildingOf(sheet);
  return (
    OFFICE_WITHOUT_STREET.test(cell.text) &&
    addresses.length > 0 &&
    names.length > 0 &&
    names.every(({ value, box }) => box[1] > cell.box[3] && !fold(value).includes(name))
  );
}
const OFFICE_WITHOUT_STREET =
  /^\p{Lu}[^–—,;:]{3,40}\s[–—-]\s\p{Lu}[^–—;:]{5,60}(?:\s[–—-]|,)\s\d{5}\s\p{Lu}[\p{L}'’ -]+$/u;

/** What a card says of its firm, up to the title of the paper: « à la mairie » is where people meet. */
export function headOf(lines: Block['lines']): string {
  const texts = lines.map(({ cell }) => fold(cell.text));
  const end = texts.findIndex((text, at) => at > 0 && OPENS_PAPER.test(text));
  return texts.slice(0, end === -1 ? undefined : end).join('\n');
}
const OPENS_PAPER =
  /^(?:assemblee generale|proces-verbal|convocation|syndicat des? coproprietaires|appel (?:de|d')|releve de|decompte de)/;

/** « SARL DU PORT, », alone on its line: whom the letter greets. */
export const isGreeting = ({ text }: Cell): boolean => /,\s*$/.test(text);
