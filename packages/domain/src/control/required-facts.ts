// Papers that are whole when what is looked for in them was found.
import { FACTS, type FactName } from '../reading/facts.data.ts';
import { describedPaper } from './described.ts';
import { evidenceOf, passed, readingsOf, type Rule, seenOf, undecided } from './examined.ts';

export const requiring =
  (...names: readonly FactName[]): Rule =>
  ({ papers }) => {
    for (const paper of papers.filter(({ is_part }) => !is_part)) {
      const missing = names.find((name) => readingsOf([paper], name).length === 0);
      if (missing !== undefined)
        return undecided(
          `«\u00a0${FACTS[missing].label}\u00a0» est introuvable : ${describedPaper(paper, 'COMPLETE')}.`,
          evidenceOf([paper]),
        );
    }
    return passed(
      'Toutes les informations attendues y sont.',
      seenOf(readingsOf(papers, ...names)),
    );
  };
