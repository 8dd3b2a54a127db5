// What the papers of a building tell: who, the accounts at a closing, the years of the budget, the meetings.
import { sum } from '../writing.ts';
import type { Entry, Key, Year } from './ledger.ts';

export type Scene = {
  syndic: { name: string; street: string; town: string; phone: string; mail: string };
  building: { name: string; street: string; town: string };
  rnc: string;
  owner: { name: string; street: string; town: string; ref: string };
  lots: readonly { number: string; nature: string }[];
};

/** Cents at a closing; the bank is what makes both sides equal. */
export type Balance = {
  placed: number;
  bank: number;
  provisions: number;
  advance: number;
  fund: number;
  pending: number;
  owed: number;
  doubtful: number;
  sundry: number;
  overpaid: number;
  suppliers: number;
  other_debts: number;
};
export function balanced(known: Partial<Balance>): Balance {
  const zero = {
    placed: 0,
    bank: 0,
    provisions: 0,
    advance: 0,
    fund: 0,
    pending: 0,
    owed: 0,
    doubtful: 0,
    sundry: 0,
    overpaid: 0,
    suppliers: 0,
    other_debts: 0,
  };
  const all = { ...zero, ...known };
  const right =
    all.provisions +
    all.advance +
    all.fund +
    all.pending +
    all.overpaid +
    all.suppliers +
    all.other_debts;
  const bank = right - all.placed - all.owed - all.doubtful - all.sundry;
  if (bank < 0) throw new Error('the bank would be overdrawn');
  return { ...all, bank };
}
export const firstTotals = (one: Balance): [number, number] => [
  one.placed + one.bank,
  one.provisions + one.advance + one.fund + one.pending,
];
export const secondTotals = (one: Balance): [number, number] => [
  one.owed + one.doubtful + one.sundry,
  one.overpaid + one.suppliers + one.other_debts,
];
export const grandTotal = (one: Balance): number => one.placed + one.bank + secondTotals(one)[0];

export type Site = {
  title: string;
  voted_on: string;
  voted: number;
  paid: number;
  done: number;
  called: number;
};
export type Annexes = {
  closing: string;
  from: string;
  previous_closing: string;
  previous: Balance;
  closed: Balance;
  keys: readonly Key[];
  /** N-1 real, N budget, N real, N+1 budget, N+2 budget. */
  columns: readonly (readonly number[])[];
  heads: readonly string[];
  finished: readonly Site[];
  open: readonly Site[];
  loan: number;
};
export const columnsOf = (
  years: readonly [before: Year, closed: Year, now: Year, next: Year],
): readonly number[][] => [
  [...years[0].real],
  [...years[1].budget],
  [...years[1].real],
  [...years[2].budget],
  [...years[3].budget],
];

export type Row = { code: string; label: string; cells: readonly number[] };
/** The posts of a key, of which the last takes what rounding left. */
export function postsOf(key: Key, totals: readonly number[]): Row[] {
  const weights = sum(key.posts.map(([, , weight]) => weight));
  const last = key.posts.length - 1;
  const cut = (total: number): number[] => {
    const parts = key.posts.map(([, , weight]) => Math.round((total * weight) / weights));
    return parts.map((part, index) => (index === last ? total - sum(parts.slice(0, last)) : part));
  };
  const columns = totals.map(cut);
  return key.posts.map(([code, label], index) => ({
    code,
    label,
    cells: columns.map((column) => column[index] ?? 0),
  }));
}
export const keyTotals = (annexes: Annexes, index: number): number[] =>
  annexes.columns.map((column) => column[index] ?? 0);
export const columnTotals = (annexes: Annexes): number[] =>
  annexes.columns.map((column) => sum(column));
/** Annexe 2: the posts of every key, by account. */
export function accountRows(annexes: Annexes): Row[] {
  const rows = new Map<string, Row>();
  for (const [index, key] of annexes.keys.entries())
    for (const row of postsOf(key, keyTotals(annexes, index))) {
      const known = rows.get(row.code);
      const cells = row.cells.map((cell, column) => cell + (known?.cells[column] ?? 0));
      rows.set(row.code, { ...row, cells });
    }
  return [...rows.values()].toSorted((one, other) => one.code.localeCompare(other.code));
}

export type Item = {
  title: string;
  majority: '24' | '25' | '25-1' | '26';
  text: string;
  votes: readonly [pour: number, contre: number, abstention: number];
  adopted: boolean;
};
export type Meeting = {
  date: string;
  hour: string;
  place: string;
  kind: string;
  chair: string;
  present: number;
  base: number;
  items: readonly Item[];
};
export type Fiche = {
  updated: string;
  rcp: string;
  lots: number;
  main_lots: number;
  built: string;
  heating: string;
  lifts: number;
  closed: string;
  current: number;
  works: number;
  suppliers: number;
  unpaid: number;
  debtors: number;
  fund: number;
  mandate_end: string;
};
export type AccountPrint = {
  from: string;
  at: string;
  before: number;
  entries: readonly Entry[];
};
