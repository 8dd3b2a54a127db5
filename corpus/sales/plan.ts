import type { Accounts, Balance, Five, KeyYears, OpenWork } from './accounts.ts';
import {
  budgetOf,
  type Call,
  callsOf,
  type Entry,
  type Key,
  type Line,
  linesOf,
  periodsOf,
  quotesOf,
  type Settled,
  totalOf,
  withYearly,
} from './books.ts';
// The years of one building: budgets voted and real expenses by key, and all that is printed or true of them.
import { sum } from './writing.ts';

export const NATURES = {
  general: [
    ['602', 'Électricité', 9],
    ['611', 'Nettoyage des locaux', 21],
    ['614', 'Contrats de maintenance', 12],
    ['615', 'Entretien et petites réparations', 10],
    ['616', 'Primes d’assurance', 14],
    ['621', 'Rémunération du syndic sur gestion', 16],
    ['623', 'Rémunération de tiers intervenants', 3],
  ],
  stairs: [
    ['602', 'Électricité', 30],
    ['611', 'Nettoyage des locaux', 70],
  ],
  lift: [
    ['602', 'Électricité', 20],
    ['614', 'Contrats de maintenance', 80],
  ],
  heating: [
    ['603', 'Chauffage, énergie et combustibles', 78],
    ['614', 'Contrats de maintenance', 22],
  ],
  water: [['601', 'Eau', 1]],
  parking: [
    ['602', 'Électricité', 40],
    ['615', 'Entretien et petites réparations', 60],
  ],
} as const satisfies Record<string, KeyYears['natures']>;

export type PlanKey = Omit<Key, 'yearly'> & { nature: keyof typeof NATURES };
type Plan = {
  keys: readonly PlanKey[];
  /** `01-01`, `07-01`: a year is named by the one that it starts in. */
  starts: string;
  count: number;
  /** By key, in cents. */
  budgets: Record<number, readonly number[]>;
  real: Record<number, readonly number[]>;
  fund: { label: string; percent: number } | null;
  title: (year: number, index: number) => string;
  works?: (year: number, index: number) => readonly Line[];
  advance?: (year: number, index: number) => readonly Line[];
};

/** Works to call: their label, what is called of the whole, their key. */
export const worksLine = (label: string, whole: number, key: Omit<PlanKey, 'nature'>): Line[] =>
  linesOf([{ ...key, code: 'TVX', label, locatif: 0, yearly: whole }], () => whole);

export const key = (
  code: string,
  label: string,
  nature: PlanKey['nature'],
  base: number,
  parts: Record<string, number>,
  locatif = 60,
): PlanKey => ({ code, label, nature, base, parts: Object.entries(parts), locatif });

export function bookOf(plan: Plan) {
  const keysOf = (amounts: readonly number[] | undefined): Key[] =>
    withYearly(
      plan.keys.map((one) => ({ ...one, yearly: 0 })),
      amounts ?? [],
    );
  const first = (year: number) => `${year}-${plan.starts}`;
  const period = (year: number) => periodsOf(first(year), 1)[0] ?? { from: '', to: '' };
  const budget = (year: number) => budgetOf(keysOf(plan.budgets[year]));
  const real = (year: number) => sum(plan.real[year] ?? []);
  const fund = (year: number) => Math.round((budget(year) * (plan.fund?.percent ?? 0)) / 100);
  const general = plan.keys[0];
  const calls = (year: number): Call[] =>
    callsOf({
      first: first(year),
      count: plan.count,
      keys: keysOf(plan.budgets[year]),
      ...(plan.fund &&
        general && {
          fund: { ...general, code: '105', label: plan.fund.label, locatif: 0, yearly: fund(year) },
        }),
      title: (index) => plan.title(year, index),
      works: (index) => plan.works?.(year, index) ?? [],
      advance: (index) => plan.advance?.(year, index) ?? [],
    });
  const call = (year: number, index: number): Call => {
    const found = calls(year)[index];
    if (!found) throw new Error(`no call ${index} in ${year}`);
    return found;
  };
  /** What the owner was called for the budget of a year, and for works in it. */
  const called = (year: number) => sum(calls(year).map((one) => quotesOf(one.budget)));
  const worksCalled = (year: number) => sum(calls(year).map((one) => quotesOf(one.works)));
  const settled = (year: number, works: readonly Line[] = []): Settled => ({
    ...period(year),
    lines: linesOf(keysOf(plan.real[year]), ({ yearly }) => yearly),
    works,
    called: called(year),
    works_called: worksCalled(year),
  });
  const realShare = (year: number) => quotesOf(settled(year).lines);
  const accounts = (
    year: number,
    balances: readonly [before: Balance, after: Balance],
    more: {
      open?: readonly OpenWork[];
      done?: Accounts['done'];
      debtors?: Accounts['debtors'];
    } = {},
  ): Accounts => ({
    closed: period(year).to,
    before_closed: period(year - 1).to,
    before: balances[0],
    after: balances[1],
    keys: plan.keys.map(({ label, nature }, index): KeyYears => {
      const at = (years: Record<number, readonly number[]>, which: number) =>
        years[which]?.[index] ?? 0;
      const five: Five = [
        at(plan.real, year - 1),
        at(plan.budgets, year),
        at(plan.real, year),
        at(plan.budgets, year + 1),
        at(plan.budgets, year + 2),
      ];
      return { label, natures: NATURES[nature], years: five };
    }),
    called: [budget(year - 1), budget(year)],
    open: more.open ?? [],
    done: more.done ?? [],
    ...(more.debtors && { debtors: more.debtors }),
  });
  /** Calls as they stand in the account, each paid in full on its day of `paid`, or not yet. */
  const entries = (
    year: number,
    label: (call: Call) => string,
    paid: readonly (string | null)[],
    payment: string,
  ): Entry[] =>
    calls(year)
      .slice(0, paid.length)
      .flatMap((one, index) => {
        const day = paid[index];
        const debit: Entry = { day: one.due, label: label(one), debit: totalOf(one) };
        return day ? [debit, { day, label: payment, credit: totalOf(one) }] : [debit];
      });
  return {
    period,
    budget,
    real,
    fund,
    calls,
    call,
    called,
    worksCalled,
    settled,
    realShare,
    accounts,
    entries,
  };
}

/** « 2025-01-01/2025-12-31 ». */
export const spanOf = ({ from, to }: { from: string; to: string }): string => `${from}/${to}`;

/** The day that a dated account speaks of: entries in their order. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.day.localeCompare(other.day));
