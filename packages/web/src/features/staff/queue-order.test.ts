import { expect, it } from 'vitest';

import { inSight, neighbours, openOnes } from './queue-order.ts';

const one = (id: string, held_by: string | null = null) => ({ id, held_by });
const is = (id: string | null) => (other: { id: string }) => other.id === id;
const QUEUE = [one('a'), one('b', 'Nadia'), one('c')];

it('goes through the queue, past those that a colleague looks at', () => {
  expect(neighbours(QUEUE, is('a'))).toEqual({ previous: null, next: one('c') });
  expect(neighbours(QUEUE, is('c'))).toEqual({ previous: one('a'), next: null });
  expect(neighbours(QUEUE, is(null))).toEqual({ previous: null, next: one('a') });
});

it('keeps the current one, whoever holds it', () => {
  expect(openOnes(QUEUE, is('b'))).toEqual(QUEUE);
  expect(openOnes(QUEUE, is('a'))).toEqual([one('a'), one('c')]);
});

it('shows four, from the current one on, and the last four at the end', () => {
  const queue = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => one(id));
  const ids = (current: string | null) =>
    inSight(queue, is(current))
      .map(({ id }) => id)
      .join('');
  expect([ids(null), ids('b'), ids('f')]).toEqual(['abcd', 'bcde', 'cdef']);
});
