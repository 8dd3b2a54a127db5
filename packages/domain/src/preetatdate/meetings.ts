// The minutes of the dossier, the newest first, and whether their order is sure.
import { addMonths } from '../documents/calendar.ts';
import { dayOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';

export type Meetings = {
  /** Held by the day. */
  minutes: readonly SourcePaper[];
  /** False where the day of one was not read, or was read wrong: it may be the newest. */
  is_ordered: boolean;
};

/** Accounts are approved within six months; some meetings are late. */
const LATEST_MONTHS = 13;

export function meetingsIn(papers: readonly SourcePaper[], date: string): Meetings {
  const all = papers.filter(({ type }) => type === 'PV_AG');
  const minutes = all
    .filter((paper) => (dayOn(paper, 'meeting_on') ?? '9999') <= date)
    .toSorted((a, b) => (dayOn(b, 'meeting_on') ?? '').localeCompare(dayOn(a, 'meeting_on') ?? ''));
  const approved = all.flatMap((paper) => dayOn(paper, 'approved_to') ?? []);
  return {
    minutes,
    is_ordered:
      all.every((paper) => dayOn(paper, 'meeting_on') !== null && isDatedWell(paper)) &&
      new Set(approved).size === approved.length,
  };
}

/** A meeting follows the year whose accounts it approves. */
export function isDatedWell(paper: SourcePaper): boolean {
  const [on, to] = [dayOn(paper, 'meeting_on'), dayOn(paper, 'approved_to')];
  return on === null || to === null || (to < on && on <= addMonths(to, LATEST_MONTHS));
}
