// The heads over the figures of one row: each word belongs to the column whose middle it stands nearest to, over as many lines as the
// heads have.
import type { Box } from '@quitus/domain/reading/box';

import { cellsOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import { amountsIn, type Row } from './figures.ts';

const centreOf = ([left, , right]: Box): number => (left + right) / 2;

/** In heights of a line: the lines of one head stand no further apart. */
const LEADING = 2;
/** In rows: heads stand no higher over their figures. */
const FAR = 40;

type Spans = readonly (readonly [left: number, right: number])[];

/** From half way to the column before to half way to the next. */
function spansOf(boxes: readonly Box[]): Spans {
  const middles = boxes.map(centreOf);
  const gaps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  return middles.map((middle, at) => {
    const [before, after] = [gaps[at - 1] ?? gaps[at] ?? 0, gaps[at] ?? gaps[at - 1] ?? 0];
    return [middle - before / 2, middle + after / 2] as const;
  });
}

/** A head may be wider than the first column, where nothing stands beside it. */
function wordsIn(row: Row, spans: Spans): string[] {
  const { words } = row.line;
  const coded = codedHeads(words, spans.length);
  if (coded) return coded;
  const cells = cellsOf(row.line, row.height);
  return spans.map(([left, right], at) => {
    const isIn = ({ box }: Word) => centreOf(box) >= left && centreOf(box) < right;
    const first = cells.find((cell) => cell.words.some(isIn))?.words ?? [];
    const before = at === 0 ? first.filter(({ box }) => centreOf(box) < left) : [];
    return [...before, ...words.filter(isIn)].map(({ text }) => text).join(' ');
  });
}

const CODE = /^(?:\d{2,3}|[A-Z]{1,2}\d{0,3})$/;

/** « 01 CHARGES GENERALES 02 ESCALIER 03 EAU »: as many codes as columns part heads that nothing else does. */
function codedHeads(words: readonly Word[], count: number): string[] | null {
  const starts = words.flatMap(({ text }, at) => (CODE.test(text) ? [at] : []));
  const heads = starts.map((start, at) =>
    words
      .slice(start, starts[at + 1])
      .map(({ text }) => text)
      .join(' '),
  );
  return count > 1 && starts.length === count && starts[0] === 0 && heads.every(isNamed)
    ? heads
    : null;
}

/** Words that run on over three columns head none of them. */
const isSentence = (row: Row, spans: Spans): boolean =>
  cellsOf(row.line, row.height).some(
    ({ box }) => spans.filter(([left, right]) => box[0] < left && box[2] > right).length > 1,
  );

/** « Charges communes | Ascenseur » over « générales | B »: a line under the heads that goes on with some of them. */
function goingOn(rows: readonly Row[], at: number, spans: Spans): string[][] {
  const [head, below] = [rows[at], rows[at + 1]];
  if (!head || !below || below.page !== head.page || below.figures.length > 0) return [];
  const gap = middleOf(below.line.box) - middleOf(head.line.box);
  const texts = wordsIn(below, spans);
  const words = texts.flatMap((text) => text.split(' ').filter(Boolean));
  return gap < LEADING * head.height && words.length === below.line.words.length ? [texts] : [];
}

/** « EX 24/25 », « 2024-2025 ». */
const YEAR = /\b(?:20)?\d{2}(?:[/-](?:20)?\d{2})?\b/;
const isNamed = (text: string): boolean => /\p{L}{3}/u.test(text);

/** One head a column, from left to right; null where some column has none. */
export function headsOver(
  rows: readonly Row[],
  row: number,
  boxes: readonly Box[],
): string[] | null {
  const page = rows[row]?.page;
  const spans = spansOf(boxes.toSorted((a, b) => a[0] - b[0]));
  if (spans.length < 2) return null;
  const heads: string[][] = [];
  let last: Row | null = null;
  for (let at = row - 1; at >= Math.max(0, row - FAR); at -= 1) {
    const above = rows[at];
    if (!above || above.page !== page) break;
    const texts = amountsIn(above).length > 0 ? [] : wordsIn(above, spans);
    const own = texts.filter((text) => text !== '').length;
    const isFirst = last === null;
    const isNear =
      last === null || middleOf(last.line.box) - middleOf(above.line.box) < LEADING * above.height;
    const isHead = isFirst
      ? texts.some(isNamed) && own === spans.length
      : texts.some((text) => isNamed(text) || YEAR.test(text)) && 2 * own > spans.length;
    if (isHead && isNear && (isFirst || !isSentence(above, spans))) {
      heads.unshift(texts);
      if (isFirst) heads.push(...goingOn(rows, at, spans));
      last = above;
    } else if (!isFirst) break;
  }
  const whole = spans.map((_, at) =>
    heads
      .map((texts) => texts[at] ?? '')
      .filter(Boolean)
      .join(' ')
      // « SOUS- » over « SOL ».
      .replaceAll(/(?<=\p{L}-) (?=\p{L})/gu, ''),
  );
  return whole.every(isNamed) ? whole : null;
}
