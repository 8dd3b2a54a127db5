// The debts that stand behind a balance: what was asked, the latest first. Payments go to the oldest, so that
// what is still owed is what was asked last.
import { daysBetween } from '../documents/calendar.ts';
import type { Entry } from '../reading/account-entry.ts';
import { isCallLabel, isReversalLabel, isSettlementLabel, partNamed } from './account-labels.ts';
import { dueAfter, type Rhythm, rhythmOf } from './account-rhythm.ts';
import type { Account } from './account.ts';
import { CALL_PARTS, NO_PARTS, type Parts } from './calls.ts';
import type { Instalment } from './instalments.ts';
import { sumOf } from './paper-figures.ts';

export type Debt = {
  on: string;
  cents: number;
  label: string;
  /** Null: what it is made of is not known. */
  parts: Parts | null;
  /** A settlement of a year that is over. */
  is_settlement: boolean;
  instalment: Instalment | null;
  /** In French: why nobody can tell what it leaves owed. */
  doubt: string | null;
};

export const isAsked = ({ label, instalment }: Debt): boolean =>
  instalment !== null || isCallLabel(label);

const POSTED_BEFORE_DAYS = 60;
const POSTED_AFTER_DAYS = 25;

/** Every entry that asks for something, those of one call together, the latest first. */
export function debtsOf(
  account: Account,
  instalments: readonly Instalment[],
  date: string,
): Debt[] {
  const { entries } = account;
  const asked = entries.filter(({ cents }) => cents > 0);
  const taken = new Set<Entry>();
  const called = instalments.flatMap((instalment): Debt[] => {
    const own = postedFor(
      instalment,
      asked.filter((entry) => !taken.has(entry)),
    );
    for (const entry of own) taken.add(entry);
    const [first] = own;
    if (!first) return [];
    return [
      {
        on: instalment.due_on,
        cents: sumOf(own.map(({ cents }) => cents)),
        label: first.label,
        parts: instalment.parts ?? addedParts(own.map(partsNamed)),
        is_settlement: false,
        instalment,
        doubt: null,
      },
    ];
  });
  const rest = asked.filter((entry) => !taken.has(entry));
  const rhythm = rhythmOf(account, instalments);
  const others = rest
    .filter(({ label }) => !isSettlementLabel(label))
    .map((entry): Debt => ({
      on: dueDayIn(entry),
      cents: entry.cents,
      label: entry.label,
      parts: partsLike(entry, instalments) ?? partsNamed(entry),
      is_settlement: false,
      instalment: null,
      doubt: isEarly(entry, rhythm, date)
        ? `Aucun document ne dit quand «\u00a0${entry.label}\u00a0» devient exigible.`
        : null,
    }));
  return [...called, ...others, ...settlementsIn(rest, entries, date)].toSorted((a, b) =>
    b.on.localeCompare(a.on),
  );
}

/** What a settlement asks for, less the provisions that are given back on the same day. */
function settlementsIn(rest: readonly Entry[], entries: readonly Entry[], date: string): Debt[] {
  const asked = rest.filter(({ label }) => isSettlementLabel(label));
  const reversed = entries.filter(({ cents, label }) => cents < 0 && isReversalLabel(label));
  return [...Map.groupBy(asked, ({ on }) => on)].flatMap(([on, own]): Debt[] => {
    // Entries of a later day are left out one by one.
    const back = on > date ? [] : reversed.filter((entry) => entry.on === on);
    const cents = sumOf([...own, ...back].map((entry) => entry.cents));
    const [first] = own;
    if (!first || cents <= 0) return [];
    const [apart] = reversed.filter(
      (entry) => entry.on !== on && Math.abs(daysBetween(entry.on, on)) <= POSTED_BEFORE_DAYS,
    );
    return [
      {
        on,
        cents,
        label: first.label,
        parts: null,
        is_settlement: true,
        instalment: null,
        doubt: apart
          ? `Aucun document ne dit ce que «\u00a0${apart.label}\u00a0» retire de «\u00a0${first.label}\u00a0».`
          : null,
      },
    ];
  });
}

/** A call without its paper, posted shortly before the next ones are due: it may be one of them. */
function isEarly({ on, label }: Entry, rhythm: Rhythm, date: string): boolean {
  if (on > date || !isCallLabel(label) || namedDay(label) !== null) return false;
  const next = dueAfter(date, rhythm);
  return daysBetween(on, next) <= Math.min(POSTED_BEFORE_DAYS, rhythm.months * 15);
}

/** One entry for the whole call, or one for each of its parts on the same day. */
function postedFor({ due_on, total, parts }: Instalment, asked: readonly Entry[]): Entry[] {
  if (total === null) return [];
  const near = asked.filter(({ on }) => {
    const days = daysBetween(on, due_on);
    return days <= POSTED_BEFORE_DAYS && days >= -POSTED_AFTER_DAYS;
  });
  const closest = near.toSorted(
    (a, b) => Math.abs(daysBetween(a.on, due_on)) - Math.abs(daysBetween(b.on, due_on)),
  );
  const whole = closest.find(({ cents }) => cents === total);
  if (whole) return [whole];
  const days = [...new Set(closest.map(({ on }) => on))];
  const isPart = ({ cents }: Entry): boolean =>
    parts === null || CALL_PARTS.some((part) => parts[part] === cents);
  return (
    days
      .flatMap((day) => [
        near.filter(({ on }) => on === day),
        near.filter((one) => one.on === day && isPart(one)),
      ])
      .find((own) => own.length > 1 && sumOf(own.map(({ cents }) => cents)) === total) ?? []
  );
}

const QUARTER_MONTHS = ['01', '04', '07', '10'] as const;

/** « Appel du 1er trim. 2027 » posted in December is due in January. */
function dueDayIn({ on, label }: Entry): string {
  const named = namedDay(label);
  return named !== null && named > on ? named : on;
}

function namedDay(label: string): string | null {
  const [, quarter, year] =
    /([1-4])\s*(?:er|e|[èe]me|°)?\s*trim\w*\.?\s*(20\d{2})/i.exec(label) ??
    /\bT\s?([1-4])\s*[/ -]?\s*(20\d{2})/i.exec(label) ??
    [];
  const month = QUARTER_MONTHS[Number(quarter) - 1];
  return month ? `${year}-${month}-01` : null;
}

/** A call that is not among the papers, of the same amount as one of its year that is. */
function partsLike({ on, cents }: Entry, instalments: readonly Instalment[]): Parts | null {
  const alike = instalments.flatMap(({ parts, due_on }): Parts[] => {
    if (!parts || Math.abs(daysBetween(on, due_on)) > 366) return [];
    const { courantes, fonds_travaux } = parts;
    const usual: Parts = { courantes, fonds_travaux, travaux: 0, avances: 0 };
    if (sumOf(Object.values(parts)) === cents) return [parts];
    return courantes > 0 && courantes + fonds_travaux === cents ? [usual] : [];
  });
  const [first] = alike;
  return first && new Set(alike.map((one) => JSON.stringify(one))).size === 1 ? first : null;
}

/** Posted part by part, without its call: its own words say which part. */
export function partsNamed({ cents, label }: Entry): Parts | null {
  const part = partNamed(label);
  return part && { ...NO_PARTS, [part]: cents };
}

/** Null unless all are known. */
const addedParts = (all: readonly (Parts | null)[]): Parts | null =>
  all.reduce<Parts | null>(
    (sum, one) =>
      sum && one
        ? {
            courantes: sum.courantes + one.courantes,
            travaux: sum.travaux + one.travaux,
            fonds_travaux: sum.fonds_travaux + one.fonds_travaux,
            avances: sum.avances + one.avances,
          }
        : null,
    NO_PARTS,
  );

/** What is left of a debt: paid first for the works, then for the fund, then for the budget. */
export function unpaidParts(parts: Parts, unpaid: number): Parts {
  let paid = sumOf(Object.values(parts)) - unpaid;
  const left = { ...parts };
  for (const part of ['travaux', 'fonds_travaux', 'courantes', 'avances'] as const) {
    const now = Math.min(paid, left[part]);
    left[part] -= now;
    paid -= now;
  }
  return left;
}
