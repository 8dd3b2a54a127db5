// One comparison of two figures that papers give, extracted so that a person can judge it.
import type { Fact } from '@quitus/domain/reading/read-document';

export type CheckOutcome = 'passed' | 'failed' | 'undecided';

export type Check = {
  name: string;
  outcome: CheckOutcome;
  /** In cents; null where it was not read, or read in two ways. */
  left: number | null;
  right: number | null;
  /** In French, for the person who looks. */
  sentence: string;
  facts: readonly Fact[];
};

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const euros = (cents: number): string => EUROS.format(cents / 100);

/** Both sides with their words and the facts they come from. */
export type Side = { words: string; cents: number | null; facts: readonly Fact[] };

/** `tolerance` in cents, for shares that were rounded one by one. */
export function compared(name: string, left: Side, right: Side, tolerance = 0): Check {
  const known = left.cents !== null && right.cents !== null;
  const equal = known && Math.abs((left.cents ?? 0) - (right.cents ?? 0)) <= tolerance;
  const outcome = known ? (equal ? 'passed' : 'failed') : 'undecided';
  return {
    name,
    outcome,
    left: left.cents,
    right: right.cents,
    sentence: sentenceOf(outcome, left, right),
    facts: [...left.facts, ...right.facts],
  };
}

function sentenceOf(outcome: CheckOutcome, left: Side, right: Side): string {
  if (outcome === 'undecided')
    return `La comparaison de ${left.words} avec ${right.words} n’est pas possible\u00a0: l’une des deux valeurs n’a pas été lue avec certitude.`;
  const extracted = ({ words, cents }: Side): string => `${words}, ${euros(cents ?? 0)}`;
  const start =
    outcome === 'passed' ? 'Deux valeurs égales' : 'Deux valeurs qui devraient être égales';
  return `${start}\u00a0: ${extracted(left)}, et ${extracted(right)}.`;
}

/** The figure that these readings agree on; none where they differ. */
export function sideOf(words: string, facts: readonly Fact[]): Side {
  const values = new Set(facts.map(({ value }) => value));
  const [only] = values;
  return { words, cents: values.size === 1 && typeof only === 'number' ? only : null, facts };
}
