// « 07 MFÓM/SEP 2021 », « 14 FEB 1988 »: passports write the month by its first letters, in the language of their
// country and in English or French after or before a stroke.
import { isoDay, monthNumber } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';

const ENGLISH = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const DAY =
  /^(?<day>\d{1,2})\s(?<first>\p{L}{3,9})\.?(?:\s?\/\s?(?<second>\p{L}{3,9})\.?)?\s(?<year>(?:19|20)\d{2})$/u;

/** 0 where it is of a language that is not known here. */
const monthOf = (name: string): number => ENGLISH.indexOf(name) + 1 || monthNumber(name);

/** All of a text, or null: also where its two months are not the same. */
export function foreignDay(text: string): string | null {
  const { day, first = '', second = '', year } = DAY.exec(fold(text).trim())?.groups ?? {};
  const months = new Set([first, second].map(monthOf).filter((month) => month > 0));
  const [month, ...others] = months;
  return day && year && month !== undefined && others.length === 0
    ? isoDay(Number(year), month, Number(day))
    : null;
}
