// Works outside the budget in a year that is over: what the lot's settlement says of them, or the accounts that show none.
import type { FactName } from '../reading/facts.data.ts';
import type { Year } from './accounting-years.ts';
import { agreedBy } from './agreement.ts';
import { figureIn } from './books.ts';
import type { Outcomes } from './field-outcomes.ts';
import { contradictory, evidenceAt, type Found, missing, type Outcome, read } from './outcome.ts';
import { centsOn, dayOn, numberOn } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

export function worksOf(
  name: 'N1' | 'N2',
  sources: SourcePapers,
  year: Year,
  called: Outcome,
): Outcomes {
  return {
    [`${name}-HORS-BUDGET-APPELE`]: calledOf(sources, year, called),
    [`${name}-HORS-BUDGET-REEL`]: realOf(sources, year),
  };
}

const DISAGREE = 'Les décomptes du même exercice ne disent pas la même chose des travaux.';

function settled({ papers }: SourcePapers, { to }: Year, name: FactName): Outcome {
  const found = papers
    .filter((paper) => paper.sub_kind === 'DECOMPTE' && dayOn(paper, 'exercice_to') === to)
    .flatMap((paper): Found<number>[] => {
      const told = numberOn(paper, name);
      return told && !isOfCharges(paper, told.value)
        ? [{ value: told.value, as_of: to, evidence: [evidenceAt(paper, told.fact, to)] }]
        : [];
    });
  return agreedBy(found, DISAGREE);
}

/** To the cent what the charges of the year cost or asked for: works were not told apart from them. */
const isOfCharges = (paper: SourcePaper, cents: number): boolean =>
  cents !== 0 &&
  (['charges_reelles', 'provisions'] as const).some((name) => centsOn(paper, name) === cents);

function calledOf(sources: SourcePapers, year: Year, byCalls: Outcome): Outcome {
  const told = settled(sources, year, 'travaux_appeles_lot');
  if (told.value === null) return byCalls;
  if (byCalls.value === null || byCalls.value === told.value)
    return byCalls.value === null ? told : { ...told, state: 'PROVEN' };
  const asFound = ({ value, as_of, evidence }: Outcome): Found[] =>
    value === null ? [] : [{ value, as_of, evidence }];
  return contradictory('Le décompte et les appels ne donnent pas les mêmes travaux.', [
    ...asFound(told),
    ...asFound(byCalls),
  ]);
}

/** What cost the syndicat nothing cost no lot anything. */
function realOf(sources: SourcePapers, year: Year): Outcome {
  const told = settled(sources, year, 'travaux_reels');
  const books = sources.books.find(({ closed_on }) => closed_on === year.to);
  const spent = books ? figureIn(books, 'charges_travaux') : null;
  if (told.value === null && told.candidates.length === 0)
    return spent?.value === 0
      ? read({ ...spent, value: 0 }, 'L’annexe 2 ne porte aucune dépense de travaux.')
      : missing();
  return told.value !== null && told.value === spent?.value ? { ...told, state: 'PROVEN' } : told;
}
