// Weights in a file: a line of JSON that says what they are, then the weights, pressed together.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export const pressWeights = (about: object, weights: Int8Array): Uint8Array =>
  brotliCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), new Uint8Array(weights.buffer)]),
    { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } },
  );

/** One that was written otherwise, or is cut, is refused as a whole. */
export function openWeights<About>(
  pressed: Uint8Array,
  isAbout: (about: unknown) => about is About,
): About & { weights: Int8Array } {
  const bytes = brotliDecompressSync(pressed);
  const end = bytes.indexOf('\n');
  const about: unknown = JSON.parse(bytes.subarray(0, end).toString('utf8'));
  if (!isAbout(about)) throw new Error('these weights belong to another model');
  return { ...about, weights: new Int8Array(bytes.subarray(end + 1)) };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A model is worth nothing once the features that it speaks of are written otherwise. */
export function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(`${file}.ts`, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** Weights are kept in whole parts of this. */
export const quantised = (weights: Float32Array, fineness: number): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * fineness))));

/** FNV-1a: the same on every machine, for ever. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One of 2^bits: a feature has another weight for each role. */
export const slotAmong = (bits: number, seed: number, feature: number): number =>
  Math.imul(seed ^ feature ^ (feature >>> 15), 0x9e3779b1) >>> (32 - bits);

export const seedOf = (key: string): number => Math.imul(hashOf(key), 0x85ebca6b) >>> 0;

/** Mulberry32: the order in which papers are looked at, the same each time. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In another order each time, and in the same orders each run. */
export function createShuffle(): (items: unknown[]) => void {
  const chance = createChance(1);
  return (items) => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = Math.floor(chance() * (last + 1));
      [items[last], items[other]] = [items[other], items[last]];
    }
  };
}
