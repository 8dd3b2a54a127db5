// What the papers of this batch share: quote-parts, rows of a table, the foot of a page.
import { sum } from '../../writing.ts';

/** To the cent, as software rounds it. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** One key of a call: what the building spends, on how many tantièmes. */
export type Key = {
  code: string;
  label: string;
  whole: number;
  base: number;
  part: number;
  /** In hundredths. */
  let_out?: number;
};
export const quoteOf = ({ whole, part, base }: Key): number => shareOf(whole, part, base);
export const quotesOf = (keys: readonly Key[]): number => sum(keys.map((key) => quoteOf(key)));
export const letOf = (key: Key): number => Math.round((quoteOf(key) * (key.let_out ?? 0)) / 100);
export const letsOf = (keys: readonly Key[]): number => sum(keys.map((key) => letOf(key)));

/** Positive: a debit. */
export type Move = readonly [day: string, label: string, cents: number];
export const debitOf = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(cents, 0)));
export const creditOf = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
export const toldOf = (moves: readonly Move[]): string[] =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

export type Line = readonly [label: string, ...values: number[]];
export const columnOf = (lines: readonly Line[], column: number): number =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
export const columnsOf = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => columnOf(lines, column)) ?? [];

export const foot = (text: string): string =>
  `<div style="position:absolute;bottom:6mm;left:14mm;right:14mm;font-size:6.4pt;line-height:1.3;text-align:center;color:#444">${text}</div>`;
