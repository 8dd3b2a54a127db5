// Which year and part of it a paper covers, by what was read on it.
import { addDays, addMonths } from '../documents/calendar.ts';
import type { Period } from '../documents/period.ts';
import type { Fact, ReadDocument } from './read-document.ts';

export type Covered = { year: number; period: Period | null };

/** First and last day of each part of a year, as month and day. */
const PARTS: readonly (readonly [Period, from: string, months: number])[] = [
  ['T1', '01-01', 3],
  ['T2', '04-01', 3],
  ['T3', '07-01', 3],
  ['T4', '10-01', 3],
  ['S1', '01-01', 6],
  ['S2', '07-01', 6],
  ['ANNEE', '01-01', 12],
];

/** Null where nothing tells, or where two papers of one file tell two things. */
export function coveredPeriod(documents: readonly ReadDocument[]): Covered | null {
  const stated = documents.flatMap(({ facts }) => ofFacts(facts) ?? []);
  const [first, ...others] = stated;
  if (!first) return null;
  const same = others.every(({ year, period }) => year === first.year && period === first.period);
  return same ? first : null;
}

function ofFacts(facts: readonly Fact[]): Covered | null {
  const [from, to] = [only(facts, 'period_from'), only(facts, 'period_to')];
  if (from && to) return ofDays(from, to);
  const year = facts.find(({ name }) => name === 'tax_year')?.value;
  if (typeof year === 'number') return { year, period: null };
  const day = only(facts, 'meeting_on') ?? only(facts, 'exercice_to');
  return day ? { year: Number(day.slice(0, 4)), period: null } : null;
}

function ofDays(from: string, to: string): Covered {
  const year = Number(from.slice(0, 4));
  const part = PARTS.find(([, start, months]) => {
    const first = `${year}-${start}`;
    return from === first && to === addDays(addMonths(first, months), -1);
  });
  return { year, period: part?.[0] ?? null };
}

function only(facts: readonly Fact[], name: string): string | null {
  const values = new Set(facts.filter((fact) => fact.name === name).map(({ value }) => value));
  const [value] = values;
  return values.size === 1 && typeof value === 'string' ? value : null;
}
