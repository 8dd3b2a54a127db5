// Every number that a page may be read to print. « 10 000 184 230,00 » is three numbers or one, and only the
// arithmetic of its row says which: each plausible join of neighbouring groups is a candidate.
import type { Box } from '@quitus/domain/reading/box';

import { lineHeight } from '../layout/line-height.ts';
import { type Line, linesOf } from '../layout/lines.ts';
import { boxAround } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';

export type Figure = {
  /** In hundredths, never negative: 230 and 230,00 are both 23000. */
  value: number;
  /** Printed with its cents. */
  has_cents: boolean;
  /** « 40 000 € » is no number of tantièmes. */
  has_currency: boolean;
  /** A minus, brackets. */
  negative: boolean;
  /** « D », « CR » beside it. */
  side: 'DEBIT' | 'CREDIT' | null;
  /** The groups of digits that it is read from: « 326/10 » holds one of each number. */
  groups: readonly object[];
  words: readonly Word[];
  box: Box;
  page: Page;
  /** Of the document, counted over its pages: figures of one row have the same. */
  row: number;
};

export type Row = { line: Line; page: Page; height: number; figures: readonly Figure[] };

/** A number, or a group of one, cut out of a word: « 184/10000 » holds two. */
type Piece = { text: string; word: Word; starts_word: boolean; ends_word: boolean };

const SPACES = /[\s\u00a0\u202f\u2009]/g;
const DAY = /^\D{0,2}\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\D{0,2}$/;
/** What is counted in something else than euros or tantièmes. */
const OTHER_UNIT = /^(?:%|‰|m²|m2|kwh|kg|h|ans?|jours?|mois)\b|^[%‰]/i;
const FIRST_GROUP = /^(?<open>\(?[-–−+]?|[-–−+]?\(?)(?<digits>\d{1,3})$/;
const GROUP = /^\d{3}$/;
const LAST_GROUP = /^\d{3}[,.]\d{2}(?<close>[-)]*)$/;
const WHOLE =
  /^(?<open>\(?[-–−+]?)(?<digits>\d{1,3}(?:[.' ]\d{3})+|\d+)(?:[,.](?<cents>\d{2}))?(?<close>[-)]*)$/;
/** Of the height of a line: as far apart are two groups of one number at most. */
const GROUP_GAP = 1;
const SIDE = /^\(?(?<side>db|cr|d|c|débit(?:eur)?|crédit(?:eur)?)\)?$/i;
/** Also of that height: « 12,30     Débit » may be two columns; a letter stands nearer. */
const [LETTER_GAP, WORD_GAP] = [6, 12];
const CURRENCY = /(?:€|\beur|\beuros?)[.,;]?$/i;
const MOST_DIGITS = 11;

function piecesOf(word: Word): Piece[] {
  const bare = word.text.replaceAll(SPACES, '');
  if (DAY.test(bare) || !/\d/.test(bare))
    return [{ text: bare, word, starts_word: true, ends_word: true }];
  const parts = bare.split(/[/×*÷=:|]|(?<=\d)x(?=\d)/).filter((part) => part !== '');
  return parts.map((part, index) => ({
    text: part
      .replace(/(?:€|eur|euros?)$/i, '')
      .replace(/^€/, '')
      .replace(/(?<=\d)(?:i?[èe]mes?|e)$/i, '')
      .replace(/[;:]$|(?<=\d)[.,]$/, ''),
    word,
    starts_word: index === 0,
    // « 1/4, 135 / 4 120 »: after a comma another number begins.
    ends_word: index === parts.length - 1 && !/\d[.,;:]$/.test(bare),
  }));
}

type Printed = Pick<Figure, 'value' | 'has_cents' | 'negative'>;

function printedAs(text: string): Printed | null {
  const { open = '', digits = '', cents, close = '' } = WHOLE.exec(text)?.groups ?? {};
  const bare = digits.replaceAll(/\D/g, '');
  if (
    bare === '' ||
    bare.length > MOST_DIGITS ||
    (bare.length > 1 && bare.startsWith('0') && cents === undefined)
  )
    return null;
  return {
    value: Number(bare) * 100 + Number(cents ?? 0),
    has_cents: cents !== undefined,
    negative:
      /[-–−]/.test(open) || (open.includes('(') && close.includes(')')) || close.includes('-'),
  };
}

/** From one group on, as far as the groups of a number may go. */
function* joinsFrom(
  pieces: readonly Piece[],
  start: number,
  height: number,
): Generator<{ printed: Printed; pieces: readonly Piece[] }> {
  const first = pieces[start];
  if (!first) return;
  const alone = printedAs(first.text);
  if (alone) yield { printed: alone, pieces: [first] };
  if (!FIRST_GROUP.test(first.text) || !first.ends_word) return;
  let text = first.text;
  for (let at = start + 1; at < pieces.length; at += 1) {
    const [before, piece] = [pieces[at - 1], pieces[at]];
    if (
      !before ||
      !piece?.starts_word ||
      piece.word.box[0] - before.word.box[2] > GROUP_GAP * height
    )
      return;
    const isLast = LAST_GROUP.test(piece.text);
    if (!isLast && !GROUP.test(piece.text)) return;
    text += piece.text;
    const printed = printedAs(text);
    if (printed) yield { printed, pieces: pieces.slice(start, at + 1) };
    if (isLast || !piece.ends_word) return;
  }
}

const sideNamed = (word: Word | undefined): Figure['side'] => {
  const side = SIDE.exec(word?.text.replaceAll(SPACES, '') ?? '')?.groups?.['side'];
  return side ? (/^d/i.test(side) ? 'DEBIT' : 'CREDIT') : null;
};

/** « 12,30 D », « 12,30     Débit », « Crédit 250,00 »: a letter alone stands after its sum. */
function sideOf(
  before: Word | undefined,
  first: Word,
  last: Word,
  next: Word | undefined,
  height: number,
): Figure['side'] {
  const gapOf = ({ text }: Word) => (text.length > 4 ? WORD_GAP : LETTER_GAP) * height;
  const after = next && next.box[0] - last.box[2] <= gapOf(next) ? sideNamed(next) : null;
  if (after) return after;
  const isNear = before && before.text.length > 4 && first.box[0] - before.box[2] <= gapOf(before);
  return isNear ? sideNamed(before) : null;
}

/** « − 12,30 »: nearer to the figure than to what stands before it. */
function isMinus(
  word: Word | undefined,
  before: Word | undefined,
  first: Word,
  height: number,
): boolean {
  if (!word || !/^[-–−]$/.test(word.text)) return false;
  const gap = first.box[0] - word.box[2];
  return gap < height && (!before || word.box[0] - before.box[2] > gap);
}

function figuresOn(line: Line, page: Page, row: number, height: number): Figure[] {
  const pieces = line.words.flatMap(piecesOf);
  return pieces.flatMap((_, start) =>
    [...joinsFrom(pieces, start, height)].flatMap(({ printed, pieces: own }) => {
      const last = own.at(-1);
      const after = last?.ends_word ? line.words.slice(line.words.indexOf(last.word) + 1) : [];
      const next = after.find(({ text }) => !CURRENCY.test(text));
      const words = own.map(({ word }) => word);
      const [first] = words;
      if (!last || !first) return [];
      const before = line.words[line.words.indexOf(first) - 1];
      const isMeasured =
        next && OTHER_UNIT.test(next.text) && next.box[0] - last.word.box[2] < height;
      // « 118 / 7 845 m³ »: of what all have used, a part.
      if (isMeasured && !before?.text.endsWith('/') && !first.text.includes('/')) return [];
      const negative =
        printed.negative ||
        isMinus(before, line.words[line.words.indexOf(first) - 2], first, height);
      return [
        {
          ...printed,
          negative,
          side: sideOf(before, first, last.word, next, height),
          has_currency:
            CURRENCY.test(last.word.text) ||
            (after[0] !== undefined && CURRENCY.test(after[0].text)),
          groups: own,
          words,
          box: boxAround(words.map(({ box }) => box)),
          page,
          row,
        },
      ];
    }),
  );
}

export function rowsOf(pages: readonly Page[]): Row[] {
  const lines = pages.flatMap((page) => {
    const height = lineHeight(page);
    return linesOf(page).map((line) => ({ line, page, height }));
  });
  return lines.map(({ line, page, height }, row) => ({
    line,
    page,
    height,
    figures: figuresOn(line, page, row, height),
  }));
}

/** Two candidates that read the same digits otherwise cannot both be right. */
export const overlap = (one: Figure, other: Figure): boolean =>
  one !== other && one.groups.some((group) => other.groups.includes(group));

/** Of the candidates that read the same digits, the longest: what anybody takes for one number. */
export const longest = (figures: readonly Figure[]): Figure[] =>
  figures.filter(
    (one) =>
      !figures.some(
        (other) =>
          other.groups.length > one.groups.length &&
          one.groups.every((group) => other.groups.includes(group)),
      ),
  );

/** The amounts of a row, each read whole. */
export const amountsIn = ({ figures }: Pick<Row, 'figures'>): Figure[] =>
  longest(figures).filter(({ has_cents }) => has_cents);

/** Below zero for what is written so, or in the owner's favour. */
export const signedCents = ({ value, negative, side }: Figure): number =>
  negative || side === 'CREDIT' ? -value : value;
