import type { Instalment } from '../sale.ts';
// One set of books for a sale of the second author: every paper and every truth is drawn from it.
import { sum } from '../writing.ts';

export type Post = readonly [code: string, label: string, weight: number];
/** A key of distribution; `held` by the lots sold, by their number. */
export type Key = {
  code: string;
  label: string;
  base: number;
  held: Readonly<Record<string, number>>;
  posts: readonly Post[];
};
export type Part = 'budget' | 'fund' | 'works' | 'advance';
export type Line = {
  part: Part;
  key: Key;
  label: string;
  /** Null where the lots are called together. */
  lot: string | null;
  total: number;
  held: number;
  quote: number;
};
export type Call = {
  title: string;
  from: string;
  to: string;
  due: string;
  printed: string;
  lines: readonly Line[];
};
/** Cents by key, in the order of the keys. */
export type Year = {
  from: string;
  to: string;
  budget: readonly number[];
  real: readonly number[];
  fund: number;
};
export type Meter = { label: string; before: string; after: string; used: string; quote: number };
export type Settlement = {
  from: string;
  to: string;
  printed: string;
  lines: readonly Line[];
  meters: readonly Meter[];
  provisions: readonly { label: string; cents: number }[];
  works: readonly { label: string; called: number; real: number }[];
};
export type Entry = { day: string; label: string; debit?: number; credit?: number };

export const share = (total: number, held: number, base: number): number =>
  Math.round((total * held) / base);
export const heldOf = (key: Key, lot: string | null): number =>
  lot === null ? sum(Object.values(key.held)) : (key.held[lot] ?? 0);
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The lines of one expense; by lot where `lots` is given. */
export const spread = (
  key: Key,
  part: Part,
  label: string,
  total: number,
  lots: readonly string[] | null,
): Line[] =>
  (lots ?? [null]).flatMap((lot) => {
    const held = heldOf(key, lot);
    if (held === 0) return [];
    return [{ part, key, label, lot, total, held, quote: share(total, held, key.base) }];
  });

/** The `index`-th of `count` equal slices; the last takes what is left. */
export const slice = (total: number, count: number, index: number): number => {
  const one = Math.round(total / count);
  return index === count - 1 ? total - one * (count - 1) : one;
};

export type Plan = {
  keys: readonly Key[];
  lots: readonly string[] | null;
  fund_label: string;
  titles: (index: number, due: string) => string;
};

export const callsOf = (plan: Plan, year: Year, dues: readonly string[]): Call[] =>
  dues.map((due, index) => {
    const next = dues[index + 1];
    const [general] = plan.keys;
    const fund = slice(year.fund, dues.length, index);
    return {
      title: plan.titles(index, due),
      from: due,
      to: next === undefined ? year.to : daysBefore(next, 1),
      due,
      printed: daysBefore(due, 17),
      lines: [
        ...plan.keys.flatMap((key, at) =>
          spread(
            key,
            'budget',
            key.label,
            slice(year.budget[at] ?? 0, dues.length, index),
            plan.lots,
          ),
        ),
        ...(general === undefined || fund === 0
          ? []
          : spread(general, 'fund', plan.fund_label, fund, plan.lots)),
      ],
    };
  });

export const withLines = (call: Call, lines: readonly Line[]): Call => ({
  ...call,
  lines: [...call.lines, ...lines],
});
export const quoteOf = (lines: readonly Line[], part?: Part): number =>
  sum(lines.filter((line) => part === undefined || line.part === part).map(({ quote }) => quote));
export const partOf = (calls: readonly Call[], part: Part): number =>
  sum(calls.map(({ lines }) => quoteOf(lines, part)));
export const totalOf = (call: Call): number => quoteOf(call.lines);

/** What falls due after the day, by call. */
export const toCome = (calls: readonly Call[], day: string, part: Part): Instalment[] =>
  calls
    .filter(({ due, lines }) => due > day && lines.some((line) => line.part === part))
    .map(({ due, lines }) => ({ day: due, cents: quoteOf(lines, part) }));

export const settled = (
  plan: Plan,
  year: Year,
  provisions: Settlement['provisions'],
  more: { printed: string; meters?: readonly Meter[]; works?: Settlement['works'] },
): Settlement => ({
  from: year.from,
  to: year.to,
  printed: more.printed,
  lines: plan.keys.flatMap((key, at) =>
    spread(key, 'budget', key.label, year.real[at] ?? 0, plan.lots),
  ),
  meters: more.meters ?? [],
  provisions,
  works: more.works ?? [],
});
export const realOf = ({ lines, meters }: Settlement): number =>
  quoteOf(lines) + sum(meters.map(({ quote }) => quote));
export const calledOf = ({ provisions }: Settlement): number =>
  sum(provisions.map(({ cents }) => cents));

export const balanceOf = (entries: readonly Entry[]): number =>
  sum(entries.map(({ debit = 0, credit = 0 }) => debit - credit));
export const sorted = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.day.localeCompare(other.day));
/** The item that must be there. */
export const at = <T>(items: readonly T[], index: number): T => {
  const found = items.at(index);
  if (found === undefined) throw new Error(`no item ${index}`);
  return found;
};
