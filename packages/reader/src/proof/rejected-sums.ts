// What a meeting was asked and refused is decided by nobody: what stands in a question that was rejected or put off is no fact, whoever reads
// it; and where minutes tell which questions were rejected, a budget that only these speak of is none.
import type { Fact } from '@quitus/domain/reading/read-document';

import type { Resolution } from '../extract/meetings/resolutions.ts';
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

/** It was read in the text of one of them. */
export const isInRefused = ({ page, box }: Fact, refused: readonly Resolution[]): boolean =>
  refused.some(({ passages }) =>
    passages.some(
      ({ page: { number }, written }) =>
        number === page &&
        written.words.some(
          (word) =>
            word.box[1] < box[3] &&
            word.box[3] > box[1] &&
            word.box[0] < box[2] &&
            word.box[2] > box[0],
        ),
    ),
  );
