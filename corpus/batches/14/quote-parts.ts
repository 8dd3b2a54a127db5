// What one owner pays of a sum that is shared out by a key.
import { sum } from '../../writing.ts';

export type Key = readonly [label: string, whole: number, base: number, part: number];
export const quoteOf = ([, whole, base, part]: Key): number => Math.round((whole * part) / base);
export const quotes = (keys: readonly Key[]): number => sum(keys.map(quoteOf));
export const sharesOf = (keys: readonly Key[]): string[] =>
  keys.map(([label, , base, part]) => `${label} : ${part}/${base}`);
