import { expect, it } from 'vitest';

import { CASES } from './cases.ts';
import { BATCHES } from './catalogue.ts';

it('no two cases share a name and a state, whatever their batch', () => {
  const names = CASES.map(({ name, condition }) => `${name}/${condition}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('every batch is tried as printed and spoilt', () => {
  for (const number of Object.keys(BATCHES)) {
    const states = CASES.filter(({ batch }) => String(batch) === number).map(
      ({ condition }) => condition,
    );
    expect(new Set(states).size).toBeGreaterThan(8);
  }
});
