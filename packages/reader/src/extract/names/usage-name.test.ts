import { expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { usageName } from './usage-name.ts';

it.each([
  ['Madame Nadia BELKACEM, veuve, usant du nom de CASTAING.', 'CASTAING'],
  ['Madame Nadia BELKACEM, née à Brest, nom d’usage : LE GOFF', 'LE GOFF'],
  ['BELKACEM NADIA, propriétaire, usage CASTAING.', 'CASTAING'],
  ['Un local à usage d’HABITATION', null],
  ['Un local à usage MIXTE', null],
  ['Mme BELKACEM, usage CASTAING, et Mme PETIT, usage ROCHE', null],
])('« %s »: %s', (text, name) => {
  expect(usageName(flowTextOf([sheetOf(typedPage(text))]))?.value ?? null).toBe(name);
});
