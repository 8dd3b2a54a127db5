import { type Turn, turnedSize } from '../matrix.ts';
import type { Gray } from './gray.ts';

/** Clockwise, pixel for pixel. */
export function turned({ width, height, data }: Gray, turn: Turn): Gray {
  if (turn === 0) return { width, height, data };
  const [w, h] = turnedSize(turn, width, height);
  const made = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      if (turn === 180) made[(height - 1 - y) * w + width - 1 - x] = value;
      else if (turn === 90) made[x * w + height - 1 - y] = value;
      else made[(width - 1 - x) * w + y] = value;
    }
  }
  return { width: w, height: h, data: made };
}

/** The rows from `top`, at most `count` of them. */
export function band({ width, height, data }: Gray, top: number, count: number): Gray {
  const first = Math.max(0, Math.min(Math.round(top), height - 1));
  const last = Math.min(height, first + Math.round(count));
  return { width, height: last - first, data: data.subarray(first * width, last * width) };
}
