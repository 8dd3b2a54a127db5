// What several papers of this batch share: shares of a sum, rows of figures, feet of letters.
import { spaced, sum, tr } from '../../writing.ts';

/** What a share pays of a sum, to the cent. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export const euro = (cents: number): string => `${spaced(cents)}\u00a0€`;
/** « 1 250 € »: no cents. */
export const round = (cents: number): string => `${spaced(cents).split(',')[0]}\u00a0€`;
/** A thousand apart, for shares and votes. */
export const apart = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

export type Line = readonly [label: string, ...values: number[]];

export const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
export const columns = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
export const figures = (
  lines: readonly Line[],
  write: (cents: number) => string,
  name = '',
): string => lines.map(([label, ...values]) => tr([label, ...values.map(write)], name)).join('');

/** Several lines in one cell or block. */
export const block = (...lines: readonly string[]): string => lines.join('<br>');
