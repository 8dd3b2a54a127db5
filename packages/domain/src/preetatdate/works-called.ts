// Works called of the lot in a past year. Calls for works often come apart from the usual ones, and those of
// the dossier may not be all: something else must say so.
import { lotNumber } from '../control/lot-match.ts';
import { accountsIn } from './account.ts';
import type { Year } from './accounting-years.ts';
import { figureIn } from './books.ts';
import type { Called } from './called-in-year.ts';
import { type Found, missing, type Outcome, proven, toCheck } from './outcome.ts';
import { coversAll } from './shares.ts';
import type { SourcePapers } from './source-papers.ts';

export function worksCalled(
  sources: SourcePapers,
  called: Called | null,
  year: Year,
  date: string,
): Outcome {
  if (!called) return missing('Il faut tous les appels de l’exercice.');
  const found: Found = {
    value: called.travaux,
    as_of: year.to,
    evidence: called.evidence('travaux'),
    proof: called.proof,
  };
  const isAll =
    (called.travaux === 0 && hadNoWorks(sources, year)) || isListed(sources, called, year, date);
  return isAll
    ? proven(found, 'La somme des appels de l’exercice.')
    : toCheck(
        'La somme des appels du dossier ; un appel de travaux à part n’y est peut-être pas.',
        found,
      );
}

/** The building spent nothing on works that year. */
function hadNoWorks({ books: all }: SourcePapers, year: Year): boolean {
  const books = all.find(({ closed_on }) => closed_on === year.to);
  return (books && figureIn(books, 'charges_travaux'))?.value === 0;
}

/** An account of the whole year asks for nothing but those calls, whole or part by part. */
const isListed = (
  { papers, dossier }: SourcePapers,
  { amounts }: Called,
  year: Year,
  date: string,
): boolean =>
  accountsIn(papers, date).some(({ paper, from, as_of, entries, standing }) => {
    const asked = entries.filter(({ on, cents }) => cents > 0 && year.from <= on && on <= year.to);
    return (
      standing === 'PROVEN' &&
      coversAll(paper, dossier.lots.map(lotNumber)) &&
      from !== null &&
      from <= year.from &&
      year.to <= as_of &&
      asked.length > 0 &&
      asked.every(({ cents }) => amounts.includes(cents))
    );
  });
