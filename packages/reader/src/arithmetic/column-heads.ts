// The heads over the figures of one row: each word belongs to the column whose middle it stands nearest to, over
// as many lines as the heads have.
import type { Box } from '@quitus/domain/reading/box';

import { cellsOf } from '../layout/cells.ts';
import { centreOf, middleOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import { amountsIn, type Row } from './figures.ts';

/** In heights of a line: the lines of one head stand no further apart. */
const LEADING = 2;
/** In rows: heads stand no higher over their figures. */
const FAR = 40;

/** `edge`: where the figures of the column end. */
type Spans = readonly (readonly [left: number, right: number, edge: number])[];

/** From half way to the column before to half way to the next. */
function spansOf(boxes: readonly Box[]): Spans {
  const middles = boxes.map(centreOf);
  const gaps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  return middles.map((middle, at) => {
    const [before, after] = [gaps[at - 1] ?? gaps[at] ?? 0, gaps[at] ?? gaps[at - 1] ?? 0];
    return [middle - before / 2, middle + after / 2, boxes[at]?.[2] ?? middle] as const;
  });
}

/** Of the height of a line: words of one head stand no further apart. */
const GAP = 0.5;

/** Where the first head begins: nothing stands left of it that its words could be of. */
function startOf(words: readonly Word[], left: number, height: number): number {
  let start = left;
  const inside = words.findIndex(({ box }) => centreOf(box) >= left);
  for (let at = inside; at > 0; at -= 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || word.box[0] - before.box[2] > GAP * height) break;
    start = centreOf(before.box);
  }
  return start;
}

/** A cell over two columns heads them both; one over more is words of several heads, with no gap between. */
const MOST_COLUMNS = 2;

/** By whole cells: each heads the columns whose middle it stands over, else the nearest; null where cells do not tell columns apart. */
function cellsIn({ line, height }: Row, spans: Spans): string[] | null {
  const texts: string[][] = spans.map(() => []);
  for (const { text, box } of cellsOf(line, height)) {
    const over = spans.flatMap(([left, right], at) => {
      const middle = (left + right) / 2;
      return middle > box[0] - height && middle < box[2] + height ? [at] : [];
    });
    const near = spans.findIndex(([left, right]) => centreOf(box) >= left && centreOf(box) < right);
    const own = over.length > 0 || near === -1 ? over : [near];
    if (own.length > MOST_COLUMNS) return null;
    for (const at of own) texts[at]?.push(text);
  }
  return texts.map((own) => own.join(' '));
}

/** Heads that begin where their cells do, over figures that end there: from the end of the column before to that of its own. */
function cellsToEdges({ line, height }: Row, spans: Spans): string[] {
  const cells = cellsOf(line, height);
  return spans.map(([, , edge], at) => {
    const before = spans[at - 1]?.[2];
    const own = cells.filter(({ box }) => {
      const inside = Math.min(box[2], edge) - Math.max(box[0], before ?? -Infinity);
      return 2 * inside > Math.min(box[2] - box[0], edge - (before ?? -Infinity));
    });
    // Names have a column too, left of all figures.
    return (before === undefined ? own.slice(-1) : own).map(({ text }) => text).join(' ');
  });
}

/** What a head is made of: whole cells, or words where no gap parts one head from the next. */
export type HeadParts = 'WORDS' | 'CELLS';

function textsIn(row: Row, spans: Spans, parts: HeadParts): string[] {
  const {
    line: { words },
    height,
  } = row;
  const coded = codedHeads(words, spans.length);
  if (coded) return coded;
  for (const cells of parts === 'WORDS' ? [] : [cellsIn(row, spans), cellsToEdges(row, spans)])
    if (cells?.every((text) => text !== '')) return cells;
  return spans.map(([left, right], at) => {
    const from = at === 0 ? startOf(words, left, height) : left;
    const own = words.filter(({ box }) => centreOf(box) >= from && centreOf(box) < right);
    return own.map(({ text }) => text).join(' ');
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

/** A line of words that begins before the columns and goes on over some of them: a title. */
const isTitle = ({ line, height }: Row, spans: Spans): boolean =>
  codedHeads(line.words, spans.length) === null &&
  cellsOf(line, height).some(
    ({ box }) =>
      box[0] < (spans[0]?.[0] ?? 0) &&
      spans.filter(([left, right]) => box[2] > (left + right) / 2).length > 1,
  );

/** Words that run on over three columns head none of them. */
const isSentence = (row: Row, spans: Spans): boolean =>
  cellsOf(row.line, row.height).some(
    ({ box }) => spans.filter(([left, right]) => box[0] < left && box[2] > right).length > 1,
  );

/** « EX 24/25 », « 2024-2025 ». */
const YEAR = /\b(?:20)?\d{2}(?:[/-](?:20)?\d{2})?\b/;
/** « N-1 », « N+2 » name a year. */
const isNamed = (text: string): boolean => /\p{L}{3}|^n ?[+-] ?\d$/iu.test(text);

/** « sur 1000 », « parts », « € (sous-total) »: what the figures are, and of nothing in particular. */
const MEASURES =
  /^(?:sur|parts?|tanti[eè]mes|milli[eè]mes|quotes?-parts?|bases?|montants?|euros?|sous-total|total|d[ue]s?|lots?|[\d\s/().€]+)+$/iu;

/** Most columns have more words there, years or codes; of a spreadsheet, column A holds what its rows are called. */
const goesOn = (texts: readonly string[]): boolean =>
  (texts.some((text) => isNamed(text) || YEAR.test(text)) ||
    (texts.every((text) => CODE.test(text)) && texts[0] !== 'B')) &&
  2 * texts.filter((text) => text !== '').length > texts.length;

/** « Charges communes | Ascenseur » over « générales | B »: a line of nothing else, close under the heads. */
function continues(head: Row | undefined, below: Row, texts: readonly string[]): boolean {
  if (!head || below.figures.length > 0) return false;
  const gap = middleOf(below.line.box) - middleOf(head.line.box);
  const words = texts.flatMap((text) => text.split(' ').filter(Boolean));
  return gap < LEADING * head.height && words.length === below.line.words.length;
}

/** One head a column, from left to right; null where some column has none. */
export function headsOver(
  rows: readonly Row[],
  row: number,
  boxes: readonly Box[],
  parts: HeadParts = 'WORDS',
): string[] | null {
  const spans = spansOf(boxes.toSorted((a, b) => a[0] - b[0]));
  return spans.length < 2 ? null : headsFrom(rows, row, spans, parts);
}

/** One of each column, of the words of lines under one another. */
const joined = (lines: readonly (readonly string[])[], spans: Spans): string[] =>
  spans.map((_, at) =>
    lines
      .map((texts) => texts[at] ?? '')
      .filter(Boolean)
      .join(' ')
      // « SOUS- » over « SOL ».
      .replaceAll(/(?<=\p{L}-) (?=\p{L})/gu, ''),
  );

/** In words: the column of names may have a head too, « Clé et poste ». */
const MOST_BESIDE = 3;

/** The lowest lines over the row that stand over its columns: heads of one to three lines in the middle of their cells, or with no gap between them. */
export function headsInBlock(
  rows: readonly Row[],
  row: number,
  boxes: readonly Box[],
  parts: HeadParts = 'WORDS',
): string[] | null {
  const spans = spansOf(boxes.toSorted((a, b) => a[0] - b[0]));
  const above = rows.slice(Math.max(0, row - FAR), row);
  const own = above.map((one) => {
    const texts = amountsIn(one).length > 0 ? [] : textsIn(one, spans, parts);
    const over = texts.flatMap((text) => text.split(' ').filter(Boolean)).length;
    const isOver = over > 0 && one.line.words.length - over <= MOST_BESIDE;
    return isOver && one.page === rows[row]?.page ? texts : null;
  });
  const last = own.findLastIndex((texts) => texts !== null);
  const first = own.slice(0, last + 1).findLastIndex((texts) => texts === null) + 1;
  const heads = joined(
    own.slice(first, last + 1).map((texts) => texts ?? []),
    spans,
  );
  return heads.every(isNamed) ? heads : null;
}

/** The nearest line over the row with a word for each column, and the lines that go on from it. */
function headsFrom(
  rows: readonly Row[],
  row: number,
  spans: Spans,
  parts: HeadParts,
): string[] | null {
  const page = rows[row]?.page;
  const heads: string[][] = [];
  let last: Row | null = null;
  let lowest = row;
  for (let at = row - 1; at >= Math.max(0, row - FAR); at -= 1) {
    const above = rows[at];
    if (!above || above.page !== page) break;
    const isNone = amountsIn(above).length > 0 || isTitle(above, spans);
    const texts = isNone ? [] : textsIn(above, spans, parts);
    if (last === null && texts.length > 0 && texts.every((text) => MEASURES.test(text))) continue;
    const own = texts.filter((text) => text !== '').length;
    const isFirst = last === null;
    const isNear =
      last === null || middleOf(last.line.box) - middleOf(above.line.box) < LEADING * above.height;
    const isHead = isFirst ? texts.some(isNamed) && own === spans.length : goesOn(texts);
    if (isHead && isNear && (isFirst || !isSentence(above, spans))) {
      heads.unshift(texts);
      if (last === null) lowest = at;
      last = above;
    } else if (!isFirst) break;
  }
  let head = rows[lowest];
  for (const under of rows.slice(lowest + 1, row)) {
    const texts = amountsIn(under).length > 0 ? [] : textsIn(under, spans, parts);
    if (!goesOn(texts) && !continues(head, under, texts)) break;
    heads.push(texts);
    head = under;
  }
  const whole = joined(heads, spans);
  return whole.every(isNamed) ? whole : null;
}
