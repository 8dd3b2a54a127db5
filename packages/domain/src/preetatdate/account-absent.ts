// Without a statement of account: a call that has just come tells what was owed before it.
import { addDays, daysBetween } from '../documents/calendar.ts';
import { FRESH_DAYS } from './account-choice.ts';
import { WRITTEN_WITHIN_DAYS } from './account.ts';
import { type Instalment, isRegular } from './instalments.ts';
import { dayOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';

/** The call that speaks of the day, where there is one; it showed no debt. */
export function callWithoutDebt(
  instalments: readonly Instalment[],
  papers: readonly SourcePaper[],
  date: string,
): Instalment | null {
  const regular = instalments.filter(isRegular);
  const next = regular.at(-1);
  if (!next || next.calls.some(({ before }) => before !== 0)) return null;
  const written = addDays(next.due_on, -WRITTEN_WITHIN_DAYS);
  if (settledSince(papers, written, date)) return null;
  if (next.due_on <= date) return daysBetween(next.due_on, date) <= FRESH_DAYS ? next : null;
  // Calls sent in advance for the whole year do not know which of them were paid.
  const isNext = regular.filter(({ due_on }) => due_on > date).length === 1 && written <= date;
  const isAlone = !instalments.some(({ due_on }) => due_on >= written && due_on < next.due_on);
  return isNext && isAlone ? next : null;
}

/** A year may have been settled since: its accounts approved, or a settlement nobody knows the day of. */
function settledSince(papers: readonly SourcePaper[], since: string, date: string): boolean {
  const approved = papers
    .filter(({ type }) => type === 'PV_AG')
    .flatMap((paper) => {
      const [on, to] = [dayOn(paper, 'meeting_on'), dayOn(paper, 'approved_to')];
      return on === null || on > date ? [] : [{ on, to }];
    });
  const isSettled = (to: string): boolean =>
    approved.some((one) => one.on < since && one.to !== null && one.to >= to);
  const settled = papers
    .filter(({ sub_kind }) => sub_kind === 'DECOMPTE')
    .flatMap((paper) => dayOn(paper, 'exercice_to') ?? []);
  return approved.some(({ on }) => on >= since) || settled.some((to) => !isSettled(to));
}
