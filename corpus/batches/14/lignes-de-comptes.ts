// Lines of accounts over several years, their totals, and what an annexe says of them.
import type { Truth } from '../../paper.ts';
import { sum } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((one) => Number(one[at + 1] ?? 0)));
export const columns = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
export const cells = (lines: readonly Line[], show: (cents: number) => string) =>
  lines.map(([label, ...values]) => [label, ...values.map(show)]);
export const strong = (
  label: string,
  values: readonly (number | string)[],
  show: (n: number) => string,
) =>
  `<tr class="t"><td>${label}</td>${values.map((one) => `<td>${typeof one === 'number' ? show(one) : one}</td>`).join('')}</tr>`;
export const plus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value + (other[at] ?? 0));

export const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

export const budgets = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});
