import type { Fact } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { isRejected } from './rejected-sums.ts';

const listed = (name: string, value: string[]): Fact => ({
  name,
  value,
  raw: '',
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'proces-verbal',
  proof: 'READ',
  because: null,
});

const MINUTES = [
  listed('resolutions', [
    '1. Quitus',
    '2. Budget prévisionnel 2027',
    '3. Cotisation au fonds de travaux',
  ]),
  listed('resolutions_rejected', ['2']),
];

describe('what a meeting refused', () => {
  it('is not its budget', () => {
    expect(isRejected('budget', MINUTES)).toBe(true);
    expect(isRejected('budget_to', MINUTES)).toBe(true);
  });

  it('says nothing of what it accepted, nor of what it was not asked', () => {
    expect(isRejected('cotisation_fonds_travaux', MINUTES)).toBe(false);
    expect(isRejected('quitus', MINUTES)).toBe(false);
    expect(isRejected('budget', [])).toBe(false);
  });
});
