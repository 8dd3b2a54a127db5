// What a rule leaves out on purpose: it looked for a fact and knows why no other reader may state it either.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Passage } from './sheet.ts';

/**
 * - `CONTRADICTED`: the paper gives two values and does not say which one holds.
 * - `UNDECIDED`: the meeting rejected it or put it off, or its answer was not read.
 * - `OF_ANOTHER`: what stands there is said of somebody or something else.
 * - `UNNAMED`: the paper names people and does not say who is who.
 */
export type RefusalReason = 'CONTRADICTED' | 'UNDECIDED' | 'OF_ANOTHER' | 'UNNAMED';

/** Refuses every reading of this fact; where they are given, only of this value and in these passages. */
export type RefusedFact = {
  refused: RefusalReason;
  /** What in the reader refused it, as in a fact. */
  rule: string;
  name: FactName;
  value?: Fact['value'];
  /** Only what was read here. Rules know what these passages are about; other readers do not. */
  within?: readonly Passage[];
};

/** What a rule returns of one thing that it looked for; nothing at all where the paper does not speak of it. */
export type Finding = Fact | RefusedFact;

export const isRefused = (finding: Finding): finding is RefusedFact => 'refused' in finding;

export const refusedFacts = (
  names: readonly FactName[],
  rule: string,
  refused: RefusalReason,
): RefusedFact[] => names.map((name) => ({ name, rule, refused }));

/** What the rule states; where it states nothing, readings that differ refuse the fact. */
export function statedOrRefused(
  name: FactName,
  rule: string,
  stated: Reading<Fact['value']> | null,
  readings: readonly Reading<Fact['value']>[],
): Finding[] {
  const isContradicted = stated === null && distinct(readings).length > 1;
  return isContradicted
    ? refusedFacts([name], rule, 'CONTRADICTED')
    : factsOf(name, rule, [stated]);
}

/** The value on which all readings agree; two that differ refuse the fact. */
export const agreedOrRefused = (
  name: FactName,
  rule: string,
  readings: readonly Reading<Fact['value']>[],
): Finding[] => statedOrRefused(name, rule, agreed(readings), readings);
