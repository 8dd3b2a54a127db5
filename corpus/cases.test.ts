import { expect, it } from 'vitest';

import { CASES } from './cases.ts';

it('no two cases share a name and a state, whatever their batch', () => {
  const names = CASES.map(({ name, condition }) => `${name}/${condition}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('both batches are tried as printed and spoilt', () => {
  for (const batch of [1, 2]) {
    const states = CASES.filter((one) => one.batch === batch).map(({ condition }) => condition);
    expect(new Set(states).size).toBeGreaterThan(8);
  }
});
