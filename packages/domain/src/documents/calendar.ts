// Days are ISO strings (yyyy-mm-dd): they compare as text and no time zone can move them.
import { DAY_MS } from '../time/durations.ts';

const asTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => asDay(asTime(day) + days * DAY_MS);

/** From 31 January, one month leads to the last day of February. */
export function addMonths(day: string, months: number): string {
  const from = new Date(asTime(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)));
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((asTime(to) - asTime(from)) / DAY_MS);

const LONG = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** « 12 mai 2026 », « 1er janvier 2025 ». */
export const frenchDay = (day: string): string => LONG.format(asTime(day)).replace(/^1 /, '1er ');

const PARIS = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The day it is in France at that moment. */
export const parisDay = (moment: Date): string => PARIS.format(moment);

const HOUR = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** « 9 h 05 »: an hour as people read it everywhere, on a screen, in a mail and on paper. */
export const hourWords = (hours: number, minutes: number): string =>
  `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`;

/** « 14 h 30 », as it is in France at that moment. */
export function parisHour(moment: Date): string {
  const [hours = 0, minutes = 0] = HOUR.format(moment).split(':').map(Number);
  return hourWords(hours, minutes);
}

/** « 15 novembre 2026 à 11 h 04 », as it is in France at that moment. */
export const parisMoment = (moment: Date): string =>
  `${frenchDay(parisDay(moment))} à ${parisHour(moment)}`;
