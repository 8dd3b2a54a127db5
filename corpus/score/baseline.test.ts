import { expect, it } from 'vitest';

import { type Baseline, losses } from './baseline.ts';
import type { Figures } from './figures.ts';

const figures = (more: Partial<Figures>): Figures => ({
  documents: 10,
  answered: 0.9,
  type_accuracy: 1,
  sub_kind_accuracy: null,
  pages_accuracy: 1,
  fact_precision: 0.95,
  fact_recall: 0.8,
  ...more,
});
const before: Baseline = { numerique: figures({}) };

it('names the figure that went down', () => {
  expect(losses(before, { numerique: figures({ fact_recall: 0.79 }) })).toEqual([
    'numerique, fact_recall : 0.8 → 0.79',
  ]);
  expect(losses(before, { numerique: figures({ type_accuracy: null }) })).toHaveLength(1);
});

it('is content with the same, with better and with rounding', () => {
  expect(losses(before, { numerique: figures({ fact_recall: 0.7999, answered: 1 }) })).toEqual([]);
});

it('compares nothing that was measured on other papers', () => {
  expect(losses(before, { numerique: figures({ documents: 11, fact_recall: 0 }) })).toEqual([]);
  expect(losses(before, { photo: figures({ fact_recall: 0 }) })).toEqual([]);
});
