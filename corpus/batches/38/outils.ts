// What every file of the batch needs: an owner's share of an expense, amounts with their sign, foot lines.
import { spaced } from '../../writing.ts';

export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
/** « 1 234,56 € ». */
export const euros = (cents: number): string => `${spaced(cents)}\u00a0€`;
/** « 10 000 ». */
export const thousands = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
/** Small print at the bottom of a sheet. */
export const bottom = (text: string): string =>
  `<div style="position:absolute;left:15mm;right:15mm;bottom:7mm;font-size:6.6pt;line-height:1.25;text-align:center;color:#444;border-top:.2mm solid #999;padding-top:1mm">${text}</div>`;
