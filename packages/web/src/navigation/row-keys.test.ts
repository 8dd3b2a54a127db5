import { expect, it } from 'vitest';

import { rowAfter } from './row-keys.ts';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 9, undefined],
  ['a', 3, undefined],
])('%s from row %i of ten leads to %s', (key, from, to) => {
  expect(rowAfter(key, from, 10)).toBe(to);
});
