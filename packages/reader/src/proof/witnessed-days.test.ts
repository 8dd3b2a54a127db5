import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { withWitness } from './witnessed-days.ts';

const read = (name: string, value: string, rule: string = MODEL_RULE): Fact => ({
  name,
  value,
  raw: value,
  page: 1,
  box: [0, 0, 1, 1],
  rule,
  proof: 'READ',
  because: null,
});
const levels = (facts: readonly Fact[], ...printed: readonly string[]) =>
  withWitness(facts, printed).map(({ proof }) => proof);

it('the only day of a paper is when it was made', () => {
  const made = read('made_on', '2026-09-08');
  expect(levels([made], '2026-09-08', '2026-09-08')).toEqual(['AGREED']);
  expect(levels([made], '2026-09-08', '2009-03-01')).toEqual(['READ']);
  expect(levels([made])).toEqual(['READ']);
  expect(levels([read('valid_until', '2026-09-08')], '2026-09-08')).toEqual(['READ']);
});

it('two printed days that bound a quarter are a period, those of a year may be of the budget', () => {
  const period = (from: string, to: string) => [read('period_from', from), read('period_to', to)];
  const quarter = ['2026-10-01', '2026-12-31'] as const;
  const year = ['2026-01-01', '2026-12-31'] as const;
  expect(levels(period(...quarter), ...quarter, '2026-09-21')).toEqual(['AGREED', 'AGREED']);
  expect(levels(period(...quarter), '2026-10-01')).toEqual(['READ', 'READ']);
  expect(levels(period(...year), ...year)).toEqual(['READ', 'READ']);
  expect(levels(period('2026-10-02', '2026-12-31'), '2026-10-02', '2026-12-31')).toEqual([
    'READ',
    'READ',
  ]);
});
