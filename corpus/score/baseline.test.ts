import { expect, it } from 'vitest';

import { type Baseline, baselineOf, losses, sampleBaseline } from './baseline.ts';
import type { Figures } from './figures.ts';
import { type Judged, reportOf } from './report.ts';

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

const judged = (batch: Judged['batch'], type: Judged['type']): Judged => ({
  name: 'rib-lettre',
  batch,
  condition: 'numerique',
  truth: { type: 'RIB', sub_kind: null, pages: [1], facts: {} },
  read: null,
  type,
  sub_kind: null,
  pages: type === 'RIGHT',
  facts: [],
  extra: [],
});

it('keeps the figures of papers never seen apart from those of papers worked on', () => {
  const reached = baselineOf([judged(1, 'RIGHT'), judged(2, 'UNANSWERED')]);
  expect(reached['1/numerique/RIB']).toMatchObject({ documents: 1, answered: 1 });
  expect(reached['2/numerique']).toMatchObject({ documents: 1, answered: 0 });
});

it('counts a sample by its state alone', () => {
  const photo: Judged = { ...judged(2, 'UNANSWERED'), condition: 'photo' };
  const reached = sampleBaseline([judged(1, 'RIGHT'), judged(2, 'RIGHT'), photo]);
  expect(reached['sample/digital']).toMatchObject({ documents: 2, answered: 1 });
  expect(reached['sample/degraded']).toMatchObject({ documents: 1, answered: 0 });
});

it('reports the papers seen last first', () => {
  const report = reportOf([judged(1, 'RIGHT'), judged(2, 'RIGHT')]);
  expect(report.indexOf('LOT 2')).toBeGreaterThan(-1);
  expect(report.indexOf('LOT 2')).toBeLessThan(report.indexOf('LOT 1'));
  expect(reportOf([judged(2, 'RIGHT')])).not.toContain('déjà vus');
});
