// The day that an account is extracted for: papers tell many others, of what was paid, called or decided.
import { findDates } from '../../french/dates.ts';
import type { DatedPeriod } from '../../french/periods.ts';
import { SIGNED } from '../figures/survey-days.data.ts';
import { following, foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { datesAfter } from '../sheet/labelled.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { AS_OF, EDITED, TODAY, WRITTEN_ON } from './account-words.data.ts';

/** The best extracted day; of two, the account went from one to the other. */
export function asOf(
  sheets: readonly Sheet[],
  periods: readonly Reading<DatedPeriod>[],
): Reading<string>[] {
  const end = periods.map((one) => ({ ...one, value: one.value.to }));
  const ways = [
    ...AS_OF.map((words) => sheets.flatMap((sheet) => datesAfter(sheet, words))),
    end,
    writtenOn(sheets.slice(0, 1)),
    sheets.slice(0, 1).flatMap((sheet) => datesAfter(sheet, EDITED)),
  ];
  for (const days of ways) {
    // « Solde au 31/12/2025 » is where the account starts.
    const extracted = days.filter(({ value }) =>
      periods.every(({ value: { from } }) => value >= from),
    );
    const last = extracted
      .map(({ value }) => value)
      .toSorted()
      .at(-1);
    if (extracted.length > 0) return extracted.filter(({ value }) => value === last).slice(0, 1);
  }
  return [];
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
