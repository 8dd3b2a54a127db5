// The extract in several languages, for use abroad: a numbered form whose days are three numbers, « 07 03 1984 », and
// whose place stands after the day.
import { isoDay } from '../../french/dates.ts';
import { textsAfter } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const SPACED =
  /^(?<day>\d{2})[\s.|]+(?<month>\d{2})[\s.|]+(?<year>(?:19|20)\d{2})(?:[\s,–-]+(?<place>\p{Lu}[\p{L}'’ -]{1,40}(?:\s?\([^()]{2,30}\))?))?$/u;
const BORN = /(?:\d{1,2}\s+)?date et lieu de naissance/;
const DELIVERED = /(?:\d{1,2}\s+)?date de delivrance(?:, signature(?:,? (?:et )?sceau)?)?/;

type Fields = { born: Reading<string>[]; places: Reading<string>[]; delivered: Reading<string>[] };

function daysAfter(sheet: Sheet, label: RegExp) {
  return textsAfter(sheet, label).flatMap((one) => {
    const { day, month, year, place } = SPACED.exec(one.value.trim())?.groups ?? {};
    const value = day && month && year ? isoDay(Number(year), Number(month), Number(day)) : null;
    return value === null ? [] : [{ ...one, value, place }];
  });
}

/** Empty on any other form. */
export function plurilingualFields(sheets: readonly Sheet[]): Fields {
  const born = sheets.flatMap((sheet) => daysAfter(sheet, BORN));
  return {
    born,
    places: born.flatMap((one) => (one.place ? [{ ...one, value: one.place.trim() }] : [])),
    delivered: sheets.flatMap((sheet) => daysAfter(sheet, DELIVERED)),
  };
}
