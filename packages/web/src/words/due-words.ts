// Moments to come, as they are promised: « aujourd’hui, 16 h 30 », « demain, 9 h 12 », « le 18 nov., 9 h 12 ».

import { clockWords } from './clock-words.ts';

const DAY_KEY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
const SHORT = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });

function dayWords(moment: Date, now: Date): string {
  const key = DAY_KEY.format(moment);
  if (key === DAY_KEY.format(now)) return 'aujourd’hui';
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  if (key === DAY_KEY.format(tomorrow)) return 'demain';
  return `le ${SHORT.format(moment).replace(/^1(?=\s)/, '1er')}`;
}

export const dueWords = (instant: string | Date, now: Date): string => {
  const moment = new Date(instant);
  return `${dayWords(moment, now)}, ${clockWords(moment)}`;
};

const HOUR = 60;

/** « 20 minutes », « une heure », « 5 heures »: rounded up, so that the promise holds. */
export function lastingWords(minutes: number): string {
  if (minutes < HOUR) return minutes <= 1 ? 'une minute' : `${Math.ceil(minutes)} minutes`;
  const hours = Math.ceil(minutes / HOUR);
  return hours === 1 ? 'une heure' : `${hours} heures`;
}
