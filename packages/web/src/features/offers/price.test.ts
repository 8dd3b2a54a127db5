import { expect, it } from 'vitest';

import { priceOf, priceSentence } from './price.ts';

it('shows what a professional pays, with and without tax', () => {
  expect(priceOf('PRO_UNLIMITED')).toMatchObject({
    taxIncluded: '49\u00A0€',
    taxExcluded: '40,83\u00A0€',
  });
  expect(priceSentence('PED_PRO')).toBe('60\u00A0€\u00A0TTC par document (50\u00A0€\u00A0HT)');
});
