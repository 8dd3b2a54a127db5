// Totals of a paper that its own lines add up to: what agrees was read right.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Sum, SUMS } from './printed-sums.data.ts';

const isOf = (rule: string) => (fact: Fact) =>
  fact.rule === rule || fact.rule.startsWith(`${rule}/`);

const named = (facts: readonly Fact[], rule: string, name: FactName): Fact[] =>
  facts.filter((fact) => fact.name === name && isOf(rule)(fact));

/** A figure with the facts that it comes from. */
type Side = { cents: number | null; facts: readonly Fact[] };

/** The figure that these readings agree on; none where they differ. */
function sideOf(facts: readonly Fact[]): Side {
  const values = new Set(facts.map(({ value }) => value));
  const [only] = values;
  return { cents: values.size === 1 && typeof only === 'number' ? only : null, facts };
}

type Term = { of: FactName; sign: 1 | -1; side: Side };

const termsOf = (facts: readonly Fact[], { rule, plus, minus }: Sum): Term[] =>
  [
    ...plus.map((of) => ({ of, sign: 1 as const })),
    ...minus.map((of) => ({ of, sign: -1 as const })),
  ].map(({ of, sign }) => ({ of, sign, side: sideOf(named(facts, rule, of)) }));

/** Null where a term was not read, or read in two ways. */
function sumOf(terms: readonly Term[], { needs }: Sum): number | null {
  const unsure = terms.some(
    ({ of, side }) => side.cents === null && (needs.includes(of) || side.facts.length > 0),
  );
  return unsure ? null : terms.reduce((sum, { sign, side }) => sum + sign * (side.cents ?? 0), 0);
}

export type PrintedSum = {
  total: number;
  terms: readonly { cents: number; sign: 1 | -1 }[];
  facts: readonly Fact[];
};

/** A total that was added up by us proves nothing. */
const isPrinted = ({ raw }: Fact): boolean => !raw.includes(' + ');

/** The totals of one paper that two lines of it at least add up to. */
export const provenSums = (facts: readonly Fact[]): PrintedSum[] =>
  SUMS.flatMap((sum) => {
    const printed = sideOf(named(facts, sum.rule, sum.total));
    const terms = termsOf(facts, sum).filter(({ side }) => side.cents !== null && side.cents !== 0);
    const isEqual = printed.cents !== null && sumOf(termsOf(facts, sum), sum) === printed.cents;
    return isEqual && terms.length > 1 && printed.facts.every(isPrinted)
      ? [
          {
            total: printed.cents ?? 0,
            terms: terms.map(({ side, sign }) => ({ cents: side.cents ?? 0, sign })),
            facts: [...printed.facts, ...terms.flatMap(({ side }) => side.facts)],
          },
        ]
      : [];
  });
