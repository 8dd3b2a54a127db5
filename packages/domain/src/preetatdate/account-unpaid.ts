// Which of the sums of one day was left unpaid, where the owner paid the others to the cent.
import { addDays, daysBetween } from '../documents/calendar.ts';
import type { Entry } from '../reading/account-entry.ts';
import { type Debt, partsNamed } from './account-debts.ts';
import { isSettlementLabel } from './account-labels.ts';
import type { Account } from './account.ts';
import { CALL_PARTS, NO_PARTS, type Parts } from './calls.ts';
import type { Instalment } from './instalments.ts';
import { sumOf } from './paper-figures.ts';

/** Whoever pays says which debt they pay (article 1342-10 du code civil): here the exact sum of the others says it. */
export function leftUnpaid(
  { entries }: Account,
  instalments: readonly Instalment[],
  owed: number,
  date: string,
): Debt | null {
  const asked = entries.filter(({ cents, on }) => cents > 0 && on <= date);
  const day = asked
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const own = asked.filter(({ on }) => on === day);
  const same = own.filter(({ cents }) => cents === owed);
  const [left] = same;
  if (!left || same.length > 1 || own.length < 2 || isSettlementLabel(left.label)) return null;
  const rest = sumOf(own.map(({ cents }) => cents)) - owed;
  const isPaid = entries.some(
    ({ cents, on }) => cents === -rest && on >= addDays(left.on, -PAID_BEFORE_DAYS) && on <= date,
  );
  return isPaid
    ? {
        on: left.on,
        cents: owed,
        label: left.label,
        parts: partCalled(left, instalments) ?? partsNamed(left),
        is_settlement: false,
        instalment: null,
        doubt: null,
      }
    : null;
}

const PAID_BEFORE_DAYS = 15;
const CALLED_WITHIN_DAYS = 25;

/** The part of the call of that day that is of this sum. */
function partCalled({ on, cents }: Entry, instalments: readonly Instalment[]): Parts | null {
  const called = instalments.filter(
    ({ due_on }) => Math.abs(daysBetween(on, due_on)) <= CALLED_WITHIN_DAYS,
  );
  const parts = called.flatMap((one) => CALL_PARTS.filter((part) => one.parts?.[part] === cents));
  const [part] = parts;
  return part && parts.length === 1 ? { ...NO_PARTS, [part]: cents } : null;
}
