// The rules of a building, and the acts that changed them: one that is cited must be there.
import { frenchDay } from '../documents/calendar.ts';
import {
  evidenceOf,
  failedFor,
  isDay,
  onlyDay,
  passed,
  readingsOf,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';

export const rulesComplete: Rule = ({ papers }) => {
  const seen = evidenceOf(papers);
  if (papers.every(({ sub_kind }) => sub_kind === 'MODIFICATIF'))
    return failedFor(
      'le règlement de copropriété',
      'INCOMPLETE',
      'Seul un modificatif a été reconnu.',
      'le règlement de copropriété, avec ses modificatifs',
      seen,
    );
  if (!papers.some(({ sub_kind }) => sub_kind === 'RCP'))
    return undecided('Le règlement lui-même n’a pas été reconnu.', seen);
  const there = papers.map((paper) => onlyDay(paper, 'deed_on')?.value);
  const cited = readingsOf(papers, 'modifies');
  const absent = cited.flatMap(textsIn).find((day) => isDay(day) && !there.includes(day));
  if (absent === undefined) return passed('Le règlement est là.', seen);
  return there.includes(undefined)
    ? undecided(`L’acte du ${frenchDay(absent)}, cité, n’a pas été retrouvé.`, seenOf(cited))
    : failedFor(
        `l’acte du ${frenchDay(absent)}`,
        'INCOMPLETE',
        `L’acte du ${frenchDay(absent)} est cité et manque.`,
        `l’acte du ${frenchDay(absent)}, en plus de ceux déjà déposés`,
        seenOf(cited),
      );
};
