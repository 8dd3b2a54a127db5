// The parts of a call that words and sums state differently.
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { strayParts } from './parts-of-call.ts';
import { withoutRefused } from './without-refused.ts';

const fact = (name: string, value: number, rule: string): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [0, 0, 1, 1],
  rule,
  proof: 'READ',
  because: null,
});
const SUMS = [
  fact('total', 685_12, 'arithmetic'),
  fact('courantes', 654_10, 'arithmetic'),
  fact('fonds_travaux', 31_02, 'arithmetic'),
];
const kept = (ruled: readonly Fact[], assembled: readonly Fact[]) =>
  withoutRefused(ruled, strayParts(ruled, assembled));

it('are those that make its total', () => {
  const ruled = [fact('total', 685_12, 'rule'), fact('fonds_travaux', 685_12, 'rule')];
  expect(kept(ruled, SUMS).map(({ name }) => name)).toEqual(['total']);
  const same = [fact('courantes', 654_10, 'rule')];
  expect(kept(same, SUMS)).toEqual(same);
});

it('are those of words where no sums make it', () => {
  const ruled = [fact('fonds_travaux', 30_00, 'rule')];
  expect(kept(ruled, SUMS.slice(0, 2))).toEqual(ruled);
});
