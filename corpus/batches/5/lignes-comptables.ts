// A line of the accounts and its sums, for the three sets of annexes of this batch.
import type { Truth } from '../../paper.ts';
import { sum } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];

export const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));

export const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];

export const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value + (other[at] ?? 0));

export const taken = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value - (other[at] ?? 0));

/** What the columns of annexes 2 and 3 say, in the order of the decree. */
export const budgetsOf = (values: readonly number[]) => ({
  charges_courantes_precedentes: values[0] ?? 0,
  budget_clos: values[1] ?? 0,
  charges_courantes: values[2] ?? 0,
  budget_en_cours: values[3] ?? 0,
  budget_a_voter: values[4] ?? 0,
});

export const annexe = (
  page: number,
  facts: Truth['facts'],
  absent: NonNullable<Truth['absent']> = [],
): Truth => {
  const kinds = ['ANNEXE_1', 'ANNEXE_2', 'ANNEXE_3', 'ANNEXE_4', 'ANNEXE_5'] as const;
  return {
    type: 'CV_AG',
    sub_kind: kinds[page - 1] ?? null,
    pages: [page],
    facts: { annexes: [String(page)], ...facts },
    absent,
  };
};
