// « Les lots numéros un et neuf », as letters of old offices have them: put in figures, as long as they were, so that
// what is found has its place on the page.
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';

const SPELLED = new RegExp(
  String.raw`(?<=\blots?(?:\(s\))?\s(?:portant\s)?(?:les?\s)?numeros?\s)(?:${NUMBER_WORDS})(?:\s?,\s?(?:${NUMBER_WORDS}))*`,
  'gu',
);

const inFigures = (words: string): string | null => {
  const value = numberFromWords(words);
  return value === null || value === 0 ? null : String(value).padEnd(words.length);
};

/** « vingt et un » is one number, « un et neuf » are two. */
function partInFigures(part: string): string | null {
  const whole = inFigures(part);
  if (whole !== null) return whole;
  const [parts, links] = [part.split(/\s+et\s+/), part.match(/\s+et\s+/g) ?? []];
  const figures = parts.map(inFigures);
  return figures.some((one) => one === null)
    ? null
    : figures.map((one, at) => `${one}${links[at] ?? ''}`).join('');
}

/** Folded text; as it was where a word is no number, or where several lots may be one. */
export const spelledLots = (folded: string): string =>
  folded.replaceAll(SPELLED, (list, at: number) => {
    const [parts, commas] = [list.split(/\s?,\s?/), list.match(/\s?,\s?/g) ?? []];
    const figures = parts.map(partInFigures);
    const extracted = figures.map((one, index) => `${one}${commas[index] ?? ''}`).join('');
    const isSeveral = /lots(?!\(s\))[^.;]*$/.test(folded.slice(Math.max(0, at - 30), at));
    const isOne = !/\d\D+\d/.test(extracted);
    return figures.some((one) => one === null) || (isSeveral && isOne) ? list : extracted;
  });
