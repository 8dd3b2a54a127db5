// Days, in figures and in words, as ISO days. A day that does not exist is no day.
import { fold } from './fold.ts';
import { isPartOfNumber, NUMBER_WORDS, numberFromWords } from './number-words.ts';
import { STREET_KINDS } from './street-kinds.ts';
import { findAll, type Found, withoutOverlaps, type Written } from './written.ts';

const MONTHS = [
  'janv(?:ier)?',
  'fevr?(?:ier)?',
  'mars',
  'avr(?:il)?',
  'mai',
  'juin',
  'juil(?:let)?',
  'aout',
  'sept(?:embre)?',
  'oct(?:obre)?',
  'nov(?:embre)?',
  'dec(?:embre)?',
] as const;
/** Folded, with the dot of an abbreviation. */
export const MONTH = String.raw`(?:${MONTHS.join('|')})\b\.?`;

const FIRST = new RegExp(String.raw`(?<![\p{L}\d'])[li|](?=er\s+${MONTH})`, 'gu');

/** OCR takes the figure of « 1er » for a letter. */
export const foldedDays = (text: string): string => fold(text).replaceAll(FIRST, '1');

const FIGURES =
  /(?<![\d/.,-])(?<day>\d{1,2})(?<sep>[ ]?[/.-][ ]?)(?<month>\d{1,2})\k<sep>(?<year>\d{4}|\d{2})(?![\d/]|[.,-]\d)/g;
/** Broken after a stroke, at the end of a line. */
const BROKEN =
  /(?<![\d/.,-])(?<day>\d{1,2})\/(?:\n(?<month>\d{1,2})\/|(?<late>\d{1,2})\/\n)(?<year>\d{4})(?![\d/]|[.,-]\d)/g;
const ISO = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g;
const LONG = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:[ ]?er|e|eme|°)?\s+(?<name>${MONTH})\s+(?<year>\d{4}(?!\d)|${NUMBER_WORDS})`,
  'g',
);
const IN_WORDS = new RegExp(
  String.raw`(?<day>${NUMBER_WORDS})\s+(?<name>${MONTH})\s+(?<year>${NUMBER_WORDS}|\d{4})`,
  'g',
);
const WEEKDAYS = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
/** « L’an deux mille vingt-cinq, le douze juin »; people print it in capitals and with brackets. */
const DEED = new RegExp(
  String.raw`l'an\s+(?<year>${NUMBER_WORDS}|\d{4})[\s,]+(?:et\s+)?le\s+(?:${WEEKDAYS}\s+)?(?<day>${NUMBER_WORDS}|\d{1,2}(?:er)?)\s+(?<name>${MONTH})`,
  'g',
);

/** « loi n° 65-557 du 10 juillet 1965 » is no event of this paper; « compte arrêté à la date du » is one. */
const LAW =
  /\b(lois?|decrets?|ordonnances?|arretes?(?! (?:a|au|le|par|ce)\b)|code|directive|reglement \(ue\))\b(?:(?!\.\s|\s-\s)[^;:\n\t]){0,60}\b(du|en date du)\s+$/;

/** « 12 rue du 8 mai 1945 », which towns have many of; what was put in place on a day is no square. */
const STREET = new RegExp(
  String.raw`(?<!\b(?:en|sur) )\b(?:${STREET_KINDS}|pont|parvis|rond-point) du\s+$`,
);

const FIRST_YEAR = 1800;
const LAST_YEAR = 2150;

export function isoDay(year: number, month: number, day: number): string | null {
  // Of a filler or a letter no number is made, and no comparison holds.
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Papers of a sale are of this century, or of the last third of the other one. */
export const fullYear = (written: string): number =>
  written.length === 2 ? Number(written) + (Number(written) < 70 ? 2000 : 1900) : Number(written);

export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => new RegExp(`^${month}$`).test(name.replace('.', ''))) + 1;

const inFigures = (words: string): number | null =>
  /^\d/.test(words) ? Number.parseInt(words, 10) : numberFromWords(words);

function dayFrom({ groups = {} }: RegExpExecArray): string | null {
  const { day = '', late, month = late, name, year = '' } = groups;
  const [dayNumber, yearNumber] = [
    inFigures(day),
    /^\d/.test(year) ? fullYear(year) : inFigures(year),
  ];
  const monthOfYear = name === undefined ? Number(month) : monthNumber(name);
  return dayNumber === null || yearNumber === null
    ? null
    : isoDay(yearNumber, monthOfYear, dayNumber);
}

/** « soixante-scize », « vlngt-deux mars »: a word of the day or of the year was misread, and the others say less. */
function isTorn({ index, 0: raw }: RegExpExecArray, text: string): boolean {
  const [before, after] = [
    text.slice(Math.max(0, index - 20), index),
    text.slice(index + raw.length),
  ];
  return (
    // « ACTE DE VENTE » over « L’an deux mille »: what opens so has no number before it.
    (/^(?!l')\p{L}/u.test(raw) &&
      isPartOfNumber(/(?<word>[^\s,;.()]+?)(?<mark>-\s?|\s)$/u.exec(before))) ||
    (/\p{L}$/u.test(raw) && isPartOfNumber(/^(?<mark>-\s?|\s)(?<word>[^\s,;.()-]+)/u.exec(after)))
  );
}

/** Dates of laws and names of streets are left out. */
export function findDates(written: Written): Found<string>[] {
  const all = [FIGURES, BROKEN, ISO, LONG, IN_WORDS, DEED].flatMap((pattern) =>
    findAll(written, foldedDays, pattern, (match, text) => {
      const before = text.slice(Math.max(0, match.index - 90), match.index);
      return LAW.test(before) || STREET.test(before) || isTorn(match, text) ? null : dayFrom(match);
    }),
  );
  return withoutOverlaps(all);
}
