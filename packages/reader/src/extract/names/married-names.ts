// « Mme Anne DURAND née PETIT », « Mme PETIT ép. DURAND Anne », « Mme DURAND vve PETIT »: a name that another
// goes with. Both are the person's: extracted without the second, or cut before it, it would be another's.
import { fold } from '../../french/fold.ts';

/** On folded text. */
export const MARRIED = String.raw`(?:nee?|ep\.?|epse\.?|epouse|epoux|veuve|veuf|vve\.?|divorcee?|div\.)`;
/** « née le 12 mai », « veuve de M. X », « épouse commune en biens »: what is said of her, and no name. */
const STATED = String.raw`(?:le|a|en|au|depuis|non|sous|avec|de (?:m\.|mr|mme|monsieur|madame|feu)|d'avec|commune?|\d)`;

const WORD = new RegExp(String.raw`^\(?${MARRIED}$`);
const ENDS = new RegExp(String.raw`(?:^|[\s(])${MARRIED}\s*$`);

/** « nee » in a pattern that may go on over it: only where a name follows, or the line ends. */
export const NOT_STATED = String.raw`(?!\(?${MARRIED}[ ]${STATED}(?![\p{L}']))`;

export const isMarriageWord = (word: string): boolean => WORD.test(fold(word));

/** The other name stands on the next line. */
export const endsInMarriage = (text: string): boolean => ENDS.test(fold(text));
