import { expect, it } from 'vitest';

import { CATALOGUE, formatPrice, taxOf } from './catalogue.ts';

it('writes prices as French people read them, on one line', () => {
  expect([60_00, 1234_50, 0].map(formatPrice)).toEqual([
    '60\u00A0€',
    '1\u00A0234,50\u00A0€',
    '0\u00A0€',
  ]);
});

it('finds the tax inside a price', () => {
  expect(taxOf(CATALOGUE.PED_PRO.price_cents)).toBe(10_00);
  expect(taxOf(19_00)).toBe(3_17);
});
