// Papers that are whole when what is looked for in them was found.
import type { FactName } from '../reading/facts.data.ts';
import { passed, readingsOf, type Rule, seenOf } from './examined.ts';
import { notRead } from './unread.ts';

/** Any of several facts of one part of a paper tells that this part is there. */
type Wanted = FactName | readonly [FactName, ...FactName[]];

const namesOf = (wanted: Wanted): readonly [FactName, ...FactName[]] =>
  typeof wanted === 'string' ? [wanted] : wanted;

export const requiring =
  (...all: readonly Wanted[]): Rule =>
  ({ papers }) => {
    const parts = all.map(namesOf);
    const [first, ...others] = papers
      .filter(({ is_part }) => !is_part)
      .map((paper) => ({
        paper,
        names: parts.flatMap((names) =>
          readingsOf([paper], ...names).length === 0 ? [names[0]] : [],
        ),
      }))
      .filter(({ names }) => names.length > 0);
    if (first) return notRead(first, ...others);
    return passed(
      'Toutes les informations attendues y sont.',
      seenOf(readingsOf(papers, ...parts.flat())),
    );
  };
