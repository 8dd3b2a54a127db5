import { anyCase } from '../../french/any-case.ts';
// « LE CANAL – TRANCHE II », « Les Charmilles (îlot B) »: large estates were built in parts. Each part is a copropriété
// of its own, and the part ends its name.
import { escaped } from '../../french/escaped.ts';
import { fold, plain } from '../../french/fold.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const NUMBER = String.raw`(?:n°\s?)?(?:[IVX]{1,4}|\d{1,2}|[A-H])(?![\p{L}\d])`;
const RANK = String.raw`(?:1(?:[eè]re|re|ERE|ÈRE)|(?:\d|[IVX]{1,3})(?:e|[eè]me|E|[EÈ]ME))`;
const PART = String.raw`(?:${anyCase(String.raw`(?:tranche|tr\.|phase|[iî]lot|secteur|groupe|programme)`)}\s${NUMBER}|${RANK}\s${anyCase('tranche')})`;
/** « LE CANAL – Phase 2 des travaux » is about works. */
const ENDS = String.raw`(?=\s*(?:[-,;:()|.\n\t"]|$))`;
const ONLY = new RegExp(String.raw`^\(?${PART}\)?$`, 'u');
const AT_END = new RegExp(String.raw`(?<=\p{L}{3})\s*[,(-]\s*${PART}\s*\)?$`, 'u');

/** « TRANCHE II », alone between two dashes: of the name before it. */
export const isPart = (piece: string): boolean => ONLY.test(plain(piece).trim());

/** What the whole estate is called. */
export const withoutPart = (name: string): string => name.replace(AT_END, '');

const patternOf = (name: string): string => escaped(plain(name)).replaceAll(' ', String.raw`\s`);

/** The name with the part that the paper tells after it; none where it tells of several. */
function withPart({ written }: Sheet, one: Reading<string>): Reading<string>[] {
  const called = new RegExp(
    String.raw`${patternOf(one.value)}\s*[,(-]?\s*(?<part>${PART})${ENDS}`,
    'gu',
  );
  const parts = [...plain(written.text).matchAll(called)].map(({ index, 0: whole, groups }) => ({
    part: numberOf(groups?.['part'] ?? ''),
    value: written.text.slice(index, index + whole.length).replaceAll(/\s+/g, ' '),
  }));
  const [first] = parts;
  if (!first) return [one];
  return parts.every(({ part }) => part === first.part)
    ? [{ ...one, value: first.value.includes('(') ? `${first.value})` : first.value }]
    : [];
}
const numberOf = (part: string): string => /[IVX]+$|\d+|[A-H]$/.exec(part)?.[0] ?? part;

/** « LE GRAND PAVOIS – LES VOILES, 3 rue Haute »: a second name right before the street ends the first, unless it is a town. */
function withSecond({ written }: Sheet, one: Reading<string>): Reading<string> {
  const text = plain(written.text);
  const called = new RegExp(`${patternOf(one.value)}${SECOND}`, 'iu');
  const match = called.exec(text);
  const second = match?.groups?.['second'] ?? '';
  const isTown = new RegExp(String.raw`\d{5}\s+${patternOf(fold(second))}`, 'u').test(fold(text));
  if (!match || isTown || !/^\p{Lu}/u.test(second)) return one;
  const { index, 0: whole } = match;
  const rest = written.text.slice(index + one.value.length, index + whole.length);
  return { ...one, value: `${one.value}${rest}` };
}
const SECOND = String.raw`\s-\s(?<second>(?:les?\s|la\s|l')\p{L}[\p{L}'-]{2,}(?:\s[\p{L}'-]+){0,3})(?=(?:,|\s-|\s*\n)\s*\d{1,4}(?:[ ,]|\s?(?:bis|ter|et|à|-)))`;

/** A name to its end. */
export const wholeName = (sheet: Sheet, one: Reading<string>): Reading<string>[] =>
  withPart(sheet, withSecond(sheet, one));
