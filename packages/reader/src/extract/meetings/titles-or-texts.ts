// Whether a list of questions is one of titles. « L’assemblée désigne M. Durand » and « Est élue Mme Martin » are what stands under them: where
// the titles themselves were not found, no list is told.
import { fold } from '../../french/fold.ts';

/** A sentence says what somebody does, or what is done. */
const SENTENCE =
  /^(?:l'? ?assemblee\b|(?:est|sont) )|\b(?:est|sont) (?:elue?s?|designee?s?|donnee?|fixee?s?|candidate?s?)\b/;
/** One in so many: a title may be a sentence. */
const SOME = 4;
/** « ART »: shorter is the head of a column. */
const MIN_LETTERS = 4;

export function areTitles(subjects: readonly string[]): boolean {
  const texts = subjects.filter((subject) => SENTENCE.test(fold(subject)));
  const heads = subjects.filter(
    (subject) => subject.replaceAll(/\P{L}/gu, '').length < MIN_LETTERS,
  );
  return texts.length * SOME < subjects.length && heads.length * SOME < subjects.length;
}
