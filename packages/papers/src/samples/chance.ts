// Chance that repeats itself: the same seed draws the same facts (mulberry32).
export type Chance = {
  /** Both ends included. */
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  digits: (count: number) => string;
};

export function createChance(seed: string): Chance {
  let state = Array.from(seed).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}
