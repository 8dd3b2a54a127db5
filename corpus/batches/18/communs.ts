// What several files of this batch share: shares of an amount, cells of figures, small blocks.
import { sum } from '../../writing.ts';

/** The part of one owner, to the cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
export const columns = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, index) => column(lines, index)) ?? [];

/** Cells of a row, the first one as it is. */
export const figures = (
  [label, ...values]: Line,
  write: (cents: number) => string,
): readonly string[] => [label, ...values.map((value) => write(value))];

export const boxed = (title: string, inside: string): string =>
  `<div class="box"><div class="boxt">${title}</div>${inside}</div>`;

/** A row of totals. */
export const bold = (label: string, values: readonly number[], write: (cents: number) => string) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
