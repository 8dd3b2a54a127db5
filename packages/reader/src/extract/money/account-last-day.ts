// The day that an account is extracted for: papers tell many others, of what was paid, called or decided.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import type { DatedPeriod } from '../../french/periods.ts';
import { SIGNED } from '../figures/survey-days.data.ts';
import { following, foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { datesAfter } from '../sheet/labelled.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { UNREAD } from './account-days.ts';
import type { Account } from './account-table.ts';
import { AS_OF, EDITED, PAID, TODAY, WRITTEN_ON } from './account-words.data.ts';

/** The best extracted day, not before what moved: of two, the account went from one to the other. */
export function asOf(
  sheets: readonly Sheet[],
  periods: readonly Reading<DatedPeriod>[],
  accounts: readonly Account[],
): Reading<string>[] {
  const least = lastPaid(accounts);
  const end = periods.map((one) => ({ ...one, value: one.value.to }));
  const ways = [
    ...AS_OF.map((words) => sheets.flatMap((sheet) => datesAfter(sheet, words))),
    end,
    writtenOn(sheets.slice(0, 1)),
    sheets.slice(0, 1).flatMap((sheet) => datesAfter(sheet, EDITED)),
    // A statement that tells no other day is of the one that it was sent on.
    accounts.length > 0 ? headDay(sheets.slice(0, 1)) : [],
  ];
  for (const days of ways) {
    // « Solde au 31/12/2025 » is where the account starts.
    const extracted = days.filter(
      ({ value }) => value >= least && periods.every(({ value: { from } }) => value >= from),
    );
    const last = extracted
      .map(({ value }) => value)
      .toSorted()
      .at(-1);
    if (extracted.length > 0) return extracted.filter(({ value }) => value === last).slice(0, 1);
  }
  return [];
}

/** The last day on which money came in, and the first of all that moved: what is called may be for later. */
function lastPaid(accounts: readonly Account[]): string {
  const moved = accounts
    .flatMap(({ movements }) => movements)
    .filter(({ day }) => day !== UNREAD)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const last = moved.findLast(({ cents, label }) => cents < 0 && PAID.test(fold(label)));
  return last?.day ?? moved[0]?.day ?? '';
}

/** « À ce jour, votre compte présente… » is of the day that the letter was written on. */
function writtenOn(sheets: readonly Sheet[]): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  if (!TODAY.test(flowText.folded.replaceAll(/\s+/g, ' '))) return [];
  const [head] = headDay(sheets);
  const only = head ?? agreed(following(flowText, foundIn(flowText, findDates), SIGNED));
  return only ? [only] : [];
}

/** « Nantes, le 13 juillet 2026 » over the account. */
function headDay(sheets: readonly Sheet[]): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const bottom = sheets[0]?.tables[0]?.box[1] ?? Infinity;
  const only = agreed(
    following(flowText, foundIn(flowText, findDates), WRITTEN_ON).filter(
      ({ box }) => box[3] <= bottom,
    ),
  );
  return only ? [only] : [];
}
