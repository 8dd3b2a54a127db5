// Paper is not white on a photo: what is lighter than its surroundings is paper, whatever the shadow.
import { type Gray, shrunk } from './gray.ts';

const BLOCK = 32;
/** What paper becomes: nearly white, so that nothing is cut off. */
export const PAPER = 245;
const REACH = 2;
/** Of the blocks around: more than half of a page is paper. */
const LIGHTER_THAN = 0.7;
/** Blocks across which a shadow falls; a band of colour is darker at once. */
const WIDE_REACH = 8;
const DARKEST_SHADOW = 0.6;
/** Below this the sheet is evenly lit and nothing is gained. */
const MIN_UNEVENNESS = 12;

/** The lightness of the paper, for blocks of pixels: letters are a small part of their surroundings. */
function paperOf(picture: Gray): Gray {
  const { width, height, data } = shrunk(picture, BLOCK);
  const paper = new Uint8Array(data.length);
  const seen = new Uint8Array((2 * REACH + 1) ** 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let count = 0;
      for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v += 1)
        for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u += 1) {
          seen[count] = data[v * width + u] ?? 0;
          count += 1;
        }
      const sorted = seen.subarray(0, count).sort();
      paper[y * width + x] = sorted[Math.floor(count * LIGHTER_THAN)] ?? PAPER;
    }
  }
  return withoutBands({ width, height, data: paper });
}

/** The heads of a table on a dark band are no paper in the shade: made light, they cannot be read. */
function withoutBands({ width, height, data }: Gray): Gray {
  const lightest = (from: Uint8Array, step: number, places: number, at: number, place: number) => {
    let most = 0;
    const last = Math.min(places - 1, place + WIDE_REACH);
    for (let other = Math.max(0, place - WIDE_REACH); other <= last; other += 1)
      most = Math.max(most, from[at + (other - place) * step] ?? 0);
    return most;
  };
  const across = data.map((_, at) => lightest(data, 1, width, at, at % width));
  const around = across.map((_, at) => lightest(across, width, height, at, Math.floor(at / width)));
  const paper = data.map((level, at) => Math.max(level, DARKEST_SHADOW * (around[at] ?? 0)));
  return { width, height, data: paper };
}

/** In place: every pixel is divided by the paper around it. */
export function evenLight(picture: Gray): void {
  const paper = paperOf(picture);
  const [darkest, lightest] = [Math.min(...paper.data), Math.max(...paper.data)];
  if (lightest - darkest < MIN_UNEVENNESS && darkest > PAPER - MIN_UNEVENNESS) return;
  const { width, height, data } = picture;
  const gains = Float32Array.from(paper.data, (level) => PAPER / Math.max(level, 1));
  const row = new Float32Array(paper.width);
  for (let y = 0; y < height; y += 1) {
    const [above, low] = between(y, paper.height);
    const top = above * paper.width;
    for (let u = 0; u < paper.width; u += 1)
      row[u] = Number(gains[top + u]) * (1 - low) + Number(gains[top + paper.width + u]) * low;
    lighten(data.subarray(y * width, (y + 1) * width), row);
  }
}

/** From the middle of a block to that of the next, by equal steps. */
function lighten(pixels: Uint8Array, gains: Float32Array): void {
  const last = gains.length - 1;
  for (let block = -1, x = 0; x < pixels.length; block += 1) {
    const end = block === last ? pixels.length : Math.min(pixels.length, (block + 1.5) * BLOCK);
    const from = Number(gains[Math.max(block, 0)]);
    const step = (Number(gains[Math.min(block + 1, last)]) - from) / BLOCK;
    for (let gain = from; x < end; x += 1, gain += step) {
      const value = Number(pixels[x]) * gain;
      pixels[x] = value > 255 ? 255 : value;
    }
  }
}

/** The block whose middle is before a pixel, and how far it is from there to the next. */
function between(pixel: number, blocks: number): readonly [block: number, part: number] {
  const at = Math.min(blocks - 1.001, Math.max(0, pixel / BLOCK - 0.5));
  return [Math.floor(at), at - Math.floor(at)];
}
