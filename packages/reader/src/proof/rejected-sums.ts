// What a meeting was asked and refused is decided by nobody: where minutes tell which questions were rejected, a budget that all of them
// speak of is none, whoever reads it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';

const ABOUT: readonly [names: readonly string[], words: RegExp][] = [
  [['budget', 'budget_from', 'budget_to'], /\bbudget/],
  [['cotisation_fonds_travaux'], /\bcotisation\b|\bfonds (?:de )?travaux\b/],
];

const listOf = (facts: readonly Fact[], name: string): readonly string[] =>
  facts.flatMap((fact) => (fact.name === name && Array.isArray(fact.value) ? fact.value : []));

/** `extracted`: what rules read of the minutes, their list of questions with it. */
export function isRejected(name: string, extracted: readonly Fact[]): boolean {
  const [, words] = ABOUT.find(([names]) => names.includes(name)) ?? [];
  const rejected = listOf(extracted, 'resolutions_rejected');
  const asked = listOf(extracted, 'resolutions').filter((title) => words?.test(fold(title)));
  return (
    asked.length > 0 &&
    asked.every((title) => rejected.includes(/^[\d.]*\d/.exec(title)?.[0] ?? ''))
  );
}
