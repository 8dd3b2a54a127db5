import { expect, it } from 'vitest';

import { estimatedMinutes, heldUntil, isHeldByOther, median } from './waiting.ts';

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

it('is kept from the others for ten minutes, never from whoever holds it', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const held = { held_by_id: 'anna', held_until: heldUntil(now) };
  expect(isHeldByOther(held, 'marc', now)).toBe(true);
  expect(isHeldByOther(held, 'anna', now)).toBe(false);
  expect(isHeldByOther(held, 'marc', new Date('2026-11-15T10:10:00Z'))).toBe(false);
  expect(isHeldByOther({ held_by_id: null, held_until: null }, 'marc', now)).toBe(false);
});
