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

  it('may tell the day that they open on and the day that they close on', () => {
    const year = [['2025-04-01', '2026-03-31']];
    expect(daysIn('l’exercice ouvert le 1er avril 2025 et clos le 31 mars 2026 sont')).toEqual(
      year,
    );
    expect(daysIn('clos le 31 mars 2026, ouvert le 1er avril 2025, sont approuvés')).toEqual(year);
    expect(daysIn('commencé le 01/04/2025\npour se clore ; clos le 31/03/2026')).toEqual([]);
    expect(daysIn('ouvert le 01/04/2025,\nclos le 31/03/2026')).toEqual(year);
    expect(daysIn('ouvert le 1er avril 2026 et clos le 31 mars 2026')).toEqual([]);
  });

  it('are none where a day does not exist or the end comes first', () => {
    expect(daysIn('du premier avril au trente et un juin deux mil vingt-cinq')).toEqual([]);
    expect(daysIn('du dix juin au premier avril deux mil vingt-cinq')).toEqual([]);
  });
});
