// Dust, which OCR takes for commas, accents and strokes: of all that spoils a scan it costs most. It
// is a point or two unlike everything around, also where nothing is written; where it is found there,
// it is taken away from the whole page, and the grain that comes with it.
import type { Gray } from './gray.ts';

/** Shades by which dust differs from all but one of its eight neighbours. */
const UNLIKE = 60;
/** Lone specks in a million points: a clean page has none or five, a dirty one hundreds. */
const DUSTY = 30;
/** Within so many points of a letter it may be its dot, or a comma. */
const ALONE = 4;
/** How much neighbours differ on a page whose every point is off: a plain scan has 2 or 3. */
const GRAINY = 8;
/** Of rows, one in so many is looked at to know whether there is any. */
const SAMPLED = 3;

/** A page without dust is given back as it is: small print has points as small. */
export function withoutDust(picture: Gray): Gray {
  const lone = specksOf(picture, SAMPLED).filter(({ at }) => isAlone(picture, at)).length;
  if (lone * SAMPLED * 1_000_000 < DUSTY * picture.data.length) return picture;
  const clean = { ...picture, data: Uint8Array.from(picture.data) };
  for (const { at, shade } of specksOf(picture, 1)) clean.data[at] = shade;
  return grainOf(picture) < GRAINY ? clean : smoothed(clean);
}

/** A point, and what it would be like those around. */
type Speck = { at: number; shade: number };

/** In one row of so many. */
function specksOf({ width, height, data }: Gray, step: number): Speck[] {
  const specks: Speck[] = [];
  const around = new Uint8Array(8);
  for (let y = 1; y < height - 1; y += step) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const value = Number(data[at]);
      const above = Number(data[at - width]);
      const before = Number(data[at - 1]);
      // Nearly all of a page is like its neighbours: nothing more is looked up for that.
      const isLikeOne = Math.abs(value - above) <= UNLIKE && Math.abs(value - before) <= UNLIKE;
      if (isLikeOne) continue;
      const [dark, light] = [value + UNLIKE, value - UNLIKE];
      const below = Number(data[at + width]);
      const after = Number(data[at + 1]);
      const isDark = (dark < above && dark < below) || (dark < before && dark < after);
      const isLight = (light > above && light > below) || (light > before && light > after);
      if (!isDark && !isLight) continue;
      around.set(data.subarray(at - width - 1, at - width + 2));
      around.set(data.subarray(at + width - 1, at + width + 2), 3);
      around[6] = before;
      around[7] = after;
      around.sort();
      // All but one: dust of two points is its own neighbour.
      const isSpeck = isDark ? dark < (around[1] ?? 0) : light > (around[6] ?? 0);
      if (isSpeck) specks.push({ at, shade: ((around[3] ?? 0) + (around[4] ?? 0)) >> 1 });
    }
  }
  return specks;
}

/** Nothing is written around it. */
function isAlone({ width, data }: Gray, speck: number): boolean {
  const own = data[speck] ?? 0;
  for (let down = -ALONE; down <= ALONE; down += 1)
    for (let across = -ALONE; across <= ALONE; across += 1) {
      const isTouching = Math.abs(down) <= 1 && Math.abs(across) <= 1;
      const other = data[speck + down * width + across] ?? own;
      if (!isTouching && Math.abs(other - own) < UNLIKE) return false;
    }
  return true;
}

/** By how many shades a point of this page usually differs from its neighbours. */
function grainOf({ width, height, data }: Gray): number {
  const counts = new Uint32Array(512);
  let looked = 0;
  for (let y = 0; y < height; y += SAMPLED)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += SAMPLED, looked += 1) {
      const bend = Math.abs(2 * (data[at] ?? 0) - (data[at - 1] ?? 0) - (data[at + 1] ?? 0));
      counts[bend] = (counts[bend] ?? 0) + 1;
    }
  let below = 0;
  return counts.findIndex((count) => (below += count) * 2 >= looked);
}

/**
 * Each point becomes the middle one of the nine around it: edges stay where they are. Of three sorted
 * columns, the middle of all is among the largest low, the middle middle and the smallest high.
 */
function smoothed({ width, height, data }: Gray): Gray {
  const smooth = Uint8Array.from(data);
  const [low, mid, high] = [
    new Uint8Array(width),
    new Uint8Array(width),
    new Uint8Array(width),
  ] as const;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const [a, b, c] = [data[at - width] ?? 0, data[at] ?? 0, data[at + width] ?? 0];
      low[x] = Math.min(a, b, c);
      mid[x] = middle(a, b, c);
      high[x] = Math.max(a, b, c);
    }
    for (let x = 1; x < width - 1; x += 1)
      smooth[y * width + x] = middle(
        Math.max(low[x - 1] ?? 0, low[x] ?? 0, low[x + 1] ?? 0),
        middle(mid[x - 1] ?? 0, mid[x] ?? 0, mid[x + 1] ?? 0),
        Math.min(high[x - 1] ?? 0, high[x] ?? 0, high[x + 1] ?? 0),
      );
  }
  return { width, height, data: smooth };
}

const middle = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
