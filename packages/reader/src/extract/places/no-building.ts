// A building is never called just as the town of an address is: « 97200 » over « FORT-DE-FRANCE », beside a label.
import { fold } from '../../french/fold.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainAddress } from './agreed-address.ts';

/** « 57031 – LES TERRASSES »: the number that a syndic gave it, and no postcode. « 44000 – NANTES » is one. */
const CODED = /(?<!\d)\d{5}\s[–—-]\s(?=l(?:es|a|e)\s|l['’]|residence\s)/g;

/** « 44000 NANTES », « 68002 COLMAR CEDEX 2 »: the towns that a page names as such. */
const TOWN_AFTER_CODE = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\d)\d{2} ?\d{3} (?:f )?${name}(?! (?:les|le|la|sur|sous|en|de|du|des|aux?|et)\b)(?!\S)|(?<!\S)${name} cedex(?!\S)`,
  );

/** Whether all that a name says is a town, with or without what it is a town of. */
export function isOnlyTown({ written }: Sheet, { value }: Pick<Reading<string>, 'value'>): boolean {
  const name = plainAddress(value).replace(/ cedex(?: \d+)?$| \d{1,2}$/, '');
  const text = plainAddress(fold(written.text).replaceAll(CODED, ' code '));
  return name !== '' && TOWN_AFTER_CODE(name).test(text) && !isCalledSo(text, name);
}

/** « 57031 LES TERRASSES DU PORT » at the foot, and « Immeuble LES TERRASSES DU PORT » elsewhere: the number is no postcode. */
const isCalledSo = (text: string, name: string): boolean =>
  /^l(?:es?|a) \S+ \S/.test(name) &&
  new RegExp(
    String.raw`(?<!\S)(?:immeuble|residence|copropriete|sdc|syndicat des coproprietaires) ${name}(?!\S)`,
  ).test(text);
