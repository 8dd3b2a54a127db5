// « COPRO 27 rue Haute NANTES – CHARGES 2025 », at the head of what owners write themselves: no postcode, and often no
// sign before the town. Told as it is printed, so that nothing hangs on where the street ends.
import { anyCase } from '../../french/any-case.ts';
import { plain } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { isNoName } from '../names/no-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { only, plainAddress } from './agreed-address.ts';
import type { Place } from './places.ts';

const LABEL = anyCase(
  String.raw`(?:copro|copropri[eé]t[eé]|sdc|s\.d\.c\.|syndicat des? copropri[eé]taires|immeuble)`,
);
const DOORS = String.raw`\d{1,4}(?:\s?(?:bis|ter|BIS|TER)(?!\p{L}))?(?:\s?(?:,|et|-|/|à)\s?\d{1,4}(?:\s?(?:bis|ter|BIS|TER)(?!\p{L}))?){0,2}`;
const HEAD = new RegExp(
  String.raw`^(?:(?:la|LA|La)\s)?${LABEL}(?:\s?:|\s(?:${anyCase('du')}))?\s(?<street>${DOORS},?\s${anyCase(`(?:${STREET_KINDS})`)}\s\p{L}[\p{L}\d'. -]{1,45}?)(?:\s?[,-]\s(?<next>[^,:;()|-]{2,40}?))?(?=\s-\s|\s?[:;(|]|$)`,
  'u',
);
/** In lines. */
const HEAD_LINES = 4;

const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,3}$/u.test(text) && !isNoName(text);

/** The street that a paper is headed with; with its postcode, where another line has that. */
export function headStreets(sheet: Sheet, places: readonly Place[]): Reading<string>[] {
  const heads = sheet.lines.slice(0, HEAD_LINES).flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const { street, next = '' } = HEAD.exec(plain(text))?.groups ?? {};
      if (street === undefined) return [];
      const whole = places.find(
        ({ value, bare }) => !bare && plainAddress(value).startsWith(`${plainAddress(street)} `),
      );
      // « – NANTES – »: the town, where the paper names it once more.
      const isNamed =
        isTown(next) &&
        plainAddress(sheet.written.text).split(plainAddress(next)).length > STATED_TWICE;
      const value = whole?.value ?? (isNamed ? `${street}, ${next}` : street);
      return [{ value, raw: text, box, page: sheet.page }];
    }),
  );
  return only(heads, plainAddress);
}
/** In parts that a text falls into around a name that stands there twice. */
const STATED_TWICE = 2;
