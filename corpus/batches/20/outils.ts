// What several papers of this batch share: shares rounded to the cent, padded columns, machine-readable zones.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

/** What one owner bears of a sum. */
export const quote = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** A line of a listing: a width below zero aligns to the right. */
export const columns = (widths: readonly number[], cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 10;
      const text = String(cell);
      return width < 0 ? text.padStart(-width) : text.padEnd(width);
    })
    .join('');

export const rule = (width: number, sign = '-'): string => sign.repeat(width);

export const checked = (field: string): string => `${field}${mrzDigit(field)}`;
export const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
