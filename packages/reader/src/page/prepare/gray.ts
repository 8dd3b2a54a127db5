// A picture in shades of grey, and the one way it is ever moved.
import { type Matrix } from '../matrix.ts';

export type Gray = { width: number; height: number; data: Uint8Array };

const WHITE = 255;

/**
 * Each pixel of the result is looked up in the picture where `back` says it comes from; outside is
 * white. Turning, straightening and enlarging happen at once, so that letters are blurred once.
 */
export function warped(from: Gray, back: Matrix, width: number, height: number): Gray {
  const data = new Uint8Array(width * height).fill(WHITE);
  if (back[6] === 0 && back[7] === 0) shift(from, back, data, width);
  else project(from, back, data, width);
  return { width, height, data };
}

// Whole numbers and plain variables: eight million pixels wait here while a page is read.

/** A sheet seen from the side: what is far is small. */
function project(from: Gray, back: Matrix, data: Uint8Array, width: number): void {
  const [a, b, c, d, e, f, g, h, i] = back;
  const [right, bottom] = [from.width - 1, from.height - 1];
  for (let y = 0; y * width < data.length; y += 1) {
    let u = b * y + c;
    let v = e * y + f;
    let depth = h * y + i;
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      const px = u / depth;
      const py = v / depth;
      u += a;
      v += d;
      depth += g;
      if (px < 0 || py < 0 || px >= right || py >= bottom) continue;
      const x0 = px | 0;
      const y0 = py | 0;
      const dx = ((px - x0) * 256) | 0;
      const dy = ((py - y0) * 256) | 0;
      data[at] = blended(from.data, y0 * from.width + x0, from.width, dx, dy);
    }
  }
}

/** A sheet seen from above: nothing to divide, so that steps are counted in parts of a pixel. */
function shift(from: Gray, back: Matrix, data: Uint8Array, width: number): void {
  const [a, b, c, d, e, f, , , i] = back;
  const [right, bottom] = [(from.width - 1) * PARTS, (from.height - 1) * PARTS];
  const [across, down] = [((a / i) * PARTS) | 0, ((d / i) * PARTS) | 0];
  for (let y = 0; y * width < data.length; y += 1) {
    let u = (((b * y + c) / i) * PARTS) | 0;
    let v = (((e * y + f) / i) * PARTS) | 0;
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      if (u >= 0 && v >= 0 && u < right && v < bottom) {
        const first = (v >> 16) * from.width + (u >> 16);
        data[at] = blended(from.data, first, from.width, (u >> 8) & 255, (v >> 8) & 255);
      }
      u += across;
      v += down;
    }
  }
}

const PARTS = 65_536;

/** Of four pixels that touch, so many 256ths to the right of the first and below it. */
function blended(data: Uint8Array, first: number, width: number, dx: number, dy: number): number {
  const below = first + width;
  const above = pixel(data, first);
  const under = pixel(data, below);
  const top = (above << 8) + (pixel(data, first + 1) - above) * dx;
  const low = (under << 8) + (pixel(data, below + 1) - under) * dx;
  return ((top << 8) + (low - top) * dy + 32_768) >> 16;
}

const pixel = (data: Uint8Array, index: number): number => data[index] ?? 0;

const DARK = 160;
/** A letter of a footnote has more of them. */
const LEAST_INK = 50;

/** The back of a sheet, which a scanner takes along. */
export function isBlank({ data }: Gray): boolean {
  let ink = 0;
  for (let at = 0; at < data.length; at += 1)
    if (pixel(data, at) < DARK && (ink += 1) > LEAST_INK) return false;
  return true;
}

/** Of a larger block, every other pixel tells as much. */
const LARGE_BLOCK = 16;

/** Averages of blocks: small enough to think about. */
export function shrunk({ width, height, data }: Gray, times: number): Gray {
  const [w, h] = [Math.floor(width / times), Math.floor(height / times)];
  const small = new Uint8Array(w * h);
  const step = times >= LARGE_BLOCK ? 2 : 1;
  const looked = Math.ceil(times / step) ** 2;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < times; dy += step) {
        const row = (y * times + dy) * width + x * times;
        for (let dx = 0; dx < times; dx += step) sum += data[row + dx] ?? 0;
      }
      small[y * w + x] = sum / looked;
    }
  }
  return { width: w, height: h, data: small };
}

/** A picture made small, and how many of its pixels stand for one, in a row. */
export type Glance = Gray & { times: number };

const GLANCED_AT = 800;

/** Small enough to see at once where the sheet is and how its lines run. */
export function glanceOf(picture: Gray): Glance {
  const times = Math.max(1, Math.round(Math.max(picture.width, picture.height) / GLANCED_AT));
  return { ...shrunk(picture, times), times };
}

/** The level that best parts the dark from the light (Otsu). */
export function threshold({ data }: Gray): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const total = data.length;
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [dark, darkSum, best, level] = [0, 0, -1, 127];
  for (const [value, count] of counts.entries()) {
    dark += count;
    darkSum += count * value;
    if (dark === 0 || dark === total) continue;
    const light = total - dark;
    const apart = darkSum / dark - (sum - darkSum) / light;
    const between = dark * light * apart * apart;
    if (between > best) [best, level] = [between, value];
  }
  return level;
}
