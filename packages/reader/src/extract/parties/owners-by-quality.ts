// A company that owns a home may have no form before its name: « FONCIÈRE DU PORT, 3 rue Haute… – Qualité :
// propriétaire », under the head of whoever asked for the report.
import { fold, plain } from '../../french/fold.ts';
import { isNoName } from '../names/no-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { headed } from './headed-owners.ts';
import { untitled } from './untitled-names.ts';

const QUALITY =
  /\bqualite(?: d(?:u|e l')[a-z' ]{3,30})?(?: \([^()]{1,40}\))?\s?:\s?(?:co-?)?proprietaires?(?! (?:du fonds|voisin))\b/;
/** Up to the street. */
const PLACED = /^(?<name>[^,;:()\d]{4,60}?)\s?(?:,|\s-)\s(?=\d)/u;
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d'&.-]+(?: (?:&|\p{Lu}[\p{Lu}\d'&.-]*)){1,6}$/u;

/** Whoever a line under such a head names, places and calls the owner. */
export const ownersByQuality = (sheet: Sheet, head: RegExp): Reading<string>[] =>
  headed(sheet, head).flatMap(({ name: cell, ...one }) => {
    if (!QUALITY.test(fold(cell.text))) return [];
    const length = PLACED.exec(plain(cell.text))?.groups?.['name']?.length ?? 0;
    const name = cell.text.slice(0, length).trim();
    const isName = IN_CAPITALS.test(plain(name)) || untitled(name) === name;
    return length > 0 && isName && !isNoName(name) ? [{ ...one, value: name, raw: cell.text }] : [];
  });
