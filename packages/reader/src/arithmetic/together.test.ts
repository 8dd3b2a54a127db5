// What several lots pay, and what they pay together: each is the call.
import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { callOf } from './call.ts';
import { rowsOf } from './figures.ts';

const totalOf = (text: string) => callOf(rowsOf(typedPages(text))).total?.cents;

it('counts lots in columns once, beside the column of all', () => {
  expect(
    totalOf(`Clé                    Budget      Base     Lot 8      Part    Lot 31      Part      Tous       Total dû
Charges générales    9 000,00     1 000       145    1 305,00        16    144,00       161     1 449,00
Fonds de travaux       450,00     1 000       145       65,25        16      7,20       161        72,45
Total de l’appel                                     1 370,25              151,20               1 521,45`),
  ).toBe(1521_45);
});

it('counts lots under one another once, before what they make', () => {
  expect(
    totalOf(`Lot 14   Charges générales   20 000,00    81/1000    1 620,00
Lot 37   Charges générales   20 000,00     4/1000       80,00
Tous     Charges générales   20 000,00    85/1000    1 700,00
Total de l’appel                                     1 700,00`),
  ).toBe(1700_00);
});
