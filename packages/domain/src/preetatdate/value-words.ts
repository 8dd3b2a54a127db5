// How a value of the statement is written in French: amounts with their cents, days, periods, lots.
import { frenchDay } from '../documents/calendar.ts';
import { areaWords, centsWords, numberWords } from '../text/number-words.ts';
import type { FieldKind } from './field.ts';
import type { FieldValue, ScheduleLine, VotedWorks } from './statement.ts';

const NO_BREAK_SPACE = '\u00A0';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayWords = (text: string): string => (DAY.test(text) ? frenchDay(text) : text);

/** The two days of « 2025-01-01/2025-12-31 »; null when it is written otherwise. */
function daysOf(period: string): [from: string, to: string] | null {
  const [from = '', to = '', ...rest] = period.split('/');
  return DAY.test(from) && DAY.test(to) && rest.length === 0 ? [from, to] : null;
}

/** « 1er janvier au 31 décembre 2026 », « 1er juillet 2025 au 30 juin 2026 ». */
export function periodWords(period: string): string {
  const days = daysOf(period);
  if (!days) return period;
  const [from, to] = days;
  const start = frenchDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d{4}$/, '') : start} au ${frenchDay(to)}`;
}

/** « 2025 », « 2025-2026 »: how a line names an accounting year; null when it is not known. */
export function yearWords(period: FieldValue | null): string | null {
  const days = typeof period === 'string' ? daysOf(period) : null;
  if (!days) return null;
  const [from, to] = days.map((day) => day.slice(0, 4));
  return from === to ? `${from}` : `${from}-${to}`;
}

/** « n° 23 et 24 »; what is more than a number stays as it is written. */
export function lotsWords(lots: readonly string[]): string {
  const named = lots.every((lot) => /^\d/.test(lot));
  const last = lots.at(-1) ?? '';
  const list = lots.length > 1 ? `${lots.slice(0, -1).join(', ')} et ${last}` : last;
  return named && list !== '' ? `n°${NO_BREAK_SPACE}${list}` : list;
}

export const isSchedule = (value: FieldValue): value is readonly ScheduleLine[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'object' && 'cents' in line);
export const isWorks = (value: FieldValue): value is readonly VotedWorks[] =>
  Array.isArray(value) && value.every((works) => typeof works === 'object' && 'label' in works);
const isTexts = (value: FieldValue): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

export const scheduleTotal = (lines: readonly ScheduleLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** One line of words, whatever the kind; a schedule says its total, works how many there are. */
export function valueWords(kind: FieldKind, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') {
    if (kind === 'CENTS') return centsWords(value);
    return kind === 'AREA' ? areaWords(value) : numberWords(value);
  }
  if (typeof value === 'string') return kind === 'PERIOD' ? periodWords(value) : dayWords(value);
  if (value.length === 0) return kind === 'SCHEDULE' ? centsWords(0) : 'Néant';
  if (isTexts(value)) return value.join(', ');
  if (isSchedule(value)) return centsWords(scheduleTotal(value));
  return value.map(({ label }) => label).join(', ');
}
