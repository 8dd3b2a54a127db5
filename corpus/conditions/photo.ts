// A sheet on a table, seen by a phone: perspective, a shadow across, the grain of the wood around.
import type { Chance } from '@quitus/papers/samples/chance';
import sharp from 'sharp';

import { grayOf, grained, type Gray, jpegOf } from './picture.ts';

type Point = readonly [x: number, y: number];
type Corners = readonly [Point, Point, Point, Point];

const LONG_SIDE = 2900;

/** Where a point of the photo lies on the sheet, both from 0 to 1; the corners go clockwise. */
function sheetPoint(corners: Corners): (x: number, y: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole];
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [u / w, v / w];
  };
}

function shadeAt({ data, width, height }: Gray, u: number, v: number): number {
  const [x, y] = [u * (width - 1), v * (height - 1)];
  const [left, top] = [Math.min(Math.floor(x), width - 2), Math.min(Math.floor(y), height - 2)];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

export async function photo(sheet: Buffer, chance: Chance): Promise<Buffer> {
  const page = await grayOf(sharp(sheet));
  const lying = page.width > page.height;
  const [width, height] = lying ? [LONG_SIDE, 2200] : [2200, LONG_SIDE];
  const near = (share: number): number => share + chance.int(-20, 20) / 1000;
  const corners: Corners = [
    [width * near(0.08), height * near(0.06)],
    [width * near(0.91), height * near(0.05)],
    [width * near(0.95), height * near(0.94)],
    [width * near(0.05), height * near(0.95)],
  ];
  const onSheet = sheetPoint(corners);
  const shadow = chance.int(25, 45) / 100;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = onSheet(x, y);
      const light = 0.95 - shadow * (x / width) * (0.6 + 0.4 * (y / height));
      const inside = u >= 0 && u <= 1 && v >= 0 && v <= 1;
      data[y * width + x] = inside
        ? light * shadeAt(page, u, v)
        : light * (78 + 14 * Math.sin(y / 9));
    }
  return jpegOf(grained({ data, width, height }, 6, chance), 68);
}
