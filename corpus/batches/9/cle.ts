// A key of apportionment: what the building calls on it, and an owner's part of its shares.
import { shareOf } from './share-of.ts';

export type Key = readonly [
  label: string,
  whole: number,
  base: number,
  part: number,
  /** Per cent that a tenant bears. */
  let_: number,
];
export const quote = ([, whole, base, part]: Key): number => shareOf(whole, part, base);
export const letOf = (key: Key): number => Math.round((quote(key) * key[4]) / 100);
export const told = (keys: readonly Key[]): string[] =>
  keys.map(([label, , base, part]) => `${label} : ${part}/${base}`);
