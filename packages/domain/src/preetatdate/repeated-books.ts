// An annexe prints the year before beside its own: read in that column, it adds up and tells the wrong year.
import { BALANCE_LINES, type Books, figureIn } from './books.ts';
import type { Outcomes } from './field-outcomes.ts';
import { type Outcome, toCheck } from './outcome.ts';

/** So many figures are not the same two years running. */
const FEWEST = 3;

/** Every figure is that of an earlier closing. */
export const isRepeated = (books: Books, all: readonly Books[]): boolean =>
  all
    .filter(({ closed_on }) => closed_on < books.closed_on)
    .some((earlier) => {
      const shared = BALANCE_LINES.flatMap((name) => {
        const [own, other] = [figureIn(books, name)?.value, figureIn(earlier, name)?.value];
        return own && other ? [own === other] : [];
      });
      return shared.length >= FEWEST && shared.every(Boolean);
    });

const REPEATED =
  'L’annexe 1 porte les montants de l’exercice précédent\u00a0: une autre colonne a peut-être été lue.';

export const doubted = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([reference, outcome]) => [reference, candidateOf(outcome)]),
  );

function candidateOf(outcome: Outcome): Outcome {
  const { value, as_of, evidence, estimate } = outcome;
  return value === null ? outcome : toCheck(REPEATED, { value, as_of, evidence, estimate });
}
