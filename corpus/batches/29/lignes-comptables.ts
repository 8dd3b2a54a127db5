// Lines of accounts: their totals and how tables show them.
import { sum } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => sum(lines.map((line) => Number(line[column + 1] ?? 0)))) ??
  [];
export const plus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));
export const at = (values: readonly number[], index: number): number => values[index] ?? 0;
export const show = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([label, ...values]) => [label, ...values.map(write)]);
export const total = (label: string, values: readonly number[], write: (cents: number) => string) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
