// The machine-readable lines of identity papers. Every field that has a check digit must pass it:
// a letter taken for a figure is corrected where only figures may stand, and then checked again.
import { mrzDigit } from './check-digits.ts';
import {
  birthDay,
  cardIssues,
  expiryDay,
  formerIssues,
  type Issue,
  passportIssues,
} from './mrz-days.ts';
import { found, type Found, type Written } from './written.ts';

export type IdentityPaper = {
  kind: 'CARD_1995' | 'CARD_2021' | 'PASSPORT';
  number: string;
  last_name: string;
  first_names: string;
  /** Null where the century cannot be extracted. */
  born_on: string | null;
  sex: 'F' | 'M' | null;
  /** The card of 1995 does not tell it there. */
  expires_on: string | null;
  country: string;
};

type Line = { text: string; at: number; length: number };
type Reading = {
  lines: number;
  width: number;
  read: (lines: string[]) => IdentityPaper | null;
};

const FIGURES: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const figures = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => FIGURES[letter] ?? letter);
const LETTERS: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const letters = (field: string): string =>
  field.replaceAll(/\d/g, (digit) => LETTERS[digit] ?? digit);

const passes = (field: string, digit: string): boolean => mrzDigit(field) === digit;
const names = (field: string): string =>
  letters(field).replaceAll('<', ' ').trim().replaceAll(/ +/g, ' ');
const sexOf = (sign: string): 'F' | 'M' | null => (sign === 'F' || sign === 'M' ? sign : null);

/** Six figures and their check digit. */
const sealed = (field: string): string | null =>
  passes(field.slice(0, 6), field.slice(6)) ? field.slice(0, 6) : null;

function bothDays(born: string, expires: string, issues: (expires_on: string) => Issue[]) {
  const [birth, expiry] = [sealed(born), sealed(expires)];
  const expires_on = expiry === null ? null : expiryDay(expiry);
  return birth === null || expires_on === null
    ? null
    : { born_on: birthDay(birth, issues(expires_on)), expires_on };
}

function card2021([one = '', two = '', three = '']: string[]): IdentityPaper | null {
  if (!/^[AIC][A-Z<]/.test(one)) return null;
  const [number, digit] = [one.slice(5, 14), figures(one.slice(14, 15))];
  const days = bothDays(figures(two.slice(0, 7)), figures(two.slice(8, 15)), cardIssues);
  const whole = `${one.slice(5)}${figures(two.slice(0, 7))}${figures(two.slice(8, 15))}${two.slice(18, 29)}`;
  if (!passes(number, digit) || days === null) return null;
  if (!passes(whole, figures(two.slice(29)))) return null;
  const [last = '', first = ''] = three.split('<<');
  return {
    kind: 'CARD_2021',
    number: number.replaceAll('<', ''),
    last_name: names(last),
    first_names: names(first),
    born_on: days.born_on,
    sex: sexOf(two.slice(7, 8)),
    expires_on: days.expires_on,
    country: letters(one.slice(2, 5)),
  };
}

function card1995([one = '', two = '']: string[]): IdentityPaper | null {
  if (!/^[I1]DFRA/.test(one)) return null;
  const number = two.slice(0, 12);
  const born = sealed(figures(two.slice(27, 34)));
  const whole = `${one}${two.slice(0, 27)}${figures(two.slice(27, 34))}${two.slice(34, 35)}`;
  if (!passes(number, figures(two.slice(12, 13))) || born === null) return null;
  if (!passes(whole, figures(two.slice(35)))) return null;
  return {
    kind: 'CARD_1995',
    number,
    last_name: names(one.slice(5, 30)),
    first_names: names(two.slice(13, 27)),
    born_on: birthDay(born, formerIssues(figures(number))),
    sex: sexOf(two.slice(34, 35)),
    expires_on: null,
    country: 'FRA',
  };
}

function passport([one = '', two = '']: string[]): IdentityPaper | null {
  if (!one.startsWith('P')) return null;
  const number = two.slice(0, 9);
  const [born, expires] = [figures(two.slice(13, 20)), figures(two.slice(21, 28))];
  const days = bothDays(born, expires, passportIssues);
  const whole = `${two.slice(0, 10)}${born}${expires}${two.slice(28, 43)}`;
  if (!passes(number, figures(two.slice(9, 10))) || days === null) return null;
  if (!passes(whole, figures(two.slice(43)))) return null;
  const [last = '', first = ''] = one.slice(5).split('<<');
  return {
    kind: 'PASSPORT',
    number: number.replaceAll('<', ''),
    last_name: names(last),
    first_names: names(first),
    born_on: days.born_on,
    sex: sexOf(two.slice(20, 21)),
    expires_on: days.expires_on,
    country: letters(one.slice(2, 5)),
  };
}

const READINGS: readonly Reading[] = [
  { lines: 3, width: 30, read: card2021 },
  { lines: 2, width: 36, read: card1995 },
  { lines: 2, width: 44, read: passport },
];

/** Capitals, figures and fillers. Eyes see « or ‹ or c for fillers, and spaces. */
function zoneLine(raw: string, at: number): Line[] {
  const text = raw.replaceAll(/[«]/g, '<<').replaceAll(/[‹(]/g, '<').replaceAll(/\s/g, '');
  return /^[A-Z\d<]{28,46}$/.test(text) ? [{ text, at, length: raw.length }] : [];
}

/** Lines of the zone; where the back of a card is beside its front, a cell of a line. */
function zoneLines({ text }: Written): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: raw, index }) => {
    const whole = zoneLine(raw, index);
    if (whole.length > 0) return whole;
    return [...raw.matchAll(/[^\t]+/g)].flatMap((cell) => zoneLine(cell[0], index + cell.index));
  });
}

export function findIdentityPapers(written: Written): Found<IdentityPaper>[] {
  const zone = zoneLines(written);
  return zone.flatMap((first, index) =>
    READINGS.flatMap(({ lines, width, read }) => {
      const taken = zone.slice(index, index + lines);
      const last = taken.at(-1);
      if (taken.length < lines || !last || taken.some(({ text }) => !fits(text, width))) return [];
      const paper = read(taken.map(({ text }) => text.slice(0, width).padEnd(width, '<')));
      return paper ? [found(written, first.at, last.at + last.length - first.at, paper)] : [];
    }),
  );
}

const [CARD_WIDTH, FORMER_WIDTH, PASSPORT_WIDTH] = [30, 36, 44];
const CARD_FIRST = /^[I1][D<]FRA(?<number>[A-Z\d]{9})(?<digit>[A-Z\d])/;

/** The last digit of the second line of a card is reckoned from the number on the first, whose end is empty. */
function sealsNumber(two: string, number: string): boolean {
  const [born, expires] = [figures(two.slice(0, 7)), figures(two.slice(8, 15))];
  if (sealed(born) === null || sealed(expires) === null) return false;
  const one = `${number}${mrzDigit(number)}`.padEnd(CARD_WIDTH - 5, '<');
  return passes(`${one}${born}${expires}${two.slice(18, 29)}`, figures(two.slice(29)));
}

/** The second line of the card of 1995 opens with its number and the digit that proves it. */
const opensWith = (two: string, number: string): boolean =>
  number.length === 12 && two.startsWith(number) && passes(number, figures(two.slice(12, 13)));

/** The second line of a passport has its number, and the digits that prove all of it. */
function numberOfSecond(two: string): string[] {
  const [born, expires] = [figures(two.slice(13, 20)), figures(two.slice(21, 28))];
  const whole = `${two.slice(0, 10)}${born}${expires}${two.slice(28, 43)}`;
  const isProven =
    passes(two.slice(0, 9), figures(two.slice(9, 10))) &&
    sealed(born) !== null &&
    sealed(expires) !== null &&
    passes(whole, figures(two.slice(43)));
  return isProven ? [two.slice(0, 9).replaceAll('<', '')] : [];
}

/** Where a line of the zone was lost: the number that another one proves, that of a card where it is printed too. */
export const zoneNumbers = (written: Written, printed: readonly string[]): string[] =>
  zoneLines(written).flatMap(({ text }) => {
    const { number = '', digit = '' } = CARD_FIRST.exec(text)?.groups ?? {};
    if (printed.includes(number)) return passes(number, figures(digit)) ? [number] : [];
    if (text.length === CARD_WIDTH) return printed.filter((one) => sealsNumber(text, one));
    if (text.length === FORMER_WIDTH) return printed.filter((one) => opensWith(text, one));
    return text.length === PASSPORT_WIDTH ? numberOfSecond(text) : [];
  });

/** One filler more or less at the end is all that OCR may miss. */
const fits = (text: string, width: number): boolean =>
  text.length === width ||
  (text.length === width + 1 && text.endsWith('<')) ||
  (text.length === width - 1 && text.endsWith('<<'));
