// A page as one line of plain words to look for phrases in, and the way back to their boxes.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../french/fold.ts';
import { type Cell, cellsOf } from '../layout/cells.ts';
import { lineHeight } from '../layout/line-height.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { boxAround, sheetBox } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';

type Placed = {
  word: Word;
  cell: Cell;
  start: number;
  /** First of its line: what stands further right may be the value of a label. */
  leads: boolean;
  /** Nothing else stands on its line. */
  alone: boolean;
  /** On a line that begins with a day, or ends with a signed amount: an entry of a table. */
  entry: boolean;
  /** Its line ends with an amount. */
  priced: boolean;
};

export type PageText = {
  page: Page;
  /** Small letters and digits, one space between words. */
  text: string;
  /** Folded, with its lines and punctuation, for what no phrase can tell. */
  lines: string;
  placed: readonly Placed[];
  /** Of an ordinary line. */
  height: number;
};

/** No printed page says more; a file made to be slow may. */
const MOST_SIGNS = 30_000;

/** What a phrase and a page have in common whatever the typography: letters and digits. */
export const simplified = (text: string): string =>
  fold(text.normalize('NFKC'))
    .replaceAll('œ', 'oe')
    .replaceAll(/(?<=\p{L})\.(?=\p{L})|[°ºᵉ]/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/\bcpte(?=s?\b)/g, 'compte')
    .trim();

const ENTRY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/;
/** « Appel de fonds T3   + 487,12 € »: a movement of an account, as screens list them. */
const MOVED = /^[+−–-]\s?\d[\d\s.]*,\d{2}\s?€?$/;

const PRICED = /\d,\d{2}\s?€?$/;

const isCut = (word: Word, line: readonly Word[]): boolean =>
  word === line.at(-1) && /\p{L}-$/u.test(word.text);

export function pageText(page: Page): PageText {
  const height = lineHeight(page);
  const lines = readingOrder(page);
  const placed: Placed[] = [];
  let text = '';
  let joins = true;
  for (const line of lines) {
    const cells = cellsOf(line, height);
    const alone = cells.length === 1;
    const entry =
      ENTRY.test(line.words[0]?.text ?? '') || (!alone && MOVED.test(cells.at(-1)?.text ?? ''));
    const priced = PRICED.test(cells.at(-1)?.text ?? '');
    for (const [index, cell] of cells.entries())
      for (const word of cell.words) {
        const plain = simplified(word.text);
        if (plain === '' || text.length > MOST_SIGNS) continue;
        if (!joins) text += ' ';
        placed.push({ word, cell, start: text.length, leads: index === 0, alone, entry, priced });
        text += plain;
        joins = isCut(word, line.words);
      }
  }
  const printed = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
  // « votre quote- | part » is one word, wherever its line ends.
  const whole = printed.replaceAll(/(?<=\p{L})-\n(?=\p{Ll})/gu, '-');
  return { page, text, lines: fold(whole), placed, height };
}

/** The words that lie between two offsets of the text. */
export const placedBetween = ({ placed }: PageText, from: number, to: number): readonly Placed[] =>
  placed.slice(
    Math.max(
      0,
      placed.findLastIndex(({ start }) => start <= from),
    ),
    placed.findLastIndex(({ start }) => start < to) + 1,
  );

export const shownBox = ({ page }: PageText, words: readonly Placed[]): Box =>
  sheetBox(page, boxAround(words.map(({ word }) => word.box)));
