// What the papers of this batch share: quote-parts to the cent, a foot of page, two columns.
import { sum } from '../../writing.ts';

/** Total × tantièmes ÷ base, to the cent. */
export const share = (total: number, part: number, base: number): number =>
  Math.round((total * part) / base);

export const foot = (text: string): string =>
  `<p style="position:absolute;bottom:7mm;left:14mm;right:14mm;margin:0;font-size:6.4pt;line-height:1.25;color:#555;text-align:center">${text}</p>`;

export const sides = (left: string, right: string): string =>
  `<div style="display:flex;justify-content:space-between;gap:8mm"><div>${left}</div><div>${right}</div></div>`;

/** Address as a window envelope shows it. */
export const envelope = (text: string): string =>
  `<div style="margin:6mm 0 6mm 98mm;font-size:10pt;line-height:1.3">${text}</div>`;

/** The sum of one column of numbers. */
export const column = (rows: readonly (readonly number[])[], index: number): number =>
  sum(rows.map((row) => row[index] ?? 0));
