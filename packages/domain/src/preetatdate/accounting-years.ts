// The accounting years of the syndicat: which one is running, which were closed and approved by a meeting.
import { addDays, addMonths, frenchDay } from '../documents/calendar.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { Story } from './field-outcomes.ts';
import {
  evidenceOn,
  type Found,
  missing,
  type Outcome,
  proven,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, textsOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Evidence } from './statement.ts';

export type Year = { from: string; to: string };
export const periodOf = ({ from, to }: Year): string => `${from}/${to}`;
export const yearEnding = (to: string): Year => ({
  from: addMonths(addDays(to, 1), -12),
  to,
});
export const isWithin = (day: string, { from, to }: Year): boolean => from <= day && day <= to;

export type Years = {
  current: Year | null;
  /** The last closed and approved, and the one before. Null where nobody can be sure. */
  last: Year | null;
  before: Year | null;
  /** A year has ended and its accounts are still to be approved. */
  is_waiting: boolean;
  story: Story;
};

/** What says on which day years end. */
const ENDS: readonly FactName[] = ['approved_to', 'budget_to', 'exercice_to', 'closed_on'];

export function accountingYears(papers: readonly SourcePaper[], date: string): Years {
  const ending = endingDay(papers);
  if (ending === null) {
    const unknown = missing(
      'Nous n’avons lu dans aucun document quand commence l’exercice comptable.',
    );
    return {
      current: null,
      last: null,
      before: null,
      is_waiting: false,
      story: storyOf(unknown, unknown, unknown, []),
    };
  }
  const current = yearAround(date, ending.day);
  const ended = yearEnding(addDays(current.from, -1));
  const running = supported(ending.count > 1, {
    value: periodOf(current),
    as_of: null,
    evidence: ending.evidence,
  });
  const { last, outcome, is_waiting, alert } = lastApproved(papers, date, ended);
  const before = last && yearEnding(addDays(last.from, -1));
  const previous = before
    ? supported(
        outcome.state === 'PROVEN',
        { value: periodOf(before), as_of: null, evidence: outcome.evidence },
        'L’exercice qui précède N-1.',
      )
    : missing();
  return {
    current,
    last,
    before,
    is_waiting,
    story: storyOf(running, outcome, previous, alert === null ? [] : [alert]),
  };
}

const storyOf = (
  current: Outcome,
  last: Outcome,
  before: Outcome,
  alerts: readonly string[],
): Story => ({
  outcomes: { EXERCICE: current, 'N1-EXERCICE': last, 'N2-EXERCICE': before },
  checks: [],
  alerts,
});

/** « 12-31 »: what nearly all papers say; null where they do not agree. */
function endingDay(
  papers: readonly SourcePaper[],
): { day: string; count: number; evidence: readonly Evidence[] } | null {
  const stated = papers
    .filter(({ is_part }) => !is_part)
    .flatMap((paper) =>
      ENDS.flatMap((name) => {
        const day = dayOn(paper, name);
        return day && isLastOfMonth(day)
          ? [{ paper, name, day: day.slice(5).replace('02-29', '02-28') }]
          : [];
      }),
    );
  const counts = [...Map.groupBy(stated, ({ day }) => day)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  const [first, second] = counts;
  if (!first || (second && first[1].length < 3 * second[1].length)) return null;
  const evidence = first[1]
    .slice(0, 3)
    .flatMap(({ paper, name }) => evidenceOn(paper, [name], null));
  return { day: first[0], count: first[1].length, evidence };
}

const isLastOfMonth = (day: string): boolean =>
  /-(?:(?:0[13578]|1[02])-31|(?:0[469]|11)-30|02-2[89])$/.test(day);

function yearAround(date: string, ending: string): Year {
  const lastOf = (year: number): string =>
    addDays(addMonths(`${year}-${ending.slice(0, 2)}-01`, 1), -1);
  const to = lastOf(Number(date.slice(0, 4)));
  return yearEnding(to >= date ? to : lastOf(Number(date.slice(0, 4)) + 1));
}

type Approved = { last: Year | null; outcome: Outcome; is_waiting: boolean; alert: string | null };

/** Accounts are sent three weeks before the meeting (décret de 1967, article 9): none approves them sooner. */
const UNAPPROVED_MONTHS = 1;

function lastApproved(papers: readonly SourcePaper[], date: string, ended: Year): Approved {
  const approvals = approvalsIn(papers, date);
  const [newest] = approvals;
  const proposed = convened(papers, ended.to);
  const isToCome = proposed.some((paper) => (dayOn(paper, 'meeting_on') ?? '') > date);
  const refused = heldSince(papers, ended.to, date).some(rejects);
  const minutes = papers.filter(({ type }) => type === 'PV_AG');
  if (!newest) {
    const settled = papers
      .filter(({ sub_kind }) => sub_kind === 'DECOMPTE')
      .flatMap((paper): Found[] => {
        const to = dayOn(paper, 'exercice_to');
        return to === null
          ? []
          : [
              {
                value: periodOf(yearEnding(to)),
                as_of: to,
                evidence: evidenceOn(paper, ['exercice_to'], to),
              },
            ];
      });
    return {
      last: null,
      outcome: toCheck(
        minutes.length > 0
          ? 'Nous n’avons pas su lire quels comptes les procès-verbaux approuvent.'
          : 'Aucun procès-verbal ne dit quels comptes ont été approuvés.',
        ...settled,
      ),
      is_waiting: false,
      alert:
        minutes.length > 0
          ? null
          : 'Aucun procès-verbal ne dit quel est le dernier exercice approuvé.',
    };
  }
  const { year } = newest;
  const same = approvals.filter((one) => one.year.to === year.to);
  const found: Found = {
    value: periodOf(year),
    as_of: newest.on,
    evidence: same.flatMap(({ evidence }) => evidence),
  };
  if (year.to >= ended.to) {
    const isSupported =
      same.length > 1 ||
      approvals.some((one) => one.year.to === addDays(year.from, -1)) ||
      papers.some(
        (paper) =>
          !paper.is_part &&
          paper.type !== 'PV_AG' &&
          ENDS.some((name) => dayOn(paper, name) === year.to),
      );
    return { last: year, outcome: supported(isSupported, found), is_waiting: false, alert: null };
  }
  const alert = `Les comptes de l’exercice clos le ${frenchDay(ended.to)} ne sont pas approuvés au ${frenchDay(date)}\u00a0: N-1 est l’exercice clos le ${frenchDay(year.to)}.`;
  const isEarly = date <= addMonths(ended.to, UNAPPROVED_MONTHS);
  const isNext = year.to === addDays(ended.from, -1);
  const isDoubted =
    isSettled(papers, ended) || undecided(papers, ended.to, date).some(mayApprove(year));
  if (isNext && (isToCome || ((refused || isEarly) && !isDoubted)))
    return {
      last: year,
      outcome: isToCome || refused ? proven(found, alert) : read(found, alert),
      is_waiting: true,
      alert,
    };
  // Minutes that were not understood may approve it: the buyer is warned of nothing that we merely did not read.
  const isUnread = undecided(papers, ended.to, date).length > 0;
  return {
    last: null,
    outcome: toCheck(
      isUnread
        ? `Nous n’avons pas su lire si un procès-verbal du dossier approuve l’exercice clos le ${frenchDay(ended.to)}.`
        : `Le dernier procès-verbal approuve l’exercice clos le ${frenchDay(year.to)}\u00a0; celui de l’exercice clos le ${frenchDay(ended.to)} manque peut-être.`,
      found,
    ),
    is_waiting: false,
    alert: isUnread
      ? null
      : `Aucun document ne dit si les comptes clos le ${frenchDay(ended.to)} ont été approuvés.`,
  };
}

/** Minutes of meetings held after the closing, by the day. */
const heldSince = (papers: readonly SourcePaper[], closing: string, date: string): SourcePaper[] =>
  papers.filter((paper) => {
    const on = paper.type === 'PV_AG' ? dayOn(paper, 'meeting_on') : null;
    return on !== null && closing < on && on <= date;
  });

/** Minutes since then, or of a day nobody read, that were not read to refuse the accounts. */
const undecided = (papers: readonly SourcePaper[], closing: string, date: string): SourcePaper[] =>
  [
    ...heldSince(papers, closing, date),
    ...papers.filter((paper) => paper.type === 'PV_AG' && dayOn(paper, 'meeting_on') === null),
  ].filter((paper) => !rejects(paper));

const mayApprove =
  (known: Year) =>
  (paper: SourcePaper): boolean =>
    (dayOn(paper, 'approved_to') ?? '9999') > known.to;

/** The year was settled with the owner: a meeting approved it, most often. */
const isSettled = (papers: readonly SourcePaper[], { to }: Year): boolean =>
  papers.some((paper) => paper.sub_kind === 'DECOMPTE' && dayOn(paper, 'exercice_to') === to);

type Approval = { year: Year; on: string; evidence: readonly Evidence[] };

/** By minutes of a meeting held by then, or by the syndic's summary sheet; the newest year first. */
function approvalsIn(papers: readonly SourcePaper[], date: string): Approval[] {
  return papers
    .flatMap((paper): Approval[] => {
      const byMinutes = paper.type === 'PV_AG';
      if (!byMinutes && paper.type !== 'FICHE_SYN') return [];
      const [on, to, from] = byMinutes
        ? [dayOn(paper, 'meeting_on'), dayOn(paper, 'approved_to'), dayOn(paper, 'approved_from')]
        : [dayOn(paper, 'approved_on'), dayOn(paper, 'exercice_to'), dayOn(paper, 'exercice_from')];
      if (on === null || to === null || on > date || to >= on || (byMinutes && rejects(paper)))
        return [];
      const year = yearEnding(to);
      if (from !== null && from !== year.from) return [];
      return [
        {
          year,
          on,
          evidence: evidenceOn(
            paper,
            byMinutes ? ['approved_to'] : ['approved_on', 'exercice_to'],
            on,
          ),
        },
      ];
    })
    .toSorted((a, b) => b.year.to.localeCompare(a.year.to));
}

const convened = (papers: readonly SourcePaper[], closing: string): SourcePaper[] =>
  papers.filter(
    (paper) =>
      paper.type === 'CV_AG' && paper.sub_kind === null && dayOn(paper, 'approved_to') === closing,
  );

/** The meeting said no to the accounts. */
function rejects(paper: SourcePaper): boolean {
  const rejected = textsOn(paper, 'resolutions_rejected');
  return textsOn(paper, 'resolutions')
    .filter((title) => /approbation\s+(?:des|du)\s+comptes?/i.test(title))
    .some((title) => rejected.includes(String(Number.parseInt(title, 10))));
}
