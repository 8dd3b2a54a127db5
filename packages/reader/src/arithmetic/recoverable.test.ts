import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { amountsIn, rowsOf } from './figures.ts';
import { recoverableOf } from './recoverable.ts';
import { shareLines } from './shares.ts';

const recoverableOn = (text: string, cents: number) => {
  const rows = rowsOf([setPage(text)]);
  const charges = rows.flatMap(amountsIn).find(({ value }) => value === cents);
  const found = charges && recoverableOf(rows, shareLines(rows), charges);
  return found ? [found.figure.value, found.because] : null;
};

describe('what may be asked of a tenant', () => {
  it('is the sum of the lines that are marked', () => {
    const settlement = `
      605,78 €            378,51 €
      vos charges         récupérables sur un locataire
      2 198,72 € × 1 326/10 000 = 291,55 €   Eau froide récupérable
      655,80 € × 1 326/10 000 = 86,96 €      Entretien récupérable
      1 714,71 € × 1 326/10 000 = 227,37 €   Assurance`;
    expect(recoverableOn(settlement, 60578)).toEqual([37851, 'MARKED']);
  });

  it('is the sum of its column, in the row of the charges', () => {
    const settlement = `
                                                Votre      dont
                                                part   récupérable
      Eau froide    15 964,18   10000   232     370,37      370,37
      Ascenseur     12 900,00   10000   232     299,28      201,00
      Assurance     10 418,55   10000   232     241,71
      TOTAL         39 282,73                   911,36      571,37`;
    expect(recoverableOn(settlement, 91136)).toEqual([57137, 'PARTS']);
  });

  it('is not the first figure under a head', () => {
    const table = `
      Compte        Total      Part locataire
      Eau          358,86          358,86
      Gardien      711,31          111,31`;
    expect(recoverableOn(table, 71131)).toBeNull();
  });
});
