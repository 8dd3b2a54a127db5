import { expect, it } from 'vitest';

import { pageCount } from './page-numbers.ts';

const label = (text: string) => {
  const [number, of] = text.split('/').map(Number);
  return number ? { number, of: of ?? null } : null;
};

it.each([
  ['1/3 2/3 3/3', 'ALL'],
  ['1/1', 'ALL'],
  ['1/2 2/2 1/3 2/3 3/3', 'ALL'],
  ['1/2 2/2 1/2 2/2', 'ALL'],
  ['1/3 - 2/3 3/3 -', 'ALL'],
  ['1/3 2/3', 'MISSING'],
  ['2/3 3/3', 'MISSING'],
  ['- 2/3 3/3', 'ALL'],
  ['- - 3/3', 'MISSING'],
  ['1/3 3/3', 'MISSING'],
  ['1/2 2/2 2/3 3/3', 'MISSING'],
  ['1/2 1/2 2/2', 'MISSING'],
  ['2/3 1/3 3/3', 'MISSING'],
  ['- -', 'UNKNOWN'],
  ['1 2 3', 'UNKNOWN'],
  ['- 2 3', 'UNKNOWN'],
  ['1 - 3', 'UNKNOWN'],
  ['1 2 1 2 3', 'UNKNOWN'],
  ['1 2 4', 'MISSING'],
  ['3 4 5', 'MISSING'],
  ['2 1', 'MISSING'],
  ['1/2 2/2 1 2', 'ALL'],
  ['', 'UNKNOWN'],
])('pages %s: %s', (labels, expected) => {
  expect(pageCount(labels.split(' ').map(label))).toBe(expected);
});
