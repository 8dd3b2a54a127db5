import { expect, it } from 'vitest';

import { CATALOGUE, formatAmount, formatPrice, pricesIn, taxOf } from './catalogue.ts';

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

it('keeps the cents where sums stand below one another', () => {
  expect(formatAmount(1234_00)).toBe('1\u00A0234,00\u00A0€');
});

it('reads the prices that an installation sells at, or says which part is none', () => {
  expect(pricesIn('PED=7900, PED_PRO = 5900')).toEqual({ prices: { PED: 7900, PED_PRO: 5900 } });
  expect(pricesIn('')).toEqual({ prices: {} });
  for (const part of ['PED=79,00', 'PED=0', 'AUTRE=7900', 'PED', 'toString=7900'])
    expect(pricesIn(`PED_PRO=5900,${part}`)).toHaveProperty('refused');
});
