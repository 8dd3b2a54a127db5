// Delivery of the documents to the buyer, articles L721-2, L721-3 and L271-1 of the CCH.
import { addDays } from '../documents/calendar.ts';

/** Bumped when the sentence changes: a receipt keeps the one that was agreed to. */
export const CONSENT_TEXT =
  'J’accepte de recevoir par voie électronique les documents prévus à l’article L721-2 du code de la construction et de l’habitation, et je reconnais que leur liste ci-dessous m’a été remise à cette date.';

export const RETRACTION_DAYS = 10;

/** Fixed days; the others follow Easter. */
const HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Anonymous Gregorian computation. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isWorkingDay(day: string): boolean {
  const week = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (week === 0 || week === 6) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return (
    !HOLIDAYS.includes(day.slice(5)) &&
    !AFTER_EASTER.some((after) => addDays(easter, after) === day)
  );
}

/**
 * The last day to withdraw when the clock starts with this delivery: ten days from the day after,
 * and the next working day when the tenth is not one.
 */
export function retractionEnds(delivered_on: string): string {
  let day = addDays(delivered_on, RETRACTION_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
