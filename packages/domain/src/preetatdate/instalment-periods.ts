// How long calls last that do not tell their period. Days alone prove nothing, calls may be missing between
// them: a year of them must make what a year is known to cost, or the account must post them at that rhythm.
import { addDays, addMonths } from '../documents/calendar.ts';
import { isAskedLabel } from './account-labels.ts';
import { shortestGap } from './account-rhythm.ts';
import { accountsIn } from './account.ts';
import { type Instalment, isRegular } from './instalments.ts';
import type { Outcome } from './outcome.ts';
import { centsOn } from './paper-figures.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper } from './source-papers.ts';

type Known = {
  papers: readonly SourcePaper[];
  budget: Outcome;
  shares: Shares;
  date: string;
};

export function withPeriods(instalments: readonly Instalment[], known: Known): Instalment[] {
  const regular = instalments.filter(isRegular);
  const days = regular.map(({ due_on }) => due_on);
  const gaps = days.slice(1).map((day, index) => wholeMonths(days[index] ?? day, day));
  const months = Math.min(...gaps.flatMap((gap) => gap ?? []));
  const isSteady = gaps.length > 0 && gaps.every((gap) => gap !== null && gap % months === 0);
  if (!isSteady || 12 % months !== 0 || !isBorneOut(regular, months, known))
    return [...instalments];
  return instalments.map((one) =>
    one.to === null && isRegular(one)
      ? { ...one, to: addDays(addMonths(one.from, months), -1) }
      : one,
  );
}

/** Null unless the second day is that many months after the first, to the day. */
function wholeMonths(from: string, to: string): number | null {
  const [a, b] = [from, to].map((day) => day.split('-').map(Number));
  const months = ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * 12 + (b?.[1] ?? 0) - (a?.[1] ?? 0);
  return months > 0 && a?.[2] === b?.[2] ? months : null;
}

const TOLERANCE = 0.05;

function isBorneOut(
  regular: readonly Instalment[],
  months: number,
  { papers, budget, shares, date }: Known,
): boolean {
  const posted = accountsIn(papers, date).flatMap(({ entries }) => {
    const asked = entries.filter(({ cents, label }) => cents > 0 && isAskedLabel(label));
    return shortestGap(asked.map(({ on }) => on).toSorted()) ?? [];
  });
  if (posted.length > 0 && Math.min(...posted) === months) return true;
  const settled = papers
    .filter(({ sub_kind }) => sub_kind === 'DECOMPTE')
    .flatMap((paper) => centsOn(paper, 'provisions') ?? []);
  const [whole, part, of] = [budget.value, shares.tantiemes.value, shares.base.value];
  const isShared =
    typeof whole === 'number' && typeof part === 'number' && typeof of === 'number' && of > 0;
  const yearly = isShared ? [(whole * part) / of, ...settled] : settled;
  const usual = regular.findLast(({ parts }) => parts !== null)?.parts?.courantes ?? 0;
  const called = (usual * 12) / months;
  return yearly.some((one) => Math.abs(one - called) <= one * TOLERANCE);
}
