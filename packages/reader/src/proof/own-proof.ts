// What a paper proves of itself: a total that its lines add up to, a number whose check digits are right, a
// period that ends on the day that the calendar gives.
import { isIban } from '@quitus/domain/control/iban';
import { addDays, addMonths, frenchDay } from '@quitus/domain/documents/calendar';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { type PrintedSum, provenSums } from '../extract/checks.ts';
import { isTaxNumber } from '../french/check-digits.ts';

/** The same facts; those that something on the paper proves say so. */
export function withOwnProof(facts: readonly Fact[]): Fact[] {
  const reasons = new Map([
    ...facts.flatMap((fact) =>
      isSealed(fact) ? [[fact, 'Clé de contrôle exacte.'] as const] : [],
    ),
    ...PERIODS.flatMap(([from, to]) => wholePeriod(facts, from, to)),
    ...provenSums(facts).flatMap((sum) => sum.facts.map((fact) => [fact, written(sum)] as const)),
  ]);
  return facts.map((fact) => {
    const because = reasons.get(fact);
    return because === undefined ? fact : { ...fact, proof: 'PROVEN', because };
  });
}

/** Of a machine-readable zone, names have no digit of their own. */
const IN_ZONE: readonly string[] = ['born_on', 'expires_on', 'document_number'];

function isSealed({ name, value, rule }: Fact): boolean {
  if (typeof value !== 'string') return false;
  if (name === 'iban') return isIban(value);
  if (name === 'tax_number') return isTaxNumber(value.replaceAll(/\s/g, ''));
  return rule.endsWith('/mrz') && IN_ZONE.includes(name);
}

const PERIODS: readonly (readonly [FactName, FactName])[] = [
  ['period_from', 'period_to'],
  ['exercice_from', 'exercice_to'],
  ['approved_from', 'approved_to'],
  ['budget_from', 'budget_to'],
];
const MONTHS = [1, 2, 3, 4, 6, 12];

/** Two days that were read apart, and bound exactly so many months. */
function wholePeriod(
  facts: readonly Fact[],
  from: FactName,
  to: FactName,
): (readonly [Fact, string])[] {
  const [starts, ends] = [from, to].map((name) => facts.filter((fact) => fact.name === name));
  const [start, end] = [dayOf(starts ?? []), dayOf(ends ?? [])];
  if (start === null || end === null) return [];
  const months = MONTHS.find((count) => addDays(addMonths(start, count), -1) === end);
  if (months === undefined) return [];
  const because = `Du ${frenchDay(start)} au ${frenchDay(end)}\u00a0: ${months} mois exactement.`;
  return [...(starts ?? []), ...(ends ?? [])].map((fact) => [fact, because]);
}

/** Null where several are told. */
function dayOf(facts: readonly Fact[]): string | null {
  const [only, ...others] = new Set(facts.map(({ value }) => value));
  return typeof only === 'string' && others.length === 0 ? only : null;
}

const AMOUNT = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });
const amount = (cents: number): string => AMOUNT.format(cents / 100);

/** « 1 250,00 = 1 000,00 + 250,00 ». */
function written({ total, terms }: PrintedSum): string {
  const [first, ...rest] = terms.map(({ cents, sign }) => ({ cents: cents * sign }));
  const more = rest.map(({ cents }) => `${cents < 0 ? '−' : '+'} ${amount(Math.abs(cents))}`);
  return `${amount(total)} = ${[amount(first?.cents ?? 0), ...more].join(' ')}`;
}
