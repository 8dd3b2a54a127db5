// A line is made of cells: words that a gap does not part. Amounts are read in cells, never in flat
// text, where « lot 12 345,00 » may be one number or two.
import type { Box } from '@quitus/domain/reading/box';

import { boxAround, heightOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import type { Line } from './lines.ts';

export type Cell = { text: string; words: readonly Word[]; box: Box };

/** Of the height of a line. */
const WORD_GAP = 0.75;
const THOUSANDS_GAP = 0.9;

const ENDS_AMOUNT = /[,.]\d{2}$/;
const CURRENCY = /^(€|eur(os?)?|%|-|\)|d|c|db|cr)[).,;:]*$/i;
/** « (13 100,00 x 655 / 20 000) » shows how a sum was worked out. */
const TIMES = /^[x×*÷/]$/i;
const ENDS_THOUSANDS = /(^|\D)\d{1,3}$/;
const STARTS_GROUP = /^\d{3}(?!\d)/;
const [WHOLE_NUMBER, SMALL_AMOUNT] = [/^\d{4,}$/, /^\d{1,3}[,.]\d{2}$/] as const;

export const cellOf = (words: readonly Word[]): Cell => ({
  text: words.map(({ text }) => text).join(' '),
  words,
  box: boxAround(words.map(({ box }) => box)),
});

export function cellsOf(line: Line, height: number): Cell[] {
  const cells: Word[][] = [];
  const stretched = stretchedGap(line, height);
  for (const word of line.words) {
    const cell = cells.at(-1);
    const before = cell?.at(-1);
    if (cell && before && isJoined(before, word, height, stretched)) cell.push(word);
    else cells.push([word]);
  }
  return cells.map(cellOf);
}

function isJoined(before: Word, word: Word, height: number, stretched: number): boolean {
  const gap = word.box[0] - before.box[2];
  const most = Math.max(wordGap(before, word, height), stretched);
  // What follows the cents is another column, unless it is the currency or the side.
  if (ENDS_AMOUNT.test(before.text))
    return gap < most && (CURRENCY.test(word.text) || TIMES.test(word.text));
  // « 1000 | 397,50 »: no number starts with four figures and goes on after a space.
  if (WHOLE_NUMBER.test(before.text) && SMALL_AMOUNT.test(word.text)) return false;
  const thousands = ENDS_THOUSANDS.test(before.text) && STARTS_GROUP.test(word.text);
  return gap < (thousands ? Math.max(THOUSANDS_GAP * height, stretched) : most);
}

/** In heights of the other lines: a brand or a title is as large; its words stand so far apart, in heights of their own. */
const [LARGE, LARGE_GAP] = [1.4, 0.55];

/** Large letters stand further apart than others. */
function wordGap(before: Word, word: Word, height: number): number {
  const own = Math.min(heightOf(before.box), heightOf(word.box));
  const isTitle = own > LARGE * height && [before, word].every(({ text }) => !/\d/.test(text));
  return Math.max(WORD_GAP * height, isTitle ? LARGE_GAP * own : 0);
}

/** Fewer words may stand in columns that are as far from one another. */
const MIN_STRETCHED = 6;
const MIN_SMALL = 3;
/** In heights of a line: as much may two spaces of one line differ, and so wide is none. */
const [EVEN, WIDEST] = [0.12, 2];

/** A line of prose that was stretched to the margin has one space everywhere, however long its words; columns have not. */
function stretchedGap({ words }: Line, height: number): number {
  const gaps = words.slice(1).map((word, at) => word.box[0] - (words[at]?.box[2] ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const isProse =
    words.length >= MIN_STRETCHED &&
    words.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= MIN_SMALL;
  const isEven = most - least < EVEN * height && most < WIDEST * height;
  return isProse && isEven ? most + EVEN * height : 0;
}
