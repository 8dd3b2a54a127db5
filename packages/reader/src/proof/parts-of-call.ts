// « Fonds de travaux … Total de l'appel 685,12 »: what a call is made of is what adds up to it. Where its lines do, a part that words
// alone name otherwise is the sum of another line.
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact } from '@quitus/domain/reading/read-document';

import { CALL_CATEGORIES } from '../extract/shares/call-category.ts';
import type { RefusedFact } from '../extract/sheet/refused-fact.ts';

const RULE = 'parts-of-call';

const centsOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { value }) => sum + Number(value), 0);

/** `extracted`: by rules; `assembled`: by arithmetic, whose own values stand. */
export function strayParts(
  extracted: readonly Fact[],
  assembled: readonly Fact[],
): readonly RefusedFact[] {
  const named = (facts: readonly Fact[], part: string) => facts.filter(({ name }) => name === part);
  const parts = CALL_CATEGORIES.flatMap((part) => named(assembled, part));
  const total = assembled.find(({ name }) => name === 'total');
  if (!total || parts.length === 0 || centsOf(parts) !== total.value) return [];
  return CALL_CATEGORIES.flatMap((name) =>
    named(extracted, name)
      .filter(({ value }) => !named(parts, name).some((part) => sameValue(value, part.value)))
      .map(({ value }) => ({ name, value, rule: RULE, refused: 'OF_ANOTHER' as const })),
  );
}

const KEYS = 'tantiemes_by_cle';
const fractionIn = (text: string, pattern: RegExp): string =>
  (pattern.exec(text.replaceAll('\u00a0', ''))?.slice(1) ?? []).join('/');

/** « 412/10900 » on a scan: a key by which no line of the call was worked out may have been read wrong. */
export function doubtedKeys(
  extracted: readonly Fact[],
  assembled: readonly Fact[],
): readonly RefusedFact[] {
  const lines = assembled.flatMap(({ name, value }) =>
    name === 'key_lines' && Array.isArray(value) ? value : [],
  );
  const known = new Set(lines.map((line) => fractionIn(line, /× (\d+) ÷ (\d+)/)));
  const isKnown = (key: string) => known.has(fractionIn(key, /(\d+)\/(\d+)$/));
  return lines.length === 0
    ? []
    : extracted
        .filter(
          ({ name, value }) => name === KEYS && !(Array.isArray(value) && value.every(isKnown)),
        )
        .map(({ value }) => ({ name: KEYS, value, rule: RULE, refused: 'CONTRADICTED' as const }));
}
