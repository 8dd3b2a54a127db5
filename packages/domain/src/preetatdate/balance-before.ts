// What a call says was owed before it, against the account of that time.
import { addDays, frenchDay } from '../documents/calendar.ts';
import type { Account } from './account.ts';
import type { Call } from './calls.ts';
import { checked } from './checked.ts';
import { creditLeftOut } from './credit-left-out.ts';
import { euros, evidenceOn, type Found } from './outcome.ts';
import { sumOf } from './paper-figures.ts';
import type { StatementCheck } from './statement.ts';

/** Calls are written some weeks before they are due. */
const WRITTEN_BEFORE_DAYS = 50;

export type Before = { check: StatementCheck; found: readonly Found[] };

/** Null where nothing can be compared. */
export function balanceBefore(account: Account, calls: readonly Call[]): Before | null {
  const call = calls
    .filter(({ due_on, before }) => before !== null && due_on <= account.as_of)
    .at(-1);
  if (!call || call.before === null || account.standing !== 'PROVEN' || account.opening === null)
    return null;
  const { entries, opening } = account;
  const first = addDays(call.due_on, -WRITTEN_BEFORE_DAYS);
  if ((account.from ?? entries[0]?.on ?? first) > call.due_on || entries.length === 0) return null;
  const own = entries.find(({ cents, on }) => cents === call.total && on >= first);
  const others = entries.filter((entry) => entry !== own);
  const days = [
    first,
    ...others.map(({ on }) => on).filter((on) => on >= first && on <= addDays(call.due_on, 5)),
  ];
  const balances = days.map((day) => ({
    day,
    cents: opening + sumOf(others.filter(({ on }) => on <= day).map(({ cents }) => cents)),
  }));
  const { before } = call;
  const last = balances.at(-1);
  const same = balances.findLast(({ cents }) => cents === before);
  // A call that shows no debt may leave a credit out.
  const credit = before === 0 ? balances.findLast(({ cents }) => cents <= 0) : undefined;
  const shown = same ?? credit ?? last;
  const expected = shown?.cents ?? opening;
  const upTo = others.filter(({ on }) => shown === undefined || on <= shown.day);
  const passes = same !== undefined || credit !== undefined;
  const evidence = evidenceOn(call.paper, ['solde_anterieur'], call.due_on);
  const day = shown === undefined || shown === last ? 'à cette date' : `au ${frenchDay(shown.day)}`;
  return {
    check: checked(
      'solde-anterieur',
      {
        told: before,
        expected,
        explanation: credit ? creditLeftOut(upTo, expected - before) : null,
      },
      `L’appel du ${frenchDay(call.due_on)} porte un solde antérieur de ${euros(before)}\u00a0; le relevé donne ${euros(expected)} ${day}.`,
      ['I-A-1-a', 'I-A-2', 'II-C'],
      [...evidence, ...evidenceOn(account.paper, ['balance'], account.as_of)],
    ),
    found: passes
      ? []
      : [
          {
            value: Math.abs(account.balance),
            as_of: account.as_of,
            evidence: evidenceOn(account.paper, ['balance'], account.as_of),
          },
          { value: Math.abs(before), as_of: call.due_on, evidence },
        ],
  };
}
