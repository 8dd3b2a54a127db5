// The four corners of a sheet that was photographed on something darker.
import type { Point } from '../matrix.ts';
import { type Glance, threshold } from './gray.ts';

export type Quad = readonly [Point, Point, Point, Point];

/** Of the picture's border: a scan has none that is dark, a photo of a sheet has almost nothing else. */
const MIN_DARK_BORDER = 0.6;
const MIN_AREA = 0.25;

/** Upper left, upper right, lower right, lower left, in pixels of the picture; null where the sheet fills it. */
export function sheetCorners(glance: Glance): Quad | null {
  const level = threshold(glance);
  const { width, height, data, times } = glance;
  const isLight = (x: number, y: number) => (data[y * width + x] ?? 0) > level;
  if (darkBorder(width, height, isLight) < MIN_DARK_BORDER) return null;
  const corners = extremes(width, height, (x, y) => isLight(x, y) && isSolid(x, y, isLight));
  if (!corners || area(corners) < MIN_AREA * width * height) return null;
  const grown = ([x, y]: Point): Point => [(x + 0.5) * times, (y + 0.5) * times];
  const [a, b, c, d] = corners;
  return [grown(a), grown(b), grown(c), grown(d)];
}

type Test = (x: number, y: number) => boolean;

function darkBorder(width: number, height: number, isLight: Test): number {
  let dark = 0;
  for (let x = 0; x < width; x += 1)
    dark += Number(!isLight(x, 1)) + Number(!isLight(x, height - 2));
  for (let y = 0; y < height; y += 1)
    dark += Number(!isLight(1, y)) + Number(!isLight(width - 2, y));
  return dark / (2 * (width + height));
}

/** A lone light pixel is a reflection. */
const isSolid = (x: number, y: number, isLight: Test): boolean =>
  [-2, 2].some((dx) => isLight(x + dx, y)) && [-2, 2].some((dy) => isLight(x, y + dy));

function extremes(width: number, height: number, isSheet: Test): Quad | null {
  let [a, b, c, d]: [Point | null, Point | null, Point | null, Point | null] = [
    null,
    null,
    null,
    null,
  ];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isSheet(x, y)) continue;
      if (!a || x + y < a[0] + a[1]) a = [x, y];
      if (!b || x - y > b[0] - b[1]) b = [x, y];
      if (!c || x + y > c[0] + c[1]) c = [x, y];
      if (!d || x - y < d[0] - d[1]) d = [x, y];
    }
  }
  return a && b && c && d ? [a, b, c, d] : null;
}

const area = ([a, b, c, d]: Quad): number =>
  Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

const A4 = Math.SQRT2;

/** Width over height of what was photographed; a sheet that is nearly A4 is A4. */
export function quadRatio([a, b, c, d]: Quad): number {
  const seen = (distance(a, b) + distance(d, c)) / (distance(a, d) + distance(b, c));
  const nearA4 = [1 / A4, A4].find((ratio) => Math.abs(seen / ratio - 1) < 0.15);
  return nearA4 ?? seen;
}
