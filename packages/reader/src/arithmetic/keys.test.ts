import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { generalOf, namedKeys } from './keys.ts';
import { shareLines } from './shares.ts';

const keysOn = (text: string) => {
  const rows = rowsOf([setPage(text)]);
  return namedKeys(rows, shareLines(rows), false);
};
const listed = (text: string) =>
  keysOn(text)?.map(({ label, part, base }) => `${label} ${part}/${base}`) ?? null;

describe('the keys of an owner', () => {
  it('by a legend of codes', () => {
    const call = `
      406,00   P1   001     232 / 10000    17 500,00
      123,75   P1   002     271 / 5420      2 475,00
       47,10   P3   001     232 / 10000     2 030,00
      CODES  001 CHARGES GENERALES 002 ASCENSEUR BAT B`;
    expect(listed(call)).toEqual([
      '001 CHARGES GENERALES 232/10000',
      '002 ASCENSEUR BAT B 271/5420',
    ]);
  });

  it('by their own column, not by what the line is for', () => {
    const call = `
      Charges courantes    Charges générales    2 587,50    145 / 1000    375,19
      Charges courantes    Escalier               655,00    144 / 870     108,41
      Ravalement           Charges générales    9 600,00    145 / 1000  1 392,00`;
    expect(listed(call)).toEqual(['Charges générales 145/1000', 'Escalier 144/870']);
  });

  it('by heads over the sum of all lots', () => {
    const call = `
                    001 CHARGES      012 ESCALIER
                     GENERALES            2
        Lot 7            6                –
        Lot 23         212              212
        Ensemble    236 / 10000      212 / 4640
        Lot 23      001 CHARGES GENERALES   012 ESCALIER 2
        Dépenses          60 062,09           8 466,11
        Quote-part         1 273,32             386,81`;
    expect(listed(call)).toEqual(['001 CHARGES GENERALES 236/10000', '012 ESCALIER 2 212/4640']);
  });

  it('by the sum of their lines', () => {
    const settlement = `
      350,03 €  Charges générales
      2 198,72 € × 1 326/10 000 = 291,55 €   Eau froide
      441,06 € × 1 326/10 000 = 58,48 €      Électricité
      226,79 €  Escalier
      1 344,00 € × 148/1 000 = 198,91 €      Nettoyage
      188,40 € × 148/1 000 = 27,88 €         Éclairage`;
    expect(listed(settlement)).toEqual(['Charges générales 1326/10000', 'Escalier 148/1000']);
  });

  it('are not told where one is called nothing', () => {
    const call = `
      Charges générales    2 587,50    145 / 1000    375,19
                             655,00    144 / 870     108,41`;
    expect(listed(call)).toBeNull();
  });
});

describe('the general key', () => {
  it('is the one that is called so, else the one of the largest base', () => {
    const keys = [
      { label: 'Ascenseur', part: 2, base: 20_000 },
      { label: 'Charges générales', part: 1, base: 10_000 },
    ];
    expect(generalOf(keys)?.base).toBe(10_000);
    expect(
      generalOf([
        { label: 'Tout', part: 1, base: 1000 },
        { label: 'Escalier', part: 1, base: 870 },
      ])?.base,
    ).toBe(1000);
  });

  it('is none of 1 020 beside one of 1 000', () => {
    const keys = [
      { label: 'Ensemble', part: 61, base: 1000 },
      { label: 'Ensemble chauffé', part: 63, base: 1020 },
    ];
    expect(generalOf(keys)).toBeNull();
  });
});
