// Which year of an annexe a sum is of, and whether it was spent or voted, as the words over or beside it say.
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { SheetLine } from './balance-sheet.ts';
import type { Figure } from './figures.ts';

export const YEARS = [
  'charges_courantes_precedentes',
  'budget_clos',
  'charges_courantes',
  'budget_en_cours',
  'budget_a_voter',
] as const satisfies readonly FactName[];
export type YearName = (typeof YEARS)[number];
export const BUDGET = /budget|previsionnel|proposes?\b|\bvotes?\b|\bvoter\b/;
const SPENT = /realis|approuv|depens|\breel|\bclos\b|exercice/;

/** The last year that a head names: « 2024-2025 », « N+1 »; null where it names none. */
export function yearIn(head: string): number | null {
  const years = [...head.matchAll(/\b20(\d{2})\b/g)].map(([, year]) => Number(year));
  if (years.length > 0) return Math.max(...years);
  // « EX 25/26 ».
  const [, from = '', to = ''] = /\b(\d{2})[/-](\d{2})\b/.exec(head) ?? [];
  if (to !== '' && Number(to) === Number(from) + 1) return Number(to);
  const steps = /\bn ?(?:([+-]) ?(\d))?(?![\w°])/.exec(head);
  return steps ? Number(`${steps[1] ?? ''}${steps[2] ?? 0}`) : null;
}

export const SAYS_YEAR = /\b20\d{2}\b|\bn ?[+-] ?\d|\bn\b/;

export type Head = { isBudget: boolean; isVoted: boolean; year: number };
/** What is to be voted comes last, whatever its year. */
const LAST_YEAR = 1_000;

export function headIn(text: string): Head | null {
  const isVoted = !/\bvoter\b/.test(text);
  const isBudget = BUDGET.test(text) && !/realis|a approuver/.test(text);
  const year = yearIn(text) ?? (isBudget && !isVoted ? LAST_YEAR : null);
  return year === null || (!isBudget && !SPENT.test(text)) ? null : { isBudget, isVoted, year };
}

/** What each column is, from the heads alone: two years that were spent, and the budgets counted from the later one. */
export function yearNames(heads: readonly (Head | null)[]): (YearName | null)[] {
  const spent = heads.flatMap((head) => (head && !head.isBudget ? [head.year] : []));
  const closed = Math.max(...spent);
  return heads.map((head) => {
    if (!head || new Set(spent).size !== 2) return null;
    if (!head.isBudget)
      return head.year === closed ? 'charges_courantes' : 'charges_courantes_precedentes';
    if (head.year === closed) return 'budget_clos';
    return head.isVoted && head.year === closed + 1 ? 'budget_en_cours' : 'budget_a_voter';
  });
}

export type ManagementAccount = {
  lines: readonly SheetLine[];
  /** By key, where the sums of a sum are named: what was really spent. */
  by_key: readonly { label: string; figure: Figure }[];
};
