import { lotNumber } from '../control/lot-match.ts';
// I and II-C: what the seller owes the syndicat at the day, or what it owes them, by their account.
import { addMonths, daysBetween, frenchDay } from '../documents/calendar.ts';
import { type Debt, debtsOf, unpaidParts } from './account-debts.ts';
import { type Account, accountsIn } from './account.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { balanceBefore } from './balance-before.ts';
import type { Parts } from './calls.ts';
import { checked } from './checked.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { type Instalment, isRegular, monthsOf } from './instalments.ts';
import {
  contradictory,
  euros,
  evidenceOn,
  type Found,
  missing,
  supported,
  toCheck,
} from './outcome.ts';
import { sumOf } from './paper-figures.ts';
import type { SourcePapers } from './source-papers.ts';
import type { Evidence, StatementCheck } from './statement.ts';

/** An older statement of account tells nothing of today (domain rule). */
const FRESH_DAYS = 60;

const OWED = [
  'I-A-1-a',
  'I-A-1-b',
  'I-A-2',
  'I-A-4-a',
  'I-A-5',
] as const satisfies readonly FieldReference[];
/** Nothing of the kind can be due on an account whose every debt is explained. */
const NOTHING = [
  'I-A-4-b',
  'I-A-4-c',
  'I-A-6-a',
  'I-A-6-b',
] as const satisfies readonly FieldReference[];
const ALL = [...OWED, ...NOTHING, 'II-C', 'COPRO-3-d'] as const;

type Known = {
  sources: SourcePapers;
  instalments: readonly Instalment[];
  current: Year | null;
  date: string;
};

export function sellerAccount(known: Known): Story {
  const { sources, instalments, date } = known;
  const accounts = accountsIn(sources.papers);
  const chosen = chosenAccounts(accounts, sources.dossier.lots.map(lotNumber), date);
  if (typeof chosen === 'string') return unsure(chosen, accounts);
  if (chosen.length === 0) return withoutAccount(known);
  const checks = chosen.map(addsUp);
  const [broken] = chosen.filter(({ standing }) => standing === 'BROKEN');
  if (broken) return { ...unsure('Le relevé de compte ne s’additionne pas.', chosen), checks };
  const [oldest] = chosen.toSorted((a, b) => a.as_of.localeCompare(b.as_of));
  const old = oldest ? staleness(oldest, instalments, date) : null;
  if (old !== null) return { ...unsure(old, chosen), checks, alerts: [old] };
  const calls = instalments.flatMap((one) => one.calls);
  const befores =
    chosen.length === 1 ? chosen.flatMap((one) => balanceBefore(one, calls) ?? []) : [];
  checks.push(...befores.map(({ check }) => check));
  const torn = befores.flatMap(({ found }) => found);
  if (torn.length > 0) return { outcomes: disputed(torn), checks, alerts: [DISPUTED] };
  const positions = chosen.map((account) => positionOf(account, instalments, known));
  const doubt = positions.find((one) => typeof one === 'string');
  if (typeof doubt === 'string') return { ...unsure(doubt, chosen), checks };
  const told = positions.filter((one) => typeof one !== 'string');
  return { outcomes: outcomesOf(told, chosen), checks, alerts: [] };
}

/** One for each group of lots, the newest; a sentence where nobody can tell which. */
function chosenAccounts(
  accounts: readonly Account[],
  sold: readonly string[],
  date: string,
): readonly Account[] | string {
  const usable = accounts.filter(({ as_of }) => as_of <= date);
  const pool = usable.length > 0 ? usable : accounts.slice(-1);
  const isWhole = ({ lots }: Account): boolean =>
    lots.length === 0 || sold.every((lot) => lots.includes(lot));
  const [newest] = pool;
  if (!newest) return [];
  if (pool.every(isWhole)) {
    const same = pool.filter(({ as_of }) => as_of === newest.as_of);
    return new Set(same.map(({ balance }) => balance)).size > 1
      ? 'Deux relevés de compte de la même date donnent des soldes différents.'
      : [newest];
  }
  const chosen: Account[] = [];
  for (const account of pool)
    if (!chosen.some(({ lots }) => lots.some((lot) => account.lots.includes(lot))))
      chosen.push(account);
  const covered = chosen.flatMap(({ lots }) => lots);
  const isExact =
    covered.length === new Set(covered).size && sold.every((lot) => covered.includes(lot));
  return isExact
    ? chosen
    : 'Les relevés de compte ne couvrent pas tous les lots vendus, ou se recouvrent.';
}

const evidenceOf = (accounts: readonly Account[]): Evidence[] =>
  accounts.flatMap(({ paper, as_of }) => evidenceOn(paper, ['balance'], as_of));

const DISPUTED = 'Le relevé de compte et le dernier appel ne donnent pas la même dette.';

const disputed = (found: readonly Found[]): Outcomes => ({
  ...Object.fromEntries(ALL.map((reference) => [reference, missing(DISPUTED)])),
  'I-A-1-a': contradictory(DISPUTED, found),
  'I-A-2': contradictory(DISPUTED, found),
});

/** The balance is shown, and nothing is made of it. */
function unsure(note: string, accounts: readonly Account[]): Story {
  const found = accounts.map(({ paper, balance, as_of }): Found => ({
    value: Math.abs(balance),
    as_of,
    evidence: evidenceOn(paper, ['balance'], as_of),
  }));
  const owes = accounts.some(({ balance }) => balance > 0);
  const outcomes: Outcomes = Object.fromEntries(ALL.map((reference) => [reference, missing(note)]));
  const shown = owes ? 'I-A-1-a' : 'II-C';
  return { outcomes: { ...outcomes, [shown]: toCheck(note, ...found) }, checks: [], alerts: [] };
}

function addsUp({ paper, standing, balance, entries, as_of }: Account): StatementCheck {
  const moved = sumOf(entries.map(({ cents }) => cents));
  return checked(
    `releve-${as_of}`,
    standing === 'READ' ? null : standing === 'PROVEN',
    `Relevé de compte au ${frenchDay(as_of)}\u00a0: les mouvements font ${euros(moved)}, le solde est de ${euros(balance)}.`,
    ['I-A-1-a', 'I-A-1-b', 'I-A-2', 'I-A-5', 'II-C'],
    evidenceOn(paper, ['balance', 'entries'], as_of),
  );
}

/** Why the account tells nothing of the day; null when it does. */
function staleness(
  { as_of }: Account,
  instalments: readonly Instalment[],
  date: string,
): string | null {
  if (daysBetween(as_of, date) > FRESH_DAYS)
    return `Le relevé de compte du ${frenchDay(as_of)} a plus de ${FRESH_DAYS} jours\u00a0: demandez-en un récent.`;
  const since = instalments.find(({ due_on }) => due_on > as_of && due_on <= date);
  const expected = nextDue(instalments);
  const due =
    since?.due_on ?? (expected !== null && expected > as_of && expected <= date ? expected : null);
  return due === null
    ? null
    : `Un appel est devenu exigible le ${frenchDay(due)}, après le relevé de compte du ${frenchDay(as_of)}.`;
}

/** When the call after the last one should fall due. */
function nextDue(instalments: readonly Instalment[]): string | null {
  const last = instalments.filter(isRegular).at(-1);
  const months = last && monthsOf(last);
  return last && months ? addMonths(last.due_on, months) : null;
}

type Position = {
  account: Account;
  owed: Record<(typeof OWED)[number], number>;
  credit: number;
  /** Of the last call that is wholly paid. */
  last_fund: { cents: number; instalment: Instalment } | null;
  /** What it is made of was taken from a call of the same amount. */
  is_likened: boolean;
};

/** A sentence where the debt cannot be told part by part. */
function positionOf(
  account: Account,
  instalments: readonly Instalment[],
  known: Known,
): Position | string {
  const { date } = known;
  const debts = debtsOf(account, instalments);
  const later = account.entries.filter(({ on, cents }) => on > date && cents < 0);
  const due = debts.filter(({ on }) => on <= date);
  const notDue = debts.filter(({ on }) => on > date);
  const balance =
    account.balance -
    sumOf(notDue.map(({ cents }) => cents)) -
    sumOf(later.map(({ cents }) => cents));
  const owed = { 'I-A-1-a': 0, 'I-A-1-b': 0, 'I-A-2': 0, 'I-A-4-a': 0, 'I-A-5': 0 };
  if (account.standing !== 'PROVEN' && balance <= 0)
    return 'Rien ne recoupe le solde du relevé de compte.';
  let left = Math.max(balance, 0);
  let isLikened = false;
  let paid: Instalment | null = null;
  for (const debt of due) {
    const unpaid = Math.min(left, debt.cents);
    left -= unpaid;
    if (unpaid === 0) {
      if (debt.instalment && isRegular(debt.instalment)) {
        paid = debt.instalment;
        break;
      }
      if (!debt.is_settlement && debt.parts === null) break;
      continue;
    }
    const split = splitOf(debt, unpaid, known.current);
    if (split === null)
      return `Rien ne dit ce que comprend «\u00a0${debt.label}\u00a0», ${euros(debt.cents)}, resté impayé.`;
    isLikened ||= debt.instalment === null && !('past' in split);
    if ('past' in split) owed['I-A-2'] += split.past;
    else {
      owed['I-A-1-a'] += split.courantes;
      owed['I-A-1-b'] += split.travaux;
      owed['I-A-5'] += split.fonds_travaux;
      owed['I-A-4-a'] += split.avances;
    }
  }
  if (left > 0) {
    const opens = account.from ?? account.entries[0]?.on ?? null;
    const isPast = opens !== null && known.current !== null && opens <= known.current.from;
    if (!isPast || account.opening === null || left > account.opening)
      return 'Le solde dépasse les appels que le relevé de compte détaille.';
    owed['I-A-2'] += left;
  }
  const fund = paid?.parts?.fonds_travaux;
  return {
    account,
    owed,
    credit: Math.max(-balance, 0),
    last_fund: paid && fund !== undefined ? { cents: fund, instalment: paid } : null,
    is_likened: isLikened,
  };
}

function splitOf(
  debt: Debt,
  unpaid: number,
  current: Year | null,
): Parts | { past: number } | null {
  if (current === null) return null;
  if (debt.is_settlement || debt.on < current.from) return { past: unpaid };
  if (!isWithin(debt.on, current) || debt.parts === null) return null;
  // How a payment shares between an advance and the rest is nowhere written.
  if (debt.parts.avances > 0 && unpaid < debt.cents) return null;
  return unpaidParts(debt.parts, unpaid);
}

const SPLIT_NOTE =
  'Solde du relevé réparti sur les derniers appels exigibles ; un versement s’impute sur les dettes les plus anciennes, puis sur les travaux, le fonds de travaux et le budget.';

function outcomesOf(positions: readonly Position[], accounts: readonly Account[]): Outcomes {
  const as_of = accounts.map((one) => one.as_of).toSorted()[0] ?? null;
  const evidence = evidenceOf(accounts);
  const isProven =
    accounts.every(({ standing }) => standing === 'PROVEN') &&
    !positions.some((one) => one.is_likened);
  const owes = positions.some(({ owed }) => sumOf(Object.values(owed)) > 0);
  const note = owes ? SPLIT_NOTE : 'Le compte est sans dette à cette date.';
  const say = (cents: number) => supported(isProven, { value: cents, as_of, evidence }, note);
  const funds = positions.map(({ last_fund }) => last_fund);
  const known = funds.flatMap((one) => one ?? []);
  return {
    ...Object.fromEntries(
      OWED.map((reference) => [
        reference,
        say(sumOf(positions.map(({ owed }) => owed[reference]))),
      ]),
    ),
    ...Object.fromEntries(NOTHING.map((reference) => [reference, say(0)])),
    'II-C': supported(isProven, {
      value: sumOf(positions.map(({ credit }) => credit)),
      as_of,
      evidence,
    }),
    'COPRO-3-d':
      known.length === funds.length && known[0] && positions.length === 1
        ? supported(isProven, {
            value: known[0].cents,
            as_of: known[0].instalment.due_on,
            evidence: known[0].instalment.calls.flatMap(({ paper, due_on }) =>
              evidenceOn(paper, ['fonds_travaux'], due_on),
            ),
          })
        : missing('Le dernier appel payé n’est pas au dossier.'),
  };
}

/** Without a statement of account, a call that is not due yet tells what was owed before it. */
function withoutAccount({ instalments, date }: Known): Story {
  const next = instalments.filter(isRegular).at(-1);
  const befores = next?.calls.map(({ before }) => before) ?? [];
  const note = 'Sans relevé de compte, rien ne dit si le dernier appel est payé.';
  const outcomes: Outcomes = Object.fromEntries(ALL.map((reference) => [reference, missing(note)]));
  if (!next || next.due_on <= date || befores.some((before) => before !== 0))
    return { outcomes, checks: [], alerts: [] };
  const evidence = next.calls.flatMap(({ paper }) => evidenceOn(paper, ['solde_anterieur'], null));
  const zero = supported(
    true,
    { value: 0, as_of: date, evidence },
    'Le dernier appel, non encore exigible, ne porte aucun solde antérieur.',
  );
  return {
    outcomes: { ...outcomes, ...Object.fromEntries(OWED.map((reference) => [reference, zero])) },
    checks: [],
    alerts: [],
  };
}
