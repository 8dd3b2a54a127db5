import { expect, it } from 'vitest';

import { shapesOf } from './shapes.ts';

function drawn(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255));
  return { width, height: rows.length, data };
}

it('finds each shape once', () => {
  expect(shapesOf(drawn('##..#', '##..#', '.....', '..#..'), 128)).toEqual([
    [0, 0, 2, 2],
    [4, 0, 5, 2],
    [2, 3, 3, 4],
  ]);
});

it('joins legs that meet below, and what touches at a corner', () => {
  expect(shapesOf(drawn('#...#', '#...#', '#####', '.....'), 128)).toEqual([[0, 0, 5, 3]]);
  expect(shapesOf(drawn('#..', '.#.', '..#'), 128)).toEqual([[0, 0, 3, 3]]);
  expect(shapesOf(drawn('#.#.#', '#.#.#', '###.#', '..###'), 128)).toEqual([[0, 0, 5, 4]]);
});

it('sees no ink on a white page', () => {
  expect(shapesOf(drawn('....', '....'), 128)).toEqual([]);
});
