// When calls fall due, by the calls of the dossier or else by those that the account posts.
import { addMonths, daysBetween } from '../documents/calendar.ts';
import { isCallLabel } from './account-labels.ts';
import type { Account } from './account.ts';
import { type Instalment, isRegular, monthsOf } from './instalments.ts';

export type Rhythm = { anchor: string; months: number };

/** Most owners are called at the beginning of each quarter: nothing else is known, one may have been due. */
const QUARTERS: Rhythm = { anchor: '2000-01-01', months: 3 };

export function rhythmOf(
  { entries }: Pick<Account, 'entries'>,
  instalments: readonly Instalment[],
): Rhythm {
  const regular = instalments.filter(isRegular);
  const last = regular.at(-1);
  const posted = entries.filter(({ cents, label }) => cents > 0 && isCallLabel(label));
  const days = posted.map(({ on }) => on).toSorted();
  const anchor = last?.due_on ?? days.at(-1);
  if (anchor === undefined) return QUARTERS;
  const printed = regular.flatMap((one) => monthsOf(one) ?? []);
  // A whole year is the period of some papers whose calls come more often.
  const months =
    shortest(printed.filter((one) => one < YEAR)) ??
    shortestGap(days) ??
    shortestGap(regular.map(({ due_on }) => due_on)) ??
    shortest(printed);
  return months === null ? QUARTERS : { anchor, months };
}

const YEAR = 12;

const shortest = (months: readonly number[]): number | null =>
  months.length === 0 ? null : Math.min(...months);

/** In whole months; days of one month count once. */
export const shortestGap = (days: readonly string[]): number | null =>
  shortest(
    days
      .slice(1)
      .map((day, index) => Math.round(daysBetween(days[index] ?? day, day) / 30.44))
      .filter((months) => months > 0 && YEAR % months === 0),
  );

/** The first day after this one when a call should fall due. */
export function dueAfter(day: string, { anchor, months }: Rhythm): string {
  const elapsed = Math.floor(daysBetween(anchor, day) / (months * 30.44));
  const steps = [-1, 0, 1, 2].map((step) => addMonths(anchor, (elapsed + step) * months));
  return steps.find((one) => one > day) ?? addMonths(anchor, (elapsed + 3) * months);
}
