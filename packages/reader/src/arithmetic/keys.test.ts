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

  it('by what each line is called, whatever stands beside the table and whatever else a key is used for', () => {
    const call = `
      Votre gestionnaire      001   CHARGES GENERALES      13 525,00    10 000    233    315,13
                              011   BATIMENT B              3 075,00     4 120    220    164,20
      VOS LOTS (tantièmes)    021   ASCENSEUR B               887,50     1 000     58     51,48
                              030   CHAUFFAGE COLLECTIF    12 362,50     8 640    226    323,37
      VOS AVANCES             001   Cotisation annuelle     2 000,00    10 000    233     46,60`;
    const rows = rowsOf([setPage(call)]);
    expect(namedKeys(rows, shareLines(rows), true)?.map(({ label }) => label)).toEqual([
      'CHARGES GENERALES',
      'BATIMENT B',
      'ASCENSEUR B',
      'CHAUFFAGE COLLECTIF',
    ]);
  });

  it('without the word that says that it is one, nor what is said of it', () => {
    const settlement = `
      Clé 01 — Charges générales                     10 450,00    316 / 10 000    330,22
      Clé 03 — Bâtiment B – dépense du syndicat       3 810,00    135 / 4 120     124,84`;
    expect(listed(settlement)).toEqual([
      '01 Charges générales 316/10000',
      '03 Bâtiment B 135/4120',
    ]);
  });

  it('by heads over which stands the letter of each', () => {
    const call = `
                               A            B            C
                           GENERALES    ESCALIER    ASCENSEUR
      Dépense du trimestre  4 690,00    1 325,00       775,00
      Base de la clé            1000         712          640
      Vos tantièmes               70          66           52
      Votre part              328,30      122,82        62,97`;
    const rows = rowsOf([setPage(call)]);
    expect(namedKeys(rows, shareLines(rows), true)?.map(({ label }) => label)).toEqual([
      'A GENERALES',
      'B ESCALIER',
      'C ASCENSEUR',
    ]);
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
