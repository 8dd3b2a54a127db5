// Of a year, and of works called in parts: what is called now.
import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { callOf } from './call.ts';
import { rowsOf } from './figures.ts';

const totalOf = (text: string) => {
  const { total, parts } = callOf(rowsOf(typedPages(text)));
  return { total: total?.cents, parts: parts.map(({ category, cents }) => [category, cents]) };
};

it('is the column beside what each key costs in a year', () => {
  expect(
    totalOf(`Désignation                  Total annuel    Tantièmes      Annuelle   Trimestrielle
Charges communes générales      35 220,00    362 / 10 000    1 274,96          318,74
Ascenseur B                      2 620,00     81 / 1 000       212,22           53,06
Fonds de travaux                 2 700,00    362 / 10 000       97,74           24,44
Montant du présent appel                                                       396,24`),
  ).toEqual({
    total: 396_24,
    parts: [
      ['courantes', 371_80],
      ['fonds_travaux', 24_44],
    ],
  });
});

it('is the part of works that is called, not the owner’s share of all', () => {
  expect(
    totalOf(`Appel de fonds travaux
Réfection de la couverture
Budget voté                       86 400,00     97 / 1 000    8 380,80
Bâtiment B, appel 2/4             21 600,00     97 / 1 000    2 095,20
Total de l’appel                                              2 095,20`),
  ).toEqual({ total: 2095_20, parts: [['travaux', 2095_20]] });
});

it('is no total of which a percentage is called under it', () => {
  expect(
    totalOf(`Appel exceptionnel
Cabine et armoire            42 000,00    84 / 1 000    3 528,00
Bureau de contrôle            1 500,00    84 / 1 000      126,00
Coût total à votre charge    43 500,00                  3 654,00
Acompte de ce jour : 30 %                               1 096,20`).total,
  ).toBeUndefined();
});
