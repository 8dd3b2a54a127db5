// When readings of one fact refuse it.
import { expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import type { Reading } from './reading.ts';
import { agreedOrRefused, isRefused, statedOrRefused } from './refused-fact.ts';

const [page] = typedPages('Loyer');
const reading = (value: number): Reading<number> => {
  if (!page) throw new Error('a page is printed');
  return { value, raw: String(value), box: [0, 0, 1, 1], page };
};
const [low, high] = [reading(800_00), reading(820_00)];
const refusal = { name: 'rent', rule: 'bail', refused: 'CONTRADICTED' };

it('states the value on which all readings agree', () => {
  expect(agreedOrRefused('rent', 'bail', [low, low])).toMatchObject([
    { name: 'rent', value: 800_00, rule: 'bail' },
  ]);
});

it('refuses a fact of which two readings differ', () => {
  expect(agreedOrRefused('rent', 'bail', [low, high])).toEqual([refusal]);
});

it('neither states nor refuses what the paper does not speak of', () => {
  expect(agreedOrRefused('rent', 'bail', [])).toEqual([]);
});

it('keeps what a rule states though readings differ', () => {
  const findings = statedOrRefused('rent', 'bail', high, [low, high]);
  expect(findings.map(isRefused)).toEqual([false]);
});
