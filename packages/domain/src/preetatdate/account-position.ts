// What an account leaves owed at the day, debt by debt from the latest, and what of it is known part by part.
import type { Proof } from '../reading/proof.ts';
import { type Debt, debtsOf, unpaidParts } from './account-debts.ts';
import { leftUnpaid } from './account-unpaid.ts';
import type { Account } from './account.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { NO_PARTS, type Parts } from './calls.ts';
import { type Instalment, isRegular } from './instalments.ts';
import { sumOf } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';

export type Position = {
  account: Account;
  /** Positive: owed by the owner at the day, calls not yet due left out. */
  balance: number;
  /** Of calls of the running year. */
  current: Parts;
  /** Of earlier years: calls, settlements. */
  past: number;
  /** Asked this year, and nothing tells what it is made of. */
  unsplit: readonly Debt[];
  /** More is owed than the entries ask for, or nobody knows of which year it is. */
  unexplained: number;
  /** Some calls are posted that fall due after the day. */
  is_ahead: boolean;
  /** The last call that is wholly paid. */
  last_paid: Instalment | null;
  /** The last that paid into the works fund, where it is an earlier one. */
  last_fund: Instalment | null;
  /** The last that asks for the works fund, by its call or its own words, and that is paid as its whole day is. */
  paid_fund: Debt | null;
  /** How well the calls are read that the debt was split by. */
  split_proof: Proof;
  /** Some parts were taken from a call of the same amount. */
  is_likened: boolean;
  /** In French: what keeps the balance from telling anything of the day. */
  doubt: string | null;
};

const added = (one: Parts, other: Parts): Parts => ({
  courantes: one.courantes + other.courantes,
  travaux: one.travaux + other.travaux,
  fonds_travaux: one.fonds_travaux + other.fonds_travaux,
  avances: one.avances + other.avances,
});

export function positionOf(
  account: Account,
  instalments: readonly Instalment[],
  running: Year | null,
  date: string,
): Position {
  const debts = debtsOf(account, instalments, date);
  const balance = balanceAt(account, debts, date);
  const unsplit: Debt[] = [];
  const position: Position = {
    account,
    balance,
    current: NO_PARTS,
    past: 0,
    unsplit,
    unexplained: 0,
    is_ahead: debts.some(({ on }) => on > date),
    last_paid: null,
    last_fund: null,
    paid_fund: paidFund(
      debts.filter(({ on }) => on <= date),
      balance,
    ),
    split_proof: 'PROVEN',
    is_likened: false,
    // Whether it is due changes the balance, paid or not.
    doubt:
      debts.find(({ doubt, is_settlement }) => doubt !== null && !is_settlement)?.doubt ?? null,
  };
  let left = Math.max(balance, 0);
  const due = debts.filter(({ on }) => on <= date);
  const alone = leftUnpaid(account, instalments, left, date);
  for (const debt of alone ? [alone, ...due.filter(({ on }) => on < alone.on)] : due) {
    const unpaid = Math.min(left, debt.cents);
    left -= unpaid;
    if (unpaid === 0) {
      position.last_paid = paidBy(debt);
      if (isCall(debt)) break;
      continue;
    }
    position.doubt ??= debt.doubt;
    const split = splitOf(debt, unpaid, running);
    if (split === 'PAST') position.past += unpaid;
    else if (split === null) unsplit.push(debt);
    else {
      position.current = added(position.current, split);
      position.split_proof = lowestProof([
        position.split_proof,
        debt.instalment?.proof ?? 'PROVEN',
      ]);
      position.is_likened ||= debt.instalment === null;
    }
  }
  position.last_fund = fundBefore(position.last_paid, instalments);
  const opens = account.from ?? account.entries[0]?.on ?? null;
  const isPast = opens !== null && running !== null && opens <= running.from;
  if (isPast && account.opening !== null && left <= account.opening) position.past += left;
  else position.unexplained = left;
  return position;
}

function paidFund(debts: readonly Debt[], balance: number): Debt | null {
  let left = Math.max(balance, 0);
  const unpaid = new Set<string>();
  for (const { on, cents } of debts) {
    if (left > 0) unpaid.add(on);
    left -= cents;
  }
  if (left > 0) return null;
  const paid = debts.filter(({ on }) => !unpaid.has(on));
  // A later call that is paid too, and that nobody can tell the parts of, may have asked for the fund.
  const last = paid.find(
    (debt) => (debt.parts?.fonds_travaux ?? 0) > 0 || (debt.parts === null && isCall(debt)),
  );
  return last?.parts ? last : null;
}

/** Without what was posted for a later day, calls and payments alike. */
function balanceAt({ balance, entries }: Account, debts: readonly Debt[], date: string): number {
  const notDue = debts.filter(({ on }) => on > date).map(({ cents }) => cents);
  const later = entries.filter(({ on, cents }) => on > date && cents < 0).map(({ cents }) => cents);
  return balance - sumOf(notDue) - sumOf(later);
}

const isCall = ({ instalment, is_settlement }: Debt): boolean =>
  instalment ? isRegular(instalment) : !is_settlement;

const paidBy = (debt: Debt): Instalment | null =>
  debt.instalment && isRegular(debt.instalment) ? debt.instalment : null;

/** Some call the fund once a year: what is older than a paid call is paid. */
const fundBefore = (
  paid: Instalment | null,
  instalments: readonly Instalment[],
): Instalment | null =>
  paid?.parts?.fonds_travaux === 0
    ? (instalments.findLast(
        ({ due_on, parts }) => due_on < paid.due_on && parts?.fonds_travaux !== 0,
      ) ?? null)
    : null;

/** Null: nobody can tell. */
function splitOf(debt: Debt, unpaid: number, running: Year | null): Parts | 'PAST' | null {
  if (running === null) return null;
  if (debt.is_settlement || debt.on < running.from) return 'PAST';
  if (!isWithin(debt.on, running) || debt.parts === null) return null;
  // How a payment shares between an advance and the rest is nowhere written.
  if (debt.parts.avances > 0 && unpaid < debt.cents) return null;
  return unpaidParts(debt.parts, unpaid);
}
