// What the papers of this batch share: parts of a sum, euros, lists of lines.
import { spaced, sum } from '../../writing.ts';

/** A part of a sum by tantièmes, to the cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export const euros = (cents: number): string => `${spaced(cents)}\u00a0€`;

/** Code, label, sum of the building, base, tantièmes of the owner. */
export type Key = readonly [code: string, label: string, whole: number, base: number, part: number];
export const partOf = ([, , whole, base, part]: Key): number => shareOf(whole, part, base);
export const partsOf = (keys: readonly Key[]): number => sum(keys.map(partOf));

/** « 10 000 ». */
export const grouped = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
