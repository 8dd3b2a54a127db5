// Dates as one says them: the nearer, the shorter.
import { clockWords } from './clock-words.ts';

const MINUTE = 60_000;
const NOW_MINUTES = 2;

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

const daysBetween = (then: Date, now: Date): number =>
  Math.round((midnight(now) - midnight(then)) / (24 * 60 * MINUTE));

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** « à l’instant », « il y a 12 min », « il y a 3 h », « hier », « 13 nov. », « 13 nov. 2024 ». */
export function shownDate(instant: string, now: Date): string {
  const then = new Date(instant);
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE);
  const days = daysBetween(then, now);
  if (minutes < NOW_MINUTES) return 'à l’instant';
  if (minutes < 60) return `il y a ${minutes} min`;
  if (days === 0) return `il y a ${Math.floor(minutes / 60)} h`;
  if (days === 1) return 'hier';
  return (then.getFullYear() === now.getFullYear() ? day : dayOfYear).format(then);
}

/** « 13 novembre 2026 à 9 h 12 », for whoever wants to know more. */
export function exactDate(instant: string): string {
  const moment = new Date(instant);
  const words = longDay.format(moment).replace(/^1(?=\s)/, '1er');
  return `${words} à ${clockWords(moment)}`;
}
