// Columns of figures that annexes share, and the truth of one of their sheets.
import type { Truth } from '../../paper.ts';
import { sum } from '../../writing.ts';
import { cells } from './outils.ts';

export type Line = readonly [label: string, ...values: number[]];
export type Write = (cents: number) => string;
export const totals = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(1) ?? []).map((_, column) =>
    sum(lines.map((line) => Number(line[column + 1] ?? 0))),
  );
export const plus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));
export const body = (lines: readonly Line[], write: Write): string =>
  lines.map(([label, ...values]) => cells([label, ...values.map(write)])).join('');
export const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
  absent,
});

export const column = (lines: readonly Line[], index: number): number => totals(lines)[index] ?? 0;
export const budgets = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});
