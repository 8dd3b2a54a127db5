// Minutes whose questions have no numbers that can be followed: each answer closes a question, and what stands
// between two answers is one, called by its first line. No list is extracted of them: only what each decides by itself.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { isAside, type Place } from '../sheet/resolution-head.ts';
import { flatAnswers, isAdopted, isVotedAgain } from './votes.ts';

/** Fewer answers are sentences of a letter. */
const MIN_ANSWERS = 3;
/** In lines: a longer one holds something else. */
const MOST_LINES = 25;
/** In signs. */
const TITLE_LENGTH = 90;
/** « • Budget », « B) Budget », « – Budget », « [4] Budget », « 2026-04 Budget ». */
const SIGN =
  /^(?:[•▪►>*–—-]|\p{Lu}\s?[).:–-]|Article \d{1,2}\s?[:.–-]|[[(]?\d[\d./-]{0,7}[\])]?\s?[.):°–-]?(?=\s))\s*/u;
const COUNT = /\bpour\s*:?\s*\d/g;

export type Answered = { lines: readonly Place[]; subject: string; adopted: boolean | null };

const printed = ({ line }: Place): string => line.cells.map(({ text }) => text).join('\t');
const answerOf = (lines: readonly Place[]): boolean | null =>
  isAdopted(flatAnswers(lines.map(printed).join('\n')));

/** A capital, no full stop, no votes. */
function titleOf(place: Place | undefined): string | null {
  const { text } = cellOf(place?.line.cells.flatMap(({ words }) => words) ?? []);
  const title = text.replace(SIGN, '');
  const isTitle =
    /^\p{Lu}.*[^.;,]$/u.test(title) && title.length < TITLE_LENGTH && !isAside(fold(title));
  return isTitle ? title : null;
}

/** Another title after a full stop, or votes that were counted twice: two questions, of which one answer was not read. */
function holdsTwo(lines: readonly Place[]): boolean {
  const text = flatAnswers(lines.map(printed).join('\n'));
  const counts = text.match(COUNT)?.length ?? 0;
  const isNext = (place: Place, at: number) =>
    at > 1 && /[.!]\s*$/.test(printed(lines[at - 1] ?? place)) && titleOf(place) !== null;
  return (counts > 1 && !isVotedAgain(text)) || lines.slice(0, -1).some(isNext);
}

export function questionsByAnswers(places: readonly Place[]): Answered[] {
  const closing = places.flatMap((place, at) => (answerOf([place]) === null ? [] : [at]));
  if (closing.length < MIN_ANSWERS) return [];
  // Over the first answer stands the head of the paper too.
  return closing.slice(1).flatMap((end, index): Answered[] => {
    const lines = places.slice((closing[index] ?? 0) + 1, end + 1);
    const subject = titleOf(lines[0]);
    return subject !== null && lines.length > 1 && lines.length <= MOST_LINES && !holdsTwo(lines)
      ? [{ lines, subject, adopted: answerOf(lines) }]
      : [];
  });
}
