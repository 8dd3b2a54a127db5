// A cell that counts something: « 72 », « 72 lots », « soixante-douze (72), dont… ».
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';

const NOUN = String.raw`(?:lots?|batiments?|ascenseurs?|places?|logements?|coproprietaires?|appareils?)`;
const FIGURES = new RegExp(
  String.raw`^(?<count>\d{1,3}(?: \d{3})*|\d{1,5})(?: ?(?<noun>${NOUN}))?(?: (?:au total|en tout))?(?= ?[(,;]|\.$| - | dont\b|$)`,
  'u',
);
const WORDS = new RegExp(
  String.raw`^(?<words>${NUMBER_WORDS})(?:\s+(?<noun>${NOUN}))?(?:\s*\((?<count>\d{1,5})\))?(?=\s*(?:[(,;.]|-|dont|$))`,
  'u',
);

export const isCount = (folded: string): boolean => FIGURES.test(folded);

/** Figures in brackets that say otherwise than the words before them say nothing. */
export function countOf(folded: string): { count: number | null; noun: string } {
  const figures = FIGURES.exec(folded)?.groups;
  if (figures)
    return {
      count: Number(figures['count']?.replaceAll(' ', '')),
      noun: figures['noun'] ?? '',
    };
  const { words, count, noun = '' } = WORDS.exec(folded)?.groups ?? {};
  const extracted = words === undefined ? null : numberFromWords(words);
  return { count: count === undefined || extracted === Number(count) ? extracted : null, noun };
}
