import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { printedFractions } from './fractions.ts';
import { shareLines } from './shares.ts';
import { statedKeys } from './stated-keys.ts';

const statedOn = (text: string) => {
  const rows = rowsOf([setPage(text)]);
  const keys = statedKeys(rows, printedFractions(rows), shareLines(rows));
  return keys?.map(({ label, part, base }) => `${label} ${part}/${base}`) ?? null;
};

describe('keys that a paper states', () => {
  it('at the head of the row, a sum between', () => {
    const settlement = `
      926,79 €   C01 Charges générales — dépense du syndicat 49 561,05 €, vous détenez 187 parts sur 10000
      461,45 €   C04 Bâtiment B — dépense du syndicat 12 482,73 €, vous détenez 178 parts sur 4815
      16,51 €    C12 Parking — dépense du syndicat 990,56 €, vous détenez 1 parts sur 60`;
    expect(statedOn(settlement)).toEqual([
      'C01 Charges générales 187/10000',
      'C04 Bâtiment B 178/4815',
      'C12 Parking 1/60',
    ]);
  });

  it('of each lot and of all', () => {
    const table = `
      A GENERALES                            61/1000    2/1000    7/1000    70/1000
        ASSURANCE             4.196,25        255,97      8,39     29,37     293,73
      B ESCALIER                              64/712     2/712       -       66/712
        NETTOYAGE             3.744,81        336,61     10,52               347,13`;
    expect(statedOn(table)).toEqual(['A GENERALES 70/1000', 'B ESCALIER 66/712']);
  });

  it('none where a fraction that the lines are reckoned by has no name', () => {
    const call = `
      Charges générales      187/10000     49 561,05     926,79
                             178/4815      12 482,73     461,45`;
    expect(statedOn(call)).toBeNull();
  });

  it('takes no years for a fraction', () => {
    const call = `
      Exercice comptable     2026/2027
      Charges générales      187/10000     49 561,05     926,79
      Bâtiment B             178/4815      12 482,73     461,45`;
    expect(statedOn(call)).toEqual(['Charges générales 187/10000', 'Bâtiment B 178/4815']);
  });
});
