// What a paper says, by everybody who read it: rules, the model, arithmetic. Each fact with how it is known.
// A rule is never overruled by the model, and both are by a sum that proves another value.
import { isFactName, sameValue } from '@quitus/domain/reading/fact-value';
import { FACTS, type FactKind } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import type { Prediction } from '../model/likely-facts.ts';

export type Readers = {
  /** By rules. */
  extracted: readonly Fact[];
  /** By the model, of every fact that it may tell here. */
  predicted: readonly Prediction[];
  /** By arithmetic. */
  proven: readonly Fact[];
  /** Of those by rules, what OCR was not sure of. */
  dim: ReadonlySet<Fact>;
};

export function joinedFacts({ extracted: all, predicted, proven, dim }: Readers): Fact[] {
  const extracted = all.filter((fact) => !isOutvoted(fact, all, predicted));
  const isSilent = (facts: readonly Fact[]) => (fact: Fact) =>
    facts.every(({ name }) => name !== fact.name);
  const ruled = extracted.flatMap((fact): Fact[] => {
    const own = proven.filter(({ name }) => name === fact.name);
    if (own.length === 0) return [withLevel(fact, extracted, predicted, dim)];
    const same = own.find(({ value }) => sameValue(value, fact.value));
    return same ? [{ ...fact, proof: 'PROVEN', because: same.because }] : [];
  });
  const reckoned = proven.filter((fact) =>
    ruled.every(({ name, value }) => name !== fact.name || !sameValue(value, fact.value)),
  );
  const told = [...ruled, ...reckoned];
  const filled = predicted.filter(({ sure }) => sure).map(({ fact }) => fact);
  return [...told, ...filled.filter(isSilent(told))];
}

/** When a paper was made stands beside days of all that it tells of: what rule and model say alike is that one. */
const VOTED: readonly string[] = ['made_on', 'updated_on'];

function isOutvoted(
  fact: Fact,
  extracted: readonly Fact[],
  predicted: readonly Prediction[],
): boolean {
  const vote = predicted.find((one) => one.fact.name === fact.name && one.sure);
  return (
    VOTED.includes(fact.name) &&
    vote !== undefined &&
    !areAlike(vote.fact, fact) &&
    extracted.some((one) => one.name === fact.name && areAlike(vote.fact, one))
  );
}

function withLevel(
  fact: Fact,
  extracted: readonly Fact[],
  predicted: readonly Prediction[],
  dim: ReadonlySet<Fact>,
): Fact {
  if (fact.proof === 'PROVEN') return fact;
  const readings = extracted.filter(({ name }) => name === fact.name);
  if (dim.has(fact) || readings.some((one) => differ(one, fact)))
    return { ...fact, proof: 'DOUBTFUL' };
  const prediction = predicted.find((one) => one.fact.name === fact.name);
  if (!prediction) return fact;
  if (areAlike(prediction.fact, fact)) return { ...fact, proof: 'AGREED' };
  const isAnother = readings.some((one) => areAlike(prediction.fact, one));
  return prediction.sure && !isAnother ? { ...fact, proof: 'DOUBTFUL' } : fact;
}

/** Of which a paper has one. */
const SINGLE: readonly FactKind[] = ['CENTS', 'DATE', 'AREA', 'YES_NO'];

const differ = (one: Fact, other: Fact): boolean =>
  isFactName(one.name) &&
  SINGLE.includes(FACTS[one.name].kind) &&
  !sameValue(one.value, other.value);

/** One name printed in two ways is one value. */
const areAlike = (one: Fact, other: Fact): boolean => keyOf(one.value) === keyOf(other.value);
const keyOf = (value: Fact['value']): string =>
  typeof value === 'string' ? fold(value).replaceAll(/[^a-z\d]/g, '') : JSON.stringify(value);
