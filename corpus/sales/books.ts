// One set of books a sale: calls, the account and the settlement of a year, from the keys of the building.
import { sum } from './writing.ts';

/** What the lots sold pay of one key; `yearly` is the whole syndicat's, in cents. */
export type Key = {
  code: string;
  label: string;
  base: number;
  parts: readonly (readonly [lot: string, part: number])[];
  yearly: number;
  /** Per cent that a tenant owes. */
  locatif?: number;
};

export type Line = {
  lot: string;
  code: string;
  label: string;
  whole: number;
  base: number;
  part: number;
  quote: number;
  locatif: number;
};

export type Call = {
  title: string;
  from: string;
  to: string;
  due: string;
  budget: readonly Line[];
  fund: readonly Line[];
  works: readonly Line[];
  advance: readonly Line[];
};

export type Entry = { day: string; label: string; debit?: number; credit?: number };

/** A year that is settled: `lines` are real expenses. */
export type Settled = {
  from: string;
  to: string;
  lines: readonly Line[];
  works: readonly Line[];
  called: number;
  works_called: number;
};

export type Person = { name: string; lines: readonly string[] };
export type Scene = {
  syndic: {
    name: string;
    street: string;
    town: string;
    phone: string;
    mail: string;
    manager: string;
    foot: string;
  };
  building: { name: string; street: string; town: string; rnc: string };
  owner: Person;
  account: string;
  iban: string;
  /** « Lot 12 », then what it is. */
  lots: readonly (readonly [number: string, nature: string, part: number])[];
  base: number;
};

export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export const quotesOf = (lines: readonly Line[]): number => sum(lines.map(({ quote }) => quote));
export const totalOf = ({ budget, fund, works, advance }: Call): number =>
  quotesOf([...budget, ...fund, ...works, ...advance]);

/** The lines of some keys, each for what `whole` says of it. */
export const linesOf = (keys: readonly Key[], whole: (key: Key) => number): Line[] =>
  keys.flatMap((key) =>
    key.parts.map(([lot, part]) => {
      const quote = share(whole(key), part, key.base);
      return {
        lot,
        code: key.code,
        label: key.label,
        whole: whole(key),
        base: key.base,
        part,
        quote,
        locatif: share(quote, key.locatif ?? 0, 100),
      };
    }),
  );

const iso = (day: Date): string => day.toISOString().slice(0, 10);

/** The twelve months from that day, in so many equal parts. */
export function periodsOf(first: string, count: number): { from: string; to: string }[] {
  const start = new Date(`${first}T00:00:00Z`);
  const at = (months: number, days = 0) =>
    iso(
      new Date(
        Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate() + days),
      ),
    );
  const months = 12 / count;
  return Array.from({ length: count }, (_, index) => ({
    from: at(index * months),
    to: at((index + 1) * months, -1),
  }));
}

export type Year = {
  first: string;
  count: number;
  keys: readonly Key[];
  fund?: Key;
  title: (index: number) => string;
  /** Works and advances called with the call of that index. */
  works?: (index: number) => readonly Line[];
  advance?: (index: number) => readonly Line[];
};

export const callsOf = ({ first, count, keys, fund, title, works, advance }: Year): Call[] =>
  periodsOf(first, count).map(({ from, to }, index) => ({
    title: title(index),
    from,
    to,
    due: from,
    budget: linesOf(keys, ({ yearly }) => Math.round(yearly / count)),
    fund: fund ? linesOf([fund], ({ yearly }) => Math.round(yearly / count)) : [],
    works: works?.(index) ?? [],
    advance: advance?.(index) ?? [],
  }));

export const withYearly = (keys: readonly Key[], yearly: readonly number[]): Key[] =>
  keys.map((key, index) => ({ ...key, yearly: yearly[index] ?? key.yearly }));

export const balanceOf = (entries: readonly Entry[]): number =>
  sum(entries.map(({ debit = 0, credit = 0 }) => debit - credit));

/** The entries up to that day, each with the balance after it. */
export function running(entries: readonly Entry[]): (Entry & { balance: number })[] {
  let balance = 0;
  return entries.map((entry) => {
    balance += (entry.debit ?? 0) - (entry.credit ?? 0);
    return { ...entry, balance };
  });
}

/** What is left of calls after that day. */
export const later = (
  calls: readonly Call[],
  date: string,
  of: (call: Call) => readonly Line[],
): { day: string; cents: number }[] =>
  calls
    .filter(({ due, ...call }) => due > date && of({ due, ...call }).length > 0)
    .map((call) => ({ day: call.due, cents: quotesOf(of(call)) }));

export const budgetOf = (keys: readonly Key[]): number => sum(keys.map(({ yearly }) => yearly));

/** A total in parts of these weights, to the cent. */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  const parts = weights.map((weight) => Math.round((total * weight) / all));
  const rest = total - sum(parts);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}

/**
 * What is still owed of the calls due at that day: the latest ones are the unpaid ones, and of one paid in part
 * the works were paid first, then the fund, then the budget. What they do not explain is of earlier years.
 */
export function owedOf(
  balance: number,
  calls: readonly Call[],
  date: string,
): { budget: number; fund: number; works: number; earlier: number } {
  let left = Math.max(0, balance);
  const owed = { budget: 0, fund: 0, works: 0 };
  const due = calls.filter((call) => call.due <= date);
  for (const call of due.toSorted((one, other) => other.due.localeCompare(one.due)))
    for (const part of ['budget', 'fund', 'works'] as const) {
      const taken = Math.min(left, quotesOf(call[part]));
      owed[part] += taken;
      left -= taken;
    }
  return { ...owed, earlier: left };
}
