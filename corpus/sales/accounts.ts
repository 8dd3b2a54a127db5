import { spread } from './books.ts';
// The syndicat's own accounts: what annexes 1 to 5 are printed from.
import { sum } from './writing.ts';

type Written = {
  /** Saved apart. */
  placed?: number;
  cash?: number;
  works_provisions?: number;
  advance: number;
  other_advance?: number;
  fund: number;
  grant?: number;
  pending?: number;
  owed: number;
  doubtful?: number;
  sundry_claims?: number;
  to_spread?: number;
  overpaid: number;
  suppliers: number;
  social?: number;
  sundry_debts?: number;
  loan?: number;
};
export type Balance = Required<Written> & { bank: number; left: number; right: number };

/** The bank holds what makes both sides equal. */
export function balanced(written: Written): Balance {
  const all = {
    placed: 0,
    cash: 0,
    works_provisions: 0,
    other_advance: 0,
    grant: 0,
    pending: 0,
    doubtful: 0,
    sundry_claims: 0,
    to_spread: 0,
    social: 0,
    sundry_debts: 0,
    loan: 0,
    ...written,
  };
  const right =
    all.works_provisions +
    all.advance +
    all.other_advance +
    all.fund +
    all.grant +
    all.pending +
    all.overpaid +
    all.suppliers +
    all.social +
    all.sundry_debts;
  const claims = all.owed + all.doubtful + all.sundry_claims + all.to_spread;
  return { ...all, bank: right - claims - all.placed - all.cash, left: right, right };
}

/** N-1 real, N voted, N real, N+1 voted, N+2 to vote. */
export type Five = readonly [number, number, number, number, number];
export type KeyYears = {
  label: string;
  natures: readonly (readonly [code: string, label: string, weight: number])[];
  years: Five;
};
export type Accounts = {
  /** The day that the last year was closed, and the one before. */
  closed: string;
  before_closed: string;
  before: Balance;
  after: Balance;
  keys: readonly KeyYears[];
  /** Provisions of N-1 and of N. */
  called: readonly [number, number];
  /** Works not finished: voted on, voted, paid, done, received. */
  open: readonly OpenWork[];
  /** Finished in the year. */
  done: readonly {
    label: string;
    voted: number;
    spent: number;
    received: number;
  }[];
  debtors?: readonly (readonly [name: string, cents: number])[];
};
export type OpenWork = {
  label: string;
  voted_on: string;
  voted: number;
  paid: number;
  spent: number;
  received: number;
};

export type NatureRow = { code: string; label: string; amounts: number[] };

/** Each nature of a key over the five columns, a little uneven from one year to the next. */
export const naturesOf = ({ natures, years }: KeyYears): NatureRow[] => {
  const columns = years.map((total, column) =>
    spread(
      total,
      natures.map(([, , weight], row) => weight * (1 + (((row * 7 + column * 3) % 5) - 2) / 40)),
    ),
  );
  return natures.map(([code, label], row) => ({
    code,
    label,
    amounts: columns.map((column) => column[row] ?? 0),
  }));
};

/** All keys together, a row to an account. */
export function generalOf({ keys }: Accounts): NatureRow[] {
  const rows = new Map<string, NatureRow>();
  for (const row of keys.flatMap(naturesOf)) {
    const known = rows.get(row.code);
    if (known) known.amounts = known.amounts.map((one, index) => one + (row.amounts[index] ?? 0));
    else rows.set(row.code, { ...row });
  }
  return [...rows.values()].toSorted((one, other) => one.code.localeCompare(other.code));
}

export const columnTotals = (rows: readonly NatureRow[]): number[] =>
  [0, 1, 2, 3, 4].map((column) => sum(rows.map(({ amounts }) => amounts[column] ?? 0)));
