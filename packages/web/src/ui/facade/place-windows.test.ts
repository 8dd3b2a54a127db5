import { expect, test } from 'vitest';

import { ROWS, WIDTH, type Row } from './measures.ts';
import { placeWindows } from './place-windows.ts';

const lines = (row: Row, count: number) =>
  [...Map.groupBy(placeWindows(row, count), ({ y }) => y).values()].map(({ length }) => length);

test('spreads up to eight full windows over the wall', () => {
  expect(placeWindows(ROWS.first, 4)).toMatchObject([
    { x: 70, y: 378, wide: 1, tall: 1 },
    { x: 210, y: 378, wide: 1, tall: 1 },
    { x: 350, y: 378, wide: 1, tall: 1 },
    { x: 490, y: 378, wide: 1, tall: 1 },
  ]);
  expect(placeWindows(ROWS.first, 8).every(({ wide }) => wide === 1)).toBe(true);
});

test.each([
  [9, [9]],
  [10, [10]],
  [11, [6, 5]],
  [20, [10, 10]],
])('%i windows of a storey stand in rows of %j', (count, expected) => {
  expect(lines(ROWS.second, count)).toEqual(expected);
});

test.each([1, 8, 10, 11, 20, 30])('%i windows never touch nor leave the wall', (count) => {
  for (const row of Object.values(ROWS)) {
    const places = placeWindows(row, count);
    for (const { x, wide, bay } of places) {
      expect(x - 24 * wide).toBeGreaterThanOrEqual(-1);
      expect(x + 24 * wide).toBeLessThanOrEqual(WIDTH + 1);
      expect(bay).toBeGreaterThanOrEqual(47.5 * wide);
    }
  }
});

test('a narrow place makes smaller windows on the same sill', () => {
  const narrow = { ...ROWS.first, width: 240 };
  const [place] = placeWindows(narrow, 10);
  expect(place).toMatchObject({ x: 12, y: 408, wide: 0.5, tall: 0.5 });
});
