// What proves the movements of an account: balances that run from row to row, totals of its columns, and words that
// say which side is which.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Row } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';
import { type Money, money } from '../shares/share-money.ts';
import type { Entry } from './account-entries.ts';
import type { Role } from './account-roles.ts';
import { ASKED, PAID, UNDONE } from './account-words.data.ts';

export type Movement = { day: string; label: string; cents: number; words: readonly Word[] };

/** By what the movements are called: what is asked for and what is paid have two signs. */
export function sideOf(movements: readonly Movement[]): 'AS_OWED' | 'REVERSED' | null {
  const of = (words: RegExp) =>
    movements.filter(({ label }) => words.test(fold(label)) && !UNDONE.test(fold(label)));
  const [asked, paid] = [of(ASKED), of(PAID)];
  if (asked.length === 0 || paid.length === 0) return null;
  const all = (some: readonly Movement[], sign: number) =>
    some.every(({ cents }) => cents * sign > 0);
  if (all(asked, 1) && all(paid, -1)) return 'AS_OWED';
  return all(asked, -1) && all(paid, 1) ? 'REVERSED' : null;
}

export const hasBothSides = (movements: readonly Movement[]): boolean =>
  movements.some(({ cents }) => cents > 0) && movements.some(({ cents }) => cents < 0);

/** The last balance of a run that holds from row to row; null without balances, false where it breaks. */
export function runs(entries: readonly Entry[], isSeen: boolean): readonly Cell[] | null | false {
  let [running, last]: [number | null, Cell | null] = [null, null];
  let ends = true;
  for (const { kind, moved, printed } of entries) {
    if (kind === 'TOTALS' || kind === 'BALANCE') continue;
    const opens: boolean = running === null && moved === 0 && printed !== null;
    running = opens && printed ? printed.signed : (running ?? 0) + moved;
    ends = printed !== null || moved === 0;
    if (!printed) continue;
    const bare: boolean = printed.bare && Math.abs(running) === printed.signed;
    const isCut: boolean = isSeen && isEndOf(printed.signed, running);
    if (running !== printed.signed && !bare && !isCut) return false;
    ends &&= !isCut;
    last = printed.cell;
  }
  if (!last) return null;
  return ends ? [last] : false;
}

/** « 1 272,96 » of which OCR lost the thousands: the next balances tell whether it was that. */
const isEndOf = (printed: number, whole: number): boolean =>
  printed !== 0 &&
  Math.abs(printed) < THOUSAND &&
  Math.abs(whole) > THOUSAND &&
  Math.abs(whole) % THOUSAND === Math.abs(printed);
/** In cents. */
const THOUSAND = 100_000;

/** With what the account started from, or without it. */
export function totalsOf(
  entries: readonly Entry[],
  movements: readonly Movement[],
  opening: number,
  roles: readonly (Role | null)[],
): { debits: Money | null; credits: Money | null } {
  const of = (row: Row, role: Role, sign: number): Money | null => {
    const printed = money(row.values[roles.indexOf(role)] ?? null);
    const sum = movements.reduce((all, { cents }) => all + Math.max(0, cents * sign), 0);
    const whole = sum + Math.max(0, opening * sign);
    return printed && (printed.cents === sum || printed.cents === whole) ? printed : null;
  };
  const extracted = entries
    .filter(({ kind }) => kind === 'TOTALS')
    .map(({ row }) => ({ debits: of(row, 'DEBIT', 1), credits: of(row, 'CREDIT', -1) }));
  const whole = extracted.findLast(({ debits, credits }) => debits && credits);
  return whole ?? extracted[0] ?? { debits: null, credits: null };
}
