// Days that the model alone read, and that the paper itself bears out: it prints no other, or two of them bound
// whole months.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';
import type { FactName } from '@quitus/domain/reading/facts.data';
import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import type { Fact } from '@quitus/domain/reading/read-document';

/** `printed`: every day on the paper, as ISO dates; those of laws left out. */
export function withWitness(facts: readonly Fact[], printed: readonly string[]): Fact[] {
  const borne = new Set([...onlyDays(facts, printed), ...wholePeriods(facts, printed)]);
  return facts.map((fact) => (borne.has(fact) ? { ...fact, proof: 'AGREED' } : fact));
}

const isOfModel = ({ rule, proof }: Fact): boolean => rule === MODEL_RULE && proof === 'READ';

/** When it was made, of a paper that tells of one day. */
const MADE: readonly string[] = ['made_on', 'updated_on'] satisfies readonly FactName[];

const onlyDays = (facts: readonly Fact[], printed: readonly string[]): Fact[] => {
  const [day, ...others] = new Set(printed);
  return others.length > 0
    ? []
    : facts.filter((fact) => isOfModel(fact) && MADE.includes(fact.name) && fact.value === day);
};

/** Not of a year: a call tells also the year of its budget. */
const MONTHS = [1, 2, 3, 4, 6];

function wholePeriods(facts: readonly Fact[], printed: readonly string[]): Fact[] {
  const own = (name: FactName) => facts.filter((fact) => fact.name === name);
  const [from, ...starts] = own('period_from');
  const [to, ...ends] = own('period_to');
  if (!from || !to || starts.length + ends.length > 0) return [];
  const both = [from, to];
  const isWhole = MONTHS.some(
    (months) => addDays(addMonths(String(from.value), months), -1) === to.value,
  );
  return both.every((fact) => isOfModel(fact) && printed.includes(String(fact.value))) && isWhole
    ? both
    : [];
}
