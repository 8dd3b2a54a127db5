// « deux mille vingt-cinq », « mil neuf cent soixante-douze »: numbers as deeds write them.
const UNITS: Record<string, number> = {
  zero: 0,
  un: 1,
  une: 1,
  premier: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
};
const TENS: Record<string, number> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  huitante: 80,
  nonante: 90,
};
const HUNDRED = /^cents?$/;
const THOUSAND = /^mill?e?s?$/;

const WORD = [...Object.keys(UNITS), ...Object.keys(TENS), 'cents?', 'mille?', 'mil', 'et']
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** Folded. Several of these in a row, parted by spaces or hyphens. */
export const NUMBER_WORDS = String.raw`\b(?:(?:${WORD})\b(?:[ ]?-\s?|\s+)?)+(?<![\s-])`;

/** From folded words; null where one of them is no number or they do not follow one another. */
export function numberFromWords(words: string): number | null {
  const parts = words.split(/[\s-]+/).filter((part) => part !== '' && part !== 'et');
  let [total, group] = [0, 0];
  if (parts.length === 0) return null;
  for (const part of parts) {
    const [unit, ten] = [UNITS[part], TENS[part]];
    if (THOUSAND.test(part)) {
      if (total > 0) return null;
      total = Math.max(1, group) * 1000;
      group = 0;
    } else if (HUNDRED.test(part)) {
      if (group >= 10) return null;
      group = Math.max(1, group) * 100;
    } else if (ten !== undefined) {
      const score = ten === 20 && group % 100 === 4;
      if (!score && group % 100 !== 0) return null;
      group = score ? group - 4 + 80 : group + ten;
    } else if (unit !== undefined) {
      if (!mayAdd(group % 100, unit)) return null;
      group += unit;
    } else {
      return null;
    }
  }
  return total + group;
}

/** « vingt-deuxi- », « quatri- »: what is left of a number before « -ème », where it is not the number itself. */
const STEMS: Record<string, string> = {
  un: 'un',
  quatr: 'quatre',
  cinqu: 'cinq',
  neuv: 'neuf',
  onz: 'onze',
  douz: 'douze',
  treiz: 'treize',
  quatorz: 'quatorze',
  quinz: 'quinze',
  seiz: 'seize',
  trent: 'trente',
  quarant: 'quarante',
  cinquant: 'cinquante',
  soixant: 'soixante',
};
/** Folded: « premier », « vingt-et-unieme », « 3eme ». */
export const ORDINAL_WORDS = String.raw`(?:premiere?|seconde?|\d{1,3}\s?(?:er|ere|nd|e|eme|ieme)|(?:${NUMBER_WORDS}[\s-]+)?(?:deux|trois|six|sept|huit|dix|vingt|cent|${Object.keys(STEMS).join('|')})ieme)(?![\p{L}\d])`;

/** From folded words; null where they are no rank. */
export function numberFromOrdinal(words: string): number | null {
  const text = words.trim();
  if (/^premiere?$/.test(text)) return 1;
  if (/^seconde?$/.test(text)) return 2;
  const figures = /^\d+/.exec(text)?.[0];
  if (figures !== undefined) return Number(figures);
  const { before = '', last = '' } =
    /^(?<before>.*?)(?<last>[a-z]+)ieme$/s.exec(text)?.groups ?? {};
  return last === '' ? null : numberFromWords(`${before}${STEMS[last] ?? last}`);
}

/** After sixty and eighty come eleven to nineteen too; after ten, seven to nine. */
function mayAdd(rest: number, unit: number): boolean {
  if (rest === 0) return true;
  if (rest === 10 || rest === 70 || rest === 90) return unit >= 7 && unit <= 9;
  if (rest === 60 || rest === 80) return unit > 0 && unit <= 16;
  return rest >= 20 && rest % 10 === 0 && unit > 0 && unit < 10;
}

/** Shorter words are too near to others. */
const SHORTEST = 4;
const LONG_WORDS = [...Object.keys(UNITS), ...Object.keys(TENS), 'cent', 'mille'].filter(
  (word) => word.length >= SHORTEST,
);

/**
 * Beside a number in words: a hyphen ties them, or a space parts it from a word that differs from one of
 * its own by a sign or two.
 */
export function isPartOfNumber(beside: RegExpExecArray | null): boolean {
  const { mark = '', word = '' } = beside?.groups ?? {};
  if (mark.startsWith('-')) return /[\p{L}\d]/u.test(word);
  return LONG_WORDS.some((known) => isMisread(word, known));
}

/** As long as the other, or one sign more or less, with the same start or the same end. */
function isMisread(word: string, known: string): boolean {
  if (word === known || Math.abs(word.length - known.length) > 1) return false;
  const least = Math.min(word.length, known.length);
  let [start, end] = [0, 0];
  while (start < least && word[start] === known[start]) start += 1;
  while (end < least - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  return start + end >= Math.max(word.length, known.length) - (known.length > SHORTEST ? 2 : 1);
}
