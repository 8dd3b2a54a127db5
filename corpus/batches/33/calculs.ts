// What several papers of this batch count alike: shares of a key, and the lines that use them.
import { sum } from '../../writing.ts';

/** A line of a key: what it costs the building, its base, the owner's part of it. */
export type Key = readonly [code: string, label: string, whole: number, base: number, held: number];

export const shareOf = ([, , whole, base, held]: Key): number => Math.round((whole * held) / base);
export const sharesOf = (keys: readonly Key[]): number => sum(keys.map(shareOf));
export const wholeOf = (keys: readonly Key[]): number => sum(keys.map((key) => key[2]));
/** « 10 000 ». */
export const grouped = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
