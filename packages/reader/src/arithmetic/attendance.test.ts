import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { attendanceOf } from './attendance.ts';
import { rowsOf } from './figures.ts';

const attendanceOn = (text: string) => {
  const found = attendanceOf(rowsOf([setPage(text)]));
  return found && [found.present.value / 100, found.base.value / 100, found.proof !== null];
};

describe('who came to a meeting', () => {
  it('whatever year stands nearer', () => {
    const minutes = `
                        7 862 tantièmes présents ou représentés
      22 avril 2026     sur 10 000, 6 copropriétaires sur 8
      Pour      Contre     Abst.
      6 650      0         1 212     sur 6 650
      7 862      0         0         sur 7 862`;
    expect(attendanceOn(minutes)).toEqual([7862, 10_000, true]);
  });

  it('with the absent makes up the base', () => {
    const minutes = `
      Présents et représentés : 7128 / 10000 tantièmes
      Absents : 2872 tantièmes`;
    expect(attendanceOn(minutes)).toEqual([7128, 10_000, true]);
  });

  it('in three rows that add up', () => {
    const minutes = `
      Présents et représentés      17 copropriétaires     71230 tant.
      Absents                       7 copropriétaires     28770 tant.
      Syndicat                     24 copropriétaires    100000 tant.`;
    expect(attendanceOn(minutes)).toEqual([71_230, 100_000, true]);
  });

  it('is not counted in years', () => {
    const minutes = `
      Sont présents 716 millièmes. Comptes de l’exercice 2026/2027
      Pour : 636   Contre : 0   Abstention : 80
      Pour : 644   Contre : 72  Abstention : 0`;
    expect(attendanceOn(minutes)).toBeNull();
  });

  it('is only read where no votes say so', () => {
    expect(attendanceOn('Présents : 787 millièmes sur 1000')).toEqual([787, 1000, false]);
    expect(attendanceOn('Présents le 5 mai 2024 sur 10 000')).toBeNull();
  });

  it('is no pair of years, whatever one more makes of them', () => {
    const minutes = `
      Exercice 2025/2026, 1 résolution : les présents
      sont 6840 voix`;
    expect(attendanceOn(minutes)).toBeNull();
  });
});
