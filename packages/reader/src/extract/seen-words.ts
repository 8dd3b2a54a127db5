// Words that an eye guessed, as they must have been printed: signs that it takes for others every time,
// where a single reading makes sense. What a file says itself is never touched.
import { boxAround, heightOf, middleOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { asInForms } from './seen-dictionary.ts';

type Around = { before: string; next: string };
type Mend = (text: string, around: Around) => string;

/** « 58,64 m? », « 58,64m° »: the little two. */
const SQUARE = /^(?<figure>\d+(?:[.,]\d{1,2})?)?(?<open>\()?[mM][?°*"”“'’®](?<end>[).,;:]*)$/;
/** « 59,06 mé »: a letter, which only a figure with decimals proves. */
const SQUARE_LETTER = /^(?<figure>\d+[.,]\d{1,2})?(?:m[eéèêizt]|nf|mf|rn²|rn2)(?<end>[).,;:]*)$/;
const AREA = /^\d{1,4}[.,]\d{1,2}$/;

const square: Mend = (text, { before }) => {
  const sign = SQUARE.exec(text)?.groups;
  if (sign) return `${sign['figure'] ?? ''}${sign['open'] ?? ''}m²${sign['end'] ?? ''}`;
  const letter = SQUARE_LETTER.exec(text)?.groups;
  return letter && (letter['figure'] || AREA.test(before))
    ? `${letter['figure'] ?? ''}m²${letter['end'] ?? ''}`
    : text;
};

/** « kWh/m?/an », « COz/m°.an », « kg CO: par an ». */
const yearly: Mend = (text) =>
  text
    .replace(/(?<=\/\s?\(?)m[?°*"”“'’®eéè:]?(?=[/.]an)/iu, 'm²')
    .replace(/(?<=^|[^\p{L}])CO(?:[z:;?*"”“°]|₂)(?=$|[/.)])/u, 'CO2')
    .replace(/^[kK][wW]h(?=$|\/)/u, 'kWh');

/** « M, et Mme PERRISSIN », « Mrne DUVAL ». */
const titled: Mend = (text, { next }) => {
  if (text === 'M,' && /^(?:et|ET|ou|OU|\p{Lu}[\p{L}'’-]+)/u.test(next)) return 'M.';
  return /^(?:Mrne|Mrme|Mine|Mmé|Mmè)\.?$/.test(text) && /^\p{Lu}\p{L}/u.test(next) ? 'Mme' : text;
};

/** « n* 12 », « n? 12 ». */
const numbered: Mend = (text, { next }) =>
  /^[nN][*?"”“'’]$/.test(text) && /^\d/.test(next) ? `${text.slice(0, 1)}°` : text;

const isCapital = (text: string): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(text);

/** « LE cLos MARTAINVILLE »: no word begins so. */
const capital: Mend = (text, { before, next }) =>
  /^\p{Ll}\p{Lu}\p{L}{2,}$/u.test(text) && isCapital(before) && isCapital(next)
    ? text.toUpperCase()
    : text;

const parted: Mend = (text) =>
  text.replace(/^(?<de>de)(?<la>la)$/iu, '$<de> $<la>').replace(/^I!$/u, 'Il');

/** Over it, a word is what it was seen to be. */
const SURE = 0.85;

const MENDS: readonly Mend[] = [square, yearly, titled, numbered, capital, parted];

/** « 00612- 118 », « AF1- -840- -736 »: a code that its own hyphens broke. */
const [BREAKS, GOES_ON] = [/^(?=.*\d)[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*-$/u, /^-?\d[\p{Lu}\d]*-?$/u];
/** « 59, 06 m² »: only a unit tells it from a list. */
const [WHOLE, PART, UNIT] = [/^\d{1,3}[,.]$/, /^\d{2}$/, /^(?:m[²2?°*eéèiz]|€|EUR)/];

/** « LABORDE & Fils », in letters so large that what is beside it seems another cell. */
const LINK = /^[€8]?&[€8]?$/;

function isBroken({ text }: Word, next: Word, after: Word | undefined): boolean {
  if (LINK.test(text)) return /^\p{Lu}/u.test(next.text);
  if (BREAKS.test(text)) return GOES_ON.test(next.text);
  return WHOLE.test(text) && PART.test(next.text) && UNIT.test(after?.text ?? '');
}

const isBeside = ({ box: a }: Word, { box: b }: Word): boolean =>
  Math.abs(middleOf(a) - middleOf(b)) < heightOf(a) / 2 &&
  b[0] >= a[2] - 1 &&
  b[0] - a[2] < heightOf(a);

/** Words that are one, put together again. */
function rejoined(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const [index, word] of words.entries()) {
    const before = whole.at(-1);
    if (before && isBroken(before, word, words[index + 1]) && isBeside(before, word))
      whole[whole.length - 1] = {
        text: LINK.test(before.text)
          ? `& ${word.text}`
          : `${before.text}${word.text.replace(/^-/, '')}`,
        box: boxAround([before.box, word.box]),
        confidence: Math.min(before.confidence ?? 1, word.confidence ?? 1),
      };
    else whole.push(word);
  }
  return whole;
}

/** The eye tells words in the order of lines: what is beside one is before or after it. */
export function mended(page: Page): Page {
  if (page.words.every(({ confidence }) => confidence === undefined)) return page;
  const whole = rejoined(page.words);
  const words = whole.map((word, index): Word => {
    if (word.confidence === undefined) return word;
    const around = {
      before: whole[index - 1]?.text ?? '',
      next: whole[index + 1]?.text ?? '',
    };
    const text = MENDS.reduce(
      (known, mend) => mend(known, around),
      word.confidence < SURE ? asInForms(word.text) : word.text,
    );
    return text === word.text ? word : { ...word, text };
  });
  return { ...page, words };
}
