// What is left after the last question that was read has to be empty of questions, or the list is cut short: a
// number that goes on, a second answer, or another list of questions that were answered.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { type Head, isAligned, type Place, type Run } from '../sheet/resolution-head.ts';
import { flatAnswers, isAdopted, isVotedAgain } from './votes.ts';

const NUMBERED =
  /^(?:(?:projet de )?(?:resolution|question|point|decision|deliberation)\s*)?(?:n° ?)?(?<number>\d{1,2})(?:[.-]\d{1,2})?(?![\d,])\s?[.):°/-]*\s*(?=\p{L})/u;
/** « 12 RUE DES LILAS », « 14 VOIX », « 3 MAI »: figures of something else. */
const OF_ELSE =
  /^(?:rue|av|avenue|boulevard|bd|place|allee|chemin|route|quai|impasse|square|cours|voix|tantiemes|milliemes|coproprietaires?|lots?|euros?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/;
/** In numbers: as many may have been lost in a row. */
const FURTHER = 3;

/** In the text of the last question, the number of one more where titles start. */
function hasNext(heads: readonly Head[], end: Head, own: readonly Place[]): boolean {
  return own.some((place) => {
    if (place.line === end.line) return false;
    const { text } = cellOf(place.line.cells.flatMap(({ words }) => words));
    const match = NUMBERED.exec(fold(text));
    const rest = text.slice(match?.[0].length);
    const number = Number(match?.groups?.['number']);
    return (
      number > end.number &&
      number <= end.number + FURTHER &&
      /^\p{Lu}/u.test(rest) &&
      !OF_ELSE.test(fold(rest)) &&
      isAligned(heads, { ...end, ...place })
    );
  });
}

const textOf = (own: readonly Place[]): string =>
  flatAnswers(own.map(({ line }) => line.cells.map(({ text }) => text).join('\t')).join('\n'));

const ANSWER =
  /\b(?:resolution|decision|proposition|question|point)\b[^.;:]{0,30}?\b(?:adopte|rejete|refuse|approuve|accepte)e?\b/;
/** In lines: « rejetée, puis adoptée » is one answer that says both. */
const answersIn = (own: readonly Place[]): number =>
  own.filter((place) => ANSWER.test(textOf([place]))).length;

/** « Résolution adoptée. » twice under the last title, once under each other, and no second vote: a title was lost. */
function isAnsweredTwice(last: readonly Place[], others: readonly (readonly Place[])[]): boolean {
  return (
    answersIn(last) > 1 && !isVotedAgain(textOf(last)) && others.every((one) => answersIn(one) < 2)
  );
}

type Texts = ReadonlyMap<string, readonly Place[]>;

/** Before the first question or after the last, another list has answers of its own: numbers start again in each part of the paper. */
function isAskedElsewhere({ heads }: Run, run: Run, texts: Texts | undefined): boolean {
  const [first, last] = [heads[0]?.at ?? 0, heads.at(-1)?.at ?? 0];
  const isApart = (run.heads.at(-1)?.at ?? 0) < first || (run.heads[0]?.at ?? 0) > last;
  // After its last item anything may stand.
  const own = [...(texts?.values() ?? [])].slice(0, -1);
  return isApart && own.some((lines) => isAdopted(textOf(lines)) !== null);
}

/** In the parts « I – COMPTES », « II – BUDGET » of a paper, lists that are answered item by item: those are the questions. */
export function holdsLists(
  main: Run,
  others: readonly Run[],
  texts: ReadonlyMap<Run, Texts>,
): boolean {
  const [from, to] = [main.heads[0]?.at ?? 0, main.heads.at(-1)?.at ?? 0];
  const answered = others.filter((run) => {
    const [at, own] = [run.heads[0]?.at ?? 0, [...(texts.get(run)?.values() ?? [])].slice(0, -1)];
    return at > from && at < to && own.some((lines) => isAdopted(textOf(lines)) !== null);
  });
  return answered.length > 1;
}

/** Whether something is asked that `main` does not hold; `others`: the runs that do not tell of it. */
export function leavesOver(
  main: Run,
  others: readonly Run[],
  texts: ReadonlyMap<Run, Texts>,
): boolean {
  const own = [...(texts.get(main)?.values() ?? [])];
  const [last, end] = [own.at(-1) ?? [], main.heads.at(-1)];
  return (
    (end !== undefined && hasNext(main.heads, end, last)) ||
    isAnsweredTwice(last, own.slice(0, -1)) ||
    others.some((run) => isAskedElsewhere(main, run, texts.get(run)))
  );
}
