import { expect, it } from 'vitest';

import { casesOf } from './cases.ts';
import { BATCH_NUMBERS } from './papers.ts';

/** Every paper of the corpus is opened. */
const LONG = 60_000;

it('no two cases share a name and a state, whatever their batch', { timeout: LONG }, () => {
  const cases = BATCH_NUMBERS.flatMap(casesOf);
  const named = Map.groupBy(cases, ({ name, condition }) => `${name}/${condition}`);
  expect([...named].filter(([, same]) => same.length > 1)).toEqual([]);
});

it('every batch is tried as printed and spoilt', { timeout: LONG }, () => {
  for (const number of BATCH_NUMBERS) {
    const states = casesOf(number).map(({ condition }) => condition);
    expect(new Set(states).size).toBeGreaterThan(8);
  }
});
