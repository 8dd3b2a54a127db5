import { describe, expect, test } from 'vitest';

import { HOUSE, HOUSE_ROWS, housePlaces } from '../house/house-places.ts';
import { buildingPlaces } from './building-places.ts';
import { ROWS, WIDTH, type Row } from './measures.ts';
import { type Place, placeWindows } from './place-windows.ts';

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
  [13, [7, 6]],
  [20, [10, 10]],
  [40, [20, 20]],
])('%i windows of a storey stand in rows of %j', (count, expected) => {
  expect(lines(ROWS.second, count)).toEqual(expected);
});

test('a narrow place makes smaller windows on the same sill', () => {
  const narrow = { ...ROWS.first, width: 240 };
  const [place] = placeWindows(narrow, 10);
  expect(place).toMatchObject({ x: 12, y: 408, wide: 0.5, tall: 0.5 });
});

/** A window with its shutters folded back, its lintel and its sill. */
const outline = ({ x, y, wide, tall }: Place, { height }: Row) => ({
  left: x - 23.6 * wide,
  right: x + 23.6 * wide,
  top: y - 6 * tall,
  bottom: y + (height + 4) * tall,
});
type Outline = ReturnType<typeof outline>;

const touch = (a: Outline, b: Outline) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const storeys = (
  count: number,
): [string, Row, readonly Place[], { left: number; right: number }][] => {
  const full = Array.from({ length: count });
  const floors = { roof: full, third: full, second: full, first: full };
  const [building, house] = [buildingPlaces(floors), housePlaces(floors)];
  const street = { left: 0, right: WIDTH };
  const gable = { left: HOUSE.left, right: HOUSE.left + HOUSE.width };
  return [
    ['roof', ROWS.roof, building.roof, street],
    ['third', ROWS.third, building.third, street],
    ['second', ROWS.second, building.second, street],
    ['first', ROWS.first, building.first, street],
    ['roof of a house', HOUSE_ROWS.roof, house.roof, gable],
    ['third of a house', HOUSE_ROWS.third, house.third, gable],
    ['second of a house', HOUSE_ROWS.second, house.second, gable],
  ];
};

describe.each(Array.from({ length: 40 }, (_, index) => index + 1))('%i windows', (count) => {
  test.each(storeys(count))('stay on their wall and apart: %s', (_, row, places, wall) => {
    const outlines = places.map((place) => outline(place, row));
    expect(outlines).toHaveLength(count);
    for (const one of outlines) {
      expect(one.left).toBeGreaterThanOrEqual(wall.left);
      expect(one.right).toBeLessThanOrEqual(wall.right);
      expect(one.top).toBeGreaterThanOrEqual(row.top);
      expect(one.bottom).toBeLessThanOrEqual(row.bottom);
    }
    const touching = outlines.flatMap((one, index) =>
      outlines.slice(index + 1).filter((other) => touch(one, other)),
    );
    expect(touching).toEqual([]);
  });

  test('of a gable stay under its slopes', () => {
    const half = (y: number) => ((y - HOUSE.peak) / (HOUSE.eaves - HOUSE.peak)) * (HOUSE.width / 2);
    for (const place of housePlaces({ roof: Array.from({ length: count }), third: [], second: [] })
      .roof) {
      const { left, right, top } = outline(place, HOUSE_ROWS.roof);
      // The slope is drawn 22 wide along its edge.
      expect(Math.max(WIDTH / 2 - left, right - WIDTH / 2)).toBeLessThan(half(top) - 11);
    }
  });
});
