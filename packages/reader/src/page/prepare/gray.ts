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
  const [a, b, c, d, e, f, g, h, i] = back;
  const source = from.data;
  const across = from.width;
  const right = from.width - 1;
  const bottom = from.height - 1;
  // Whole numbers and plain variables: eight million pixels wait here while a page is read.
  for (let y = 0; y < height; y += 1) {
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
      const first = y0 * across + x0;
      const top = pixel(source, first) * (256 - dx) + pixel(source, first + 1) * dx;
      const below = first + across;
      const low = pixel(source, below) * (256 - dx) + pixel(source, below + 1) * dx;
      data[at] = (top * (256 - dy) + low * dy + 32_768) >> 16;
    }
  }
  return { width, height, data };
}

const pixel = (data: Uint8Array, index: number): number => data[index] ?? 0;

/** Averages of blocks: small enough to think about. */
export function shrunk({ width, height, data }: Gray, times: number): Gray {
  const [w, h] = [Math.floor(width / times), Math.floor(height / times)];
  const small = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < times; dy += 1) {
        const row = (y * times + dy) * width + x * times;
        for (let dx = 0; dx < times; dx += 1) sum += data[row + dx] ?? 0;
      }
      small[y * w + x] = sum / (times * times);
    }
  }
  return { width: w, height: h, data: small };
}

/** The level that best parts the dark from the light (Otsu). */
export function threshold({ data }: Gray): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
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
