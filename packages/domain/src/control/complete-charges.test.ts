import { describe, expect, it } from 'vitest';

import { MODEL_RULE } from '../reading/model-rule.ts';
import { chargesComplete } from './complete-charges.ts';
import { documentOf, examinedOf, factOf } from './made-up-papers.ts';

const call = (lots: readonly string[]) =>
  documentOf('CHARGES', 'APPEL_DE_FONDS', {
    period_from: '2026-10-01',
    period_to: '2026-12-31',
    total: 66_876,
    lots,
  });
const settled = (year: number) =>
  documentOf('CHARGES', 'DECOMPTE', { exercice_to: `${year}-12-31` });
const judged = (...documents: Parameters<typeof examinedOf>[1]) =>
  chargesComplete(examinedOf('CHARGES', documents));

describe('the charges', () => {
  it('are whole with the call and two years settled', () => {
    expect(judged(call(['17', '58']), settled(2025), settled(2024)).outcome).toBe('passed');
    expect(judged(call(['17']), call(['58']), settled(2025), settled(2024)).outcome).toBe('passed');
  });

  it('are enough with the call alone, and say what would complete them', () => {
    expect(judged(call(['17', '58']))).toMatchObject({
      outcome: 'passed',
      sentence: expect.stringContaining('les décomptes de charges des deux derniers exercices'),
    });
  });

  it('are told by the call that covers today, with its amount', () => {
    const silent = documentOf('CHARGES', 'APPEL_DE_FONDS', {
      period_from: '2026-07-01',
      period_to: '2026-09-30',
    });
    expect(judged(call(['17', '58']), silent).outcome).toBe('passed');
    const now = documentOf('CHARGES', 'APPEL_DE_FONDS', {
      period_from: '2026-10-01',
      period_to: '2026-12-31',
    });
    expect(judged(now).outcome).toBe('undecided');
    const predicted = factOf('to_pay', 66_876, MODEL_RULE, 'READ');
    expect(judged({ ...now, facts: [...now.facts, predicted] }).outcome).toBe('passed');
  });

  it('without any call miss the last one', () => {
    expect(judged(settled(2025), settled(2024))).toMatchObject({
      status: 'MISSING_LAST_APPEL',
      expected: 'l’appel de fonds qui couvre le 15 novembre 2026',
    });
  });

  it.each([
    ['one year is', [call(['17', '58']), settled(2025)]],
    ['the years do not follow', [call(['17', '58']), settled(2025), settled(2023)]],
    ['the years are old', [call(['17', '58']), settled(2023), settled(2022)]],
    ['a lot is not called', [call(['17']), settled(2025), settled(2024)]],
    [
      'an amount is unknown',
      [documentOf('CHARGES', 'APPEL_DE_FONDS'), settled(2025), settled(2024)],
    ],
  ])('are for a person when %s', (_, documents) => {
    expect(judged(...documents).outcome).toBe('undecided');
  });
});
