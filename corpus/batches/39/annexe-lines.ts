// Lines, columns and totals of accounting annexes.
import { type Truth } from '../../paper.ts';
import { sum } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
export const columns = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
export type Write = (cents: number) => string;
export const rowsOf = (lines: readonly Line[], write: Write) =>
  lines.map(([label, ...values]) => [label, ...values.map(write)]);
export const totalRow = (label: string, values: readonly number[], write: Write) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
export const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });
