// What a paper proves of itself: a total that its lines add up to, a number whose check digits are right, a
// period that ends on the day that the calendar gives.
import { isIban } from '@quitus/domain/control/iban';
import { addDays, addMonths, frenchDay } from '@quitus/domain/documents/calendar';
import type { FactName } from '@quitus/domain/reading/facts.data';
import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import type { Fact } from '@quitus/domain/reading/read-document';

import { type PrintedSum, provenSums } from '../extract/printed-sums.ts';
import { isTaxNumber } from '../french/check-digits.ts';

/** The same facts; those that a sum or a check digit proves say so. */
export const withOwnProof = (facts: readonly Fact[]): Fact[] =>
  proven(
    facts,
    new Map([
      ...facts.filter(isSealed).map((fact) => [fact, 'Clé de contrôle exacte.'] as const),
      ...provenSums(facts).flatMap((sum) => sum.facts.map((fact) => [fact, written(sum)] as const)),
    ]),
  );

/** Likewise by the calendar, which knows that two days belong together and not of what: no doubt is lifted by it. */
export const withCalendar = (facts: readonly Fact[]): Fact[] =>
  proven(facts, new Map(PERIODS.flatMap(([from, to]) => wholePeriod(facts, from, to))));

const proven = (facts: readonly Fact[], reasons: ReadonlyMap<Fact, string>): Fact[] =>
  facts.map((fact) => {
    const because = reasons.get(fact);
    return because === undefined ? fact : { ...fact, proof: 'PROVEN', because };
  });

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
  const both = [...(starts ?? []), ...(ends ?? [])];
  const [start, end] = [dayOf(starts ?? []), dayOf(ends ?? [])];
  if (start === null || end === null || !both.every(isOpen) || !both.every(isPrinted)) return [];
  const months = MONTHS.find((count) => addDays(addMonths(start, count), -1) === end);
  if (months === undefined) return [];
  const because = `Du ${frenchDay(start)} au ${frenchDay(end)}\u00a0: ${months} mois exactement.`;
  return both.map((fact) => [fact, because]);
}

/** « 4e trimestre 2026 » is bounded by its name: only days that are printed bound anything. */
const isPrinted = ({ raw }: Fact): boolean => PRINTED_DAY.test(raw);
const PRINTED_DAY = /\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d(?:er)? \p{L}+\.? \d{4}/u;

const isOpen = ({ proof, rule }: Fact): boolean => proof !== 'DOUBTFUL' && rule !== MODEL_RULE;

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
