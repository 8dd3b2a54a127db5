import { describe, expect, it } from 'vitest';

import { findWordedPeriods } from './worded-periods.ts';
import { writtenText } from './written.ts';

const daysIn = (text: string) =>
  findWordedPeriods(writtenText(text)).map(({ value: { from, to } }) => [from, to]);

describe('periods in words', () => {
  it('take the year of the last day, or their own', () => {
    expect(daysIn('exercice du premier avril au trente juin deux mil vingt-cinq, clos')).toEqual([
      ['2025-04-01', '2025-06-30'],
    ]);
    expect(
      daysIn(
        'du premier octobre deux mille vingt-quatre au trente septembre deux mille vingt-cinq.',
      ),
    ).toEqual([['2024-10-01', '2025-09-30']]);
  });

  it('are none where a day does not exist or the end comes first', () => {
    expect(daysIn('du premier avril au trente et un juin deux mil vingt-cinq')).toEqual([]);
    expect(daysIn('du dix juin au premier avril deux mil vingt-cinq')).toEqual([]);
  });
});
