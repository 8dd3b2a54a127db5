import { expect, it } from 'vitest';

import { estimatedMinutes, median } from './waiting.ts';

const lately = [
  { waited_minutes: 30, handled_minutes: 2 },
  { waited_minutes: 50, handled_minutes: 4 },
  { waited_minutes: 40, handled_minutes: 3 },
];

it('promises a day when nothing tells better', () => {
  expect(estimatedMinutes(3, [])).toBe(1440);
});

it('tells what people really waited, or longer when the queue is longer than that', () => {
  expect(estimatedMinutes(0, lately)).toBe(40);
  expect(estimatedMinutes(33, lately)).toBe(102);
});

it('takes the middle one', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 6])).toBe(5);
});
