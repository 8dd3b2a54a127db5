import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  compose,
  fromUnitSquare,
  inverse,
  type Matrix,
  movedBox,
  movedPoint,
  type Point,
  rotating,
  scaling,
  shifting,
  turning,
} from './matrix.ts';

const rounded = ([x, y]: Point) => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];
const size = fc.integer({ min: 1, max: 5000 });
const point = fc.tuple(size, size);

describe('turning a sheet', () => {
  it.each([
    [0, [10, 20]],
    [90, [822, 10]],
    [180, [585, 822]],
    [270, [20, 585]],
  ] as const)('by %i degrees moves a corner where a hand would', (turn, to) => {
    expect(rounded(movedPoint(turning(turn, 595, 842), [10, 20]))).toEqual(to);
  });
});

describe('a matrix and its inverse', () => {
  it('bring every point back', () => {
    fc.assert(
      fc.property(point, size, fc.integer({ min: -170, max: 170 }), (from, scale, angle) => {
        const there: Matrix = compose(
          shifting(12, -7),
          compose(rotating(angle), scaling(scale / 100, scale / 70)),
        );
        expect(rounded(movedPoint(inverse(there), movedPoint(there, from)))).toEqual(rounded(from));
      }),
    );
  });
});

describe('four corners', () => {
  const corners = [
    [110, 60],
    [900, 90],
    [980, 1300],
    [40, 1240],
  ] as const;

  it('are where the unit square goes', () => {
    const matrix = fromUnitSquare(corners);
    const unit = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    const moved = unit.map((corner) => rounded(movedPoint(matrix, corner)));
    expect(moved).toEqual(corners);
  });

  it('of a box stay inside the box that is given back', () => {
    expect(movedBox(turning(90, 100, 200), [10, 20, 30, 25])).toEqual([175, 10, 180, 30]);
  });
});
