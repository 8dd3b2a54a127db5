// Moments as people say them: « aujourd’hui, 9 h 12 », « hier », « 12 nov. ».
import { startUpper } from '@quitus/domain/text/first-letter';

import { clockWords } from './clock-words.ts';

const DAY_KEY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
const SHORT = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });
const SHORT_YEAR = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const LONG = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' });
const LONG_YEAR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full' });

/** The day on the clock of whoever looks, as yyyy-mm-dd. */
export const dayKey = (moment: Date): string => DAY_KEY.format(moment);

const ordinal = (words: string): string => words.replace(/(^|\s)1(?=\s)/, '$11er');

type Near = 'today' | 'yesterday' | null;

function nearness(moment: Date, now: Date): Near {
  const key = dayKey(moment);
  if (key === dayKey(now)) return 'today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return key === dayKey(yesterday) ? 'yesterday' : null;
}

const sameYear = (moment: Date, now: Date): boolean => moment.getFullYear() === now.getFullYear();

/** « 12 nov. », with the year when it is another one. */
export function dayWords(instant: string, now: Date): string {
  const moment = new Date(instant);
  return ordinal((sameYear(moment, now) ? SHORT : SHORT_YEAR).format(moment));
}

/** « aujourd’hui, 9 h 12 », « hier, 18 h 40 », « 12 nov. ». */
export function whenWords(instant: string, now: Date): string {
  const moment = new Date(instant);
  const near = nearness(moment, now);
  if (near === null) return dayWords(instant, now);
  return `${near === 'today' ? 'aujourd’hui' : 'hier'}, ${clockWords(moment)}`;
}

/** « depuis hier, 18 h 40 », « depuis le 12 nov. ». */
export const sinceWords = (instant: string, now: Date): string =>
  `depuis ${nearness(new Date(instant), now) === null ? 'le ' : ''}${whenWords(instant, now)}`;

/** The heading of a day: « Aujourd’hui », « Hier », « Jeudi 12 novembre ». */
export function dayHeading(instant: string, now: Date): string {
  const moment = new Date(instant);
  const near = nearness(moment, now);
  if (near !== null) return near === 'today' ? 'Aujourd’hui' : 'Hier';
  const words = ordinal((sameYear(moment, now) ? LONG : LONG_YEAR).format(moment));
  return startUpper(words);
}
