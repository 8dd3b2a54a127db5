// What several papers of this batch share: an owner's part of a sum, and rows of small print.
import { sum } from '../../writing.ts';

/** Rounded to the cent, as syndics do line by line. */
export const share = (total: number, part: number, base: number): number =>
  Math.round((total * part) / base);

export type Key = { label: string; total: number; part: number; base: number };
export const shareOf = ({ total, part, base }: Key): number => share(total, part, base);
export const sharesOf = (keys: readonly Key[]): number => sum(keys.map((key) => shareOf(key)));
export const toldKeys = (keys: readonly Key[]): string[] =>
  keys.map(({ label, part, base }) => `${label} : ${part}/${base}`);

export const cells = (values: readonly (string | number)[], name = ''): string =>
  `<tr class="${name}">${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

/** Label and value on one line, with no rule between them. */
export const lines = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([label, value]) => `<div class="ln"><span>${label}</span><b>${value}</b></div>`)
    .join('');
