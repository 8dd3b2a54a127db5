// What fell due on one day for all the lots sold: one call, or one for each account, or one for the works
// beside the usual one. The same call twice counts once.
import { addDays, daysBetween } from '../documents/calendar.ts';
import type { Proof } from '../reading/proof.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { type Call, CALL_PARTS, type Parts } from './calls.ts';
import { sumOf } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';

export type Instalment = {
  due_on: string;
  from: string;
  to: string | null;
  calls: readonly Call[];
  total: number | null;
  /** Null unless every call's parts add up and every lot sold is covered. */
  parts: Parts | null;
  /** Of the worst read of its calls. */
  proof: Proof;
  doubt: string | null;
};

/** Calls of two accounts may leave a few days apart. */
const SAME_DUE_DAYS = 5;

export function instalmentsOf(calls: readonly Call[], sold: readonly string[]): Instalment[] {
  const groups: Call[][] = [];
  for (const call of distinct(calls)) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first && isOneDay(first, call)) last.push(call);
    else groups.push([call]);
  }
  return groups.map((group) => instalmentOf(group, sold));
}

const isOneDay = (one: Call, other: Call): boolean =>
  Math.abs(daysBetween(one.due_on, other.due_on)) <= SAME_DUE_DAYS;

const nameOf = ({ due_on, total, lots, parts }: Call): string =>
  JSON.stringify([due_on, total, lots.toSorted(), parts]);

const distinct = (calls: readonly Call[]): Call[] => [
  ...new Map(calls.map((call) => [nameOf(call), call])).values(),
];

function instalmentOf(group: readonly Call[], sold: readonly string[]): Instalment {
  const [first] = group;
  const doubt =
    group.find((call) => call.doubt !== null)?.doubt ?? clash(group) ?? uncovered(group, sold);
  const parts = group.flatMap((call) => call.parts ?? []);
  const totals = group.flatMap((call) => call.total ?? []);
  const usual = group.find((call) => (call.parts?.courantes ?? 0) > 0) ?? first;
  return {
    due_on: usual?.due_on ?? '',
    from: usual?.from ?? '',
    to: usual?.to ?? null,
    calls: group,
    total: doubt === null && totals.length === group.length ? sumOf(totals) : null,
    parts: doubt === null && parts.length === group.length ? added(parts) : null,
    proof: lowestProof(group.map((call) => call.proof)),
    doubt,
  };
}

const added = (all: readonly Parts[]): Parts => ({
  courantes: sumOf(all.map((one) => one.courantes)),
  travaux: sumOf(all.map((one) => one.travaux)),
  fonds_travaux: sumOf(all.map((one) => one.fonds_travaux)),
  avances: sumOf(all.map((one) => one.avances)),
});

/** Two calls for the same lots that ask for the same kind of thing: one replaces the other, nobody says which. */
function clash(group: readonly Call[]): string | null {
  const isTwice = group.some((one, index) =>
    group.slice(index + 1).some((other) => {
      const shareLots =
        one.lots.length === 0 ||
        other.lots.length === 0 ||
        one.lots.some((lot) => other.lots.includes(lot));
      const shareParts = CALL_PARTS.some(
        (part) => (one.parts?.[part] ?? 1) > 0 && (other.parts?.[part] ?? 1) > 0,
      );
      return shareLots && shareParts;
    }),
  );
  return isTwice ? 'Deux appels différents portent sur la même échéance.' : null;
}

function uncovered(group: readonly Call[], sold: readonly string[]): string | null {
  const lots = group.flatMap((call) => call.lots);
  const silent = group.some((call) => call.lots.length === 0);
  return silent || sold.every((lot) => lots.includes(lot))
    ? null
    : 'L’appel ne couvre pas tous les lots vendus.';
}

/** Of a budget: not those that call works alone. */
export const isRegular = ({ parts }: Instalment): boolean => parts === null || parts.courantes > 0;

/** In months; null where the period is no whole number of them. */
export function monthsOf({ from, to }: Instalment): number | null {
  if (to === null) return null;
  const days = daysBetween(from, addDays(to, 1));
  const months = Math.round(days / 30.44);
  return [1, 2, 3, 4, 6, 12].includes(months) && Math.abs(days - months * 30.44) < 5
    ? months
    : null;
}

const NO_FUND = 'Le fonds de travaux existe, mais aucun appel de l’exercice ne le montre.';

/**
 * A fund that the accounts hold is called within a year. Calls of a year that show none were read with its
 * contribution among other parts: these are then not known.
 */
export function withFund(
  instalments: readonly Instalment[],
  hasFund: boolean,
  years: readonly Year[],
): Instalment[] {
  if (!hasFund) return [...instalments];
  const silent = years.filter((year) => {
    const own = instalments.filter(({ due_on, parts }) => isWithin(due_on, year) && parts !== null);
    return own.every(({ parts }) => parts?.fonds_travaux === 0);
  });
  return instalments.map((one) =>
    one.parts !== null && silent.some((year) => isWithin(one.due_on, year))
      ? { ...one, parts: null, doubt: NO_FUND }
      : one,
  );
}
