// The budget of each year: what meetings voted, the last word first, and what the annexes repeat of it.
import { addDays, frenchDay } from '../documents/calendar.ts';
import { type Year, yearEnding } from './accounting-years.ts';
import { figureIn } from './books.ts';
import {
  contradictory,
  evidenceAt,
  type Found,
  missing,
  type Outcome,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, numberOn } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

type Vote = { on: string; year: Year; found: Found<number> };

function votesIn(papers: readonly SourcePaper[], date: string): Vote[] {
  return papers
    .filter(({ type }) => type === 'PV_AG')
    .flatMap((paper): Vote[] => {
      const stated = numberOn(paper, 'budget');
      const [on, to, from] = [
        dayOn(paper, 'meeting_on'),
        dayOn(paper, 'budget_to'),
        dayOn(paper, 'budget_from'),
      ];
      if (!stated || on === null || to === null || on > date || stated.value <= 0) return [];
      const year = yearEnding(to);
      if (from !== null && from !== year.from) return [];
      const evidence = [evidenceAt(paper, stated.fact, on)];
      return [{ on, year, found: { value: stated.value, as_of: on, evidence } }];
    })
    .toSorted((a, b) => b.on.localeCompare(a.on));
}

export function budgetOf(
  { papers, books: all }: Pick<SourcePapers, 'papers' | 'books'>,
  year: Year | null,
  date: string,
): Outcome {
  if (year === null) return missing('L’exercice en cours n’est pas connu.');
  const [vote, ...former] = votesIn(papers, date).filter((one) => one.year.to === year.to);
  const repeated = all.flatMap((books): Found<number>[] => {
    if (addDays(books.closed_on, 1) === year.from)
      return [figureIn(books, 'budget_en_cours')].flatMap((one) => one ?? []);
    return books.closed_on === year.to
      ? [figureIn(books, 'budget_clos')].flatMap((one) => one ?? [])
      : [];
  });
  const stated = vote ? [vote.found, ...repeated] : repeated;
  const [first] = stated;
  if (!first) return missing();
  const isSuperseded = ({ value }: Found): boolean =>
    former.some(({ found }) => found.value === value);
  const others = stated.filter((one) => one.value !== first.value && !(vote && isSuperseded(one)));
  if (others.length > 0)
    return contradictory('Les documents donnent des budgets différents.', [first, ...others]);
  const same = stated.filter(({ value }) => value === first.value);
  if (same.length === 1 && isOutOfOrder(first.value, papers))
    return toCheck('Ce budget est sans rapport avec les charges de l’immeuble.', first);
  const isChanged = vote !== undefined && former.some(({ found }) => found.value !== first.value);
  if (isChanged && same.length === 1)
    return toCheck(
      'Deux assemblées ont voté des budgets différents pour cet exercice.',
      first,
      ...former.map(({ found }) => found),
    );
  const note =
    vote && former.some(({ found }) => found.value !== vote.found.value)
      ? `Budget modifié par l’assemblée du ${frenchDay(vote.on)}.`
      : null;
  return supported(
    same.length > 1,
    { ...first, evidence: same.flatMap(({ evidence }) => evidence) },
    note,
  );
}

/** Charges of a building hardly double from one year to the next; one paper that tells other charges may be misread. */
const WIDEST_RATIO = 2;

function isOutOfOrder(budget: number, papers: readonly SourcePaper[]): boolean {
  const spent = papers.flatMap((paper) => numberOn(paper, 'charges_courantes')?.value ?? []);
  const told = spent.filter((one) => one > 0);
  return (
    told.length > 0 &&
    told.every((one) => budget > one * WIDEST_RATIO || one > budget * WIDEST_RATIO)
  );
}
