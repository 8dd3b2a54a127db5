// Turning, straightening and enlarging a page are one thing: nine numbers that move a point.
import type { Box } from '@quitus/domain/reading/box';

/** Three rows; a point (x, y, 1) is divided by its third coordinate once moved. */
export type Matrix = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const scaling = (x: number, y: number = x): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1];
export const shifting = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Clockwise on the screen, around the origin. */
export function rotating(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

const TURNS = {
  0: () => IDENTITY,
  90: (_width: number, height: number): Matrix => [0, -1, height, 1, 0, 0, 0, 0, 1],
  180: (width: number, height: number): Matrix => [-1, 0, width, 0, -1, height, 0, 0, 1],
  270: (width: number): Matrix => [0, 1, 0, -1, 0, width, 0, 0, 1],
} as const;
export type Turn = keyof typeof TURNS;

/** A sheet of that size turned clockwise, its corner back at the origin. */
export const turning = (turn: Turn, width: number, height: number): Matrix =>
  TURNS[turn](width, height);

export const turnedSize = (turn: Turn, width: number, height: number): [number, number] =>
  turn === 90 || turn === 270 ? [height, width] : [width, height];

/** First `inner`, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = outer;
  const [j, k, l, m, n, o, p, q, r] = inner;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [x, y, z] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const whole = a * x + b * y + c * z;
  return [
    x / whole,
    (c * h - b * i) / whole,
    (b * f - c * e) / whole,
    y / whole,
    (a * i - c * g) / whole,
    (c * d - a * f) / whole,
    z / whole,
    (b * g - a * h) / whole,
    (a * e - b * d) / whole,
  ];
}

export function movedPoint([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Point): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The upright box around the four corners once moved. */
export function movedBox(matrix: Matrix, [left, top, right, bottom]: Box): Box {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const moved = corners.map((corner) => movedPoint(matrix, corner));
  const [xs, ys] = [moved.map(([x]) => x), moved.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Takes the unit square to four corners (upper left, upper right, lower right, lower left). */
export function fromUnitSquare(corners: readonly [Point, Point, Point, Point]): Matrix {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}
