// « Fonds de travaux … Total de l'appel 685,12 »: what a call is made of is what adds up to it. Where its lines do, a part that words
// alone name otherwise is the sum of another line.
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact } from '@quitus/domain/reading/read-document';

import { CALL_CATEGORIES } from '../extract/shares/call-category.ts';

const isPart = ({ name }: Fact): boolean => CALL_CATEGORIES.some((category) => category === name);

const centsOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { value }) => sum + Number(value), 0);

/** `extracted`: by rules; `assembled`: by arithmetic. */
export function withoutStrayParts(
  extracted: readonly Fact[],
  assembled: readonly Fact[],
): readonly Fact[] {
  const parts = assembled.filter(isPart);
  const total = assembled.find(({ name }) => name === 'total');
  if (!total || parts.length === 0 || centsOf(parts) !== total.value) return extracted;
  return extracted.filter(
    (fact) =>
      !isPart(fact) ||
      parts.some(({ name, value }) => name === fact.name && sameValue(value, fact.value)),
  );
}
