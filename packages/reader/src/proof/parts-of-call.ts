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

const KEYS = 'tantiemes_by_cle';
const fractionIn = (text: string, pattern: RegExp): string =>
  (pattern.exec(text.replaceAll('\u00a0', ''))?.slice(1) ?? []).join('/');

/** « 412/10900 » on a scan: a key by which no line of the call was worked out may have been read wrong. */
export function withoutDoubtedKeys(
  extracted: readonly Fact[],
  assembled: readonly Fact[],
): readonly Fact[] {
  const lines = assembled.flatMap(({ name, value }) =>
    name === 'key_lines' && Array.isArray(value) ? value : [],
  );
  const known = new Set(lines.map((line) => fractionIn(line, /× (\d+) ÷ (\d+)/)));
  const isKnown = (key: string) => known.has(fractionIn(key, /(\d+)\/(\d+)$/));
  return lines.length === 0
    ? extracted
    : extracted.filter(
        ({ name, value }) => name !== KEYS || (Array.isArray(value) && value.every(isKnown)),
      );
}
