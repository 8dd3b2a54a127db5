// Words that OCR guessed, as they must have been printed: signs that it takes for others every time,
// where a single reading makes sense. What a file says itself is never touched.
import { boxAround, heightOf, middleOf } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';
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

const TITLE = String.raw`(?:MME|MLLE|MR|M\.|MONSIEUR|MADAME|Mme|Mlle|Mr|Monsieur|Madame)`;
const [LINK_TITLE, TITLE_LINK] = [
  new RegExp(`^(?<link>OU|ET|ou|et)(?<title>${TITLE})$`, 'u'),
  new RegExp(`^(?<title>${TITLE}|M)(?<link>OU|ET|ou|et)$`, 'u'),
];

/** « dela », « OUMME », « M.ET », « et51 »: little words that were printed close. */
const parted: Mend = (text) =>
  text
    .replace(/^(?<de>de)(?<la>la)$/iu, '$<de> $<la>')
    .replace(LINK_TITLE, '$<link> $<title>')
    .replace(TITLE_LINK, '$<title> $<link>')
    .replace(/^(?<link>et|ET|ou|OU|lots?|Lots?|LOTS?)(?<figure>\d{1,5},?)$/u, '$<link> $<figure>')
    .replace(/^I!$/u, 'Il');

/** « 265| », « |Frais »: the rule of a box that a word touches. */
const ruled: Mend = (text) => text.replace(/^[|{}[\]]+(?=[\p{L}\d])|(?<=\d)[|{}[\]]+$/u, '');

/**
 * « 391255 » among sums that end where it does: the comma was too thin. Shorter ones may be years. « 19:37 »
 * among them is no hour.
 */
function withComma(word: Word, words: readonly Word[]): string {
  const isTimed = /^\d{1,3}[:;]\d{2}$/.test(word.text);
  if (!isTimed && !/^\d{5,8}$/.test(word.text)) return word.text;
  const near = words.filter(
    ({ box }) => Math.abs(middleOf(box) - middleOf(word.box)) < NEAR * heightOf(word.box),
  );
  const euros = word.text.slice(0, isTimed ? -3 : -2);
  return endsInColumn(word, near) ? `${euros},${word.text.slice(-2)}` : word.text;
}
/** In heights of a word. */
const NEAR = 8;

/** « MKIEFFER » where « KIEFFER » stands elsewhere too: the title is glued to the name. */
const untitled = (text: string, known: ReadonlySet<string>): string =>
  /^M\p{Lu}{4,}$/u.test(text) && known.has(text.slice(1)) ? `M ${text.slice(1)}` : text;

/** « FERREIRARUI » where « FERREIRA RUI » stands elsewhere too. */
function unglued(text: string, pairs: ReadonlySet<string>): string {
  if (!GLUED.test(text)) return text;
  for (let at = MIN_PART; at <= text.length - MIN_PART; at += 1) {
    const two = `${text.slice(0, at)} ${text.slice(at)}`;
    if (pairs.has(two)) return two;
  }
  return text;
}
const MIN_PART = 3;
const GLUED = /^\p{Lu}[\p{L}'’-]{5,}$/u;

/** « ACS318207 »: the number of a building in the register has two letters, then figures only. */
const registered: Mend = (text, { before }) =>
  /^\p{Lu}{2}[SOIBZ]\d{6}$/u.test(text) && REGISTER.test(before)
    ? `${text.slice(0, 2)}${FIGURES[text.slice(2, 3)] ?? ''}${text.slice(3)}`
    : text;
const REGISTER = /(?:immatricul|copropri|registre|rnc)\S*$|^(?:n°|:)$/i;
const FIGURES: Record<string, string> = { S: '5', O: '0', I: '1', B: '8', Z: '2' };

/** Over it, a word is what it was seen to be. */
const SURE = 0.85;

const MENDS: readonly Mend[] = [
  ruled,
  square,
  yearly,
  titled,
  numbered,
  registered,
  capital,
  parted,
];

/** « 00612- 118 », « AF1- -840- -736 »: a code that its own hyphens broke. */
const [BREAKS, GOES_ON] = [/^(?=.*\d)[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*-$/u, /^-?\d[\p{Lu}\d]*-?$/u];
/** « 59, 06 m² »: only a unit tells it from a list. */
const [WHOLE, PART, UNIT] = [/^\d{1,3}[,.]$/, /^\d{2}$/, /^(?:m[²2?°*eéèiz]|€|EUR)/];

/** « 1609, 47 » among sums that end where it does. */
const [EUROS, CENTS, SUM] = [/^\d[\d.]*,$/, /^\d{2}$/, /^\d[\d.]*,\d{2}$/];
/** Of the height of a word; how many sums make a column. */
const [SAME_EDGE, MIN_SUMS] = [0.4, 2];

function endsInColumn({ box }: Word, words: readonly Word[]): boolean {
  const reach = SAME_EDGE * heightOf(box);
  const under = words.filter((one) => SUM.test(one.text) && Math.abs(one.box[2] - box[2]) < reach);
  return under.length >= MIN_SUMS;
}

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
    // « 12, 45, 78 » is a list.
    const isListed = whole.at(-2)?.text.endsWith(',') ?? false;
    const isSum = before && EUROS.test(before.text) && CENTS.test(word.text) && !isListed;
    const isOne =
      before &&
      isBeside(before, word) &&
      (isBroken(before, word, words[index + 1]) || (isSum && endsInColumn(word, words)));
    if (before && isOne)
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

/** The rule between two rows, read « Es » or « NDS »: no letter is that flat. Of the height of most words. */
const [FLAT, DOUBTED] = [0.35, 0.6];

function withoutRules(words: readonly Word[]): readonly Word[] {
  const heights = words.map(({ box }) => heightOf(box)).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return words.filter(
    ({ text, box, confidence = 1 }) =>
      confidence >= DOUBTED || heightOf(box) >= FLAT * usual || !/[\p{L}\d]/u.test(text),
  );
}

/** OCR tells words in the order of lines: what is beside one is before or after it. */
export function corrected(page: Page): Page {
  if (page.words.every(({ confidence }) => confidence === undefined)) return page;
  const whole = rejoined(withoutRules(page.words));
  const known = new Set(whole.map(({ text }) => text));
  const pairs = new Set(whole.map(({ text }, index) => `${text} ${whole[index + 1]?.text ?? ''}`));
  const words = whole.map((word, index): Word => {
    if (word.confidence === undefined) return word;
    const around = {
      before: whole[index - 1]?.text ?? '',
      next: whole[index + 1]?.text ?? '',
    };
    const commaed = withComma(word, whole);
    const text = MENDS.reduce(
      (read, mend) => mend(read, around),
      unglued(untitled(word.confidence < SURE ? asInForms(commaed) : commaed, known), pairs),
    );
    return text === word.text ? word : { ...word, text };
  });
  return { ...page, words };
}
