import { expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { taxedPlaces } from './taxed-place.ts';

it.each([
  ['NANCY — 9 RUE DES QUATRE-TILLEULS — propriétés bâties', ['9 RUE DES QUATRE-TILLEULS, NANCY']],
  [
    'Département 68 – commune 224 MULHOUSE – propriété : 23 RUE DES GRAVEURS',
    ['23 RUE DES GRAVEURS, MULHOUSE'],
  ],
  ['Propriétés bâties   Commune   Intercommunalité', []],
  ['9 RUE DES VIGNES — 3 RUE HAUTE — NANCY — propriétés bâties', []],
])('what is taxed: « %s »', (text, places) => {
  expect(taxedPlaces(sheetOf(typedPage(text))).map(({ value }) => value)).toEqual(places);
});
