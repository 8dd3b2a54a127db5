// Papers that are whole when what is looked for in them was found.
import { FACTS, type FactName } from '../reading/facts.data.ts';
import { describedPaper } from './described.ts';
import { evidenceOf, passed, readingsOf, type Rule, seenOf, undecided } from './examined.ts';

/** Any of several facts of one part of a paper tells that this part is there. */
type Wanted = FactName | readonly [FactName, ...FactName[]];

const namesOf = (wanted: Wanted): readonly [FactName, ...FactName[]] =>
  typeof wanted === 'string' ? [wanted] : wanted;

export const requiring =
  (...all: readonly Wanted[]): Rule =>
  ({ papers }) => {
    const parts = all.map(namesOf);
    for (const paper of papers.filter(({ is_part }) => !is_part)) {
      const [missing] = parts.find((names) => readingsOf([paper], ...names).length === 0) ?? [];
      if (missing !== undefined)
        return undecided(
          `«\u00a0${FACTS[missing].label}\u00a0» est introuvable\u00a0: ${describedPaper(paper, 'COMPLETE')}.`,
          evidenceOf([paper]),
        );
    }
    return passed(
      'Toutes les informations attendues y sont.',
      seenOf(readingsOf(papers, ...parts.flat())),
    );
  };
