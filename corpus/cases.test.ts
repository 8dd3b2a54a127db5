import { expect, it } from 'vitest';

import { casesOf } from './cases.ts';
import { BATCH_NUMBERS } from './papers.ts';

it('no two cases share a name and a state, whatever their batch', () => {
  const names = BATCH_NUMBERS.flatMap(casesOf).map(({ name, condition }) => `${name}/${condition}`);
  const twice = Map.groupBy(names, (name) => name)
    .entries()
    .filter(([, same]) => same.length > 1);
  expect([...twice]).toEqual([]);
});

it('every batch is tried as printed and spoilt', () => {
  for (const number of BATCH_NUMBERS) {
    const states = casesOf(number).map(({ condition }) => condition);
    expect(new Set(states).size).toBeGreaterThan(8);
  }
});
