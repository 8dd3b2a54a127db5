// What every accounting annexe is made of: lines of amounts, and the truth of one sheet.
import type { Truth } from '../../paper.ts';
import { sum, tr } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
export const rowOf = (
  write: (cents: number) => string,
  [label, ...values]: Line,
  name = '',
): string => tr([label, ...values.map(write)], name);
export const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });
