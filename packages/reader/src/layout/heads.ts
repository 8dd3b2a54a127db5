// What stands above a column says what its figures are.
import type { Box } from '@quitus/domain/reading/box';

import { middleOf, widthOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import { type Cell, cellOf } from './cells.ts';
import type { Column } from './columns.ts';

/** In heights of a line: lines of one head follow one another closely, those of several heads may be aired. */
const [LINE_PITCH, AIRED_PITCH] = [1.3, 1.9];
/** Heads stand closer to one another than cells do. */
const PHRASE_GAP = 0.45;
const MIN_AIRED = 3;
const SAME_EDGE = 0.3;
/** How far from the edge or the middle of its column a head may stand, and how wide it may be. */
const [REACH, MAX_WIDTH] = [1.2, 9];

/** `whole` where the phrase is all of its cell: the words of a sentence are parted too. */
type Head = { column: number; phrase: Cell; whole: boolean };

/**
 * `header`: the lines above the first row, from top to bottom. `floors`: how far right the texts before
 * each column reach.
 */
export function withHeads(
  columns: readonly Column[],
  header: readonly (readonly Cell[])[],
  height: number,
  floors: readonly number[],
): Column[] {
  const heads = lastLines(
    header.map((line) => headsOf(columns, line, height, floors)),
    height,
  );
  return columns.map((column, index) => ({
    ...column,
    head: heads
      .filter((head) => head.column === index)
      .map(({ phrase }) => phrase.text)
      .join(' '),
  }));
}

function headsOf(
  columns: readonly Column[],
  line: readonly Cell[],
  height: number,
  floors: readonly number[],
): Head[] {
  const phrases = line
    .flatMap((cell) =>
      phrasesOf(columns, cell.words, height).map((phrase) => ({
        phrase,
        cell,
        whole: phrase.words.length === cell.words.length,
      })),
    )
    .filter(({ phrase }) => /[\p{L}\d]/u.test(phrase.text));
  const near = phrases.map(({ phrase }) =>
    widthOf(phrase.box) <= MAX_WIDTH * height
      ? columnUnder(columns, phrase, REACH * height)
      : NOWHERE,
  );
  // As many heads as columns, none of them among the labels: one each, in their order.
  const over = phrases.filter(({ cell }) => cell.box[0] >= (floors[0] ?? Infinity));
  if (over.length === columns.length && near.includes(NOWHERE))
    return over.map(({ phrase, whole }, column) => ({ phrase, column, whole }));
  return phrases.flatMap(({ phrase, whole, cell: { box } }, index): Head[] => {
    const column = near[index] ?? NOWHERE;
    if (column !== NOWHERE) return [{ phrase, column, whole }];
    const own = columnAround(columns, phrase.box, floors, height);
    // What starts among the labels is a title, however far it runs.
    const starts = columnAround(columns, [box[0], box[1], box[0], box[3]], floors, height);
    const isOwn = own !== NOWHERE && starts !== NOWHERE && !near.includes(own);
    return isOwn ? [{ phrase, column: own, whole }] : [];
  });
}
const NOWHERE = -1;

/** The lowest line that stands over columns, and those right above it. */
function lastLines(lines: readonly Head[][], height: number): Head[] {
  const kept: Head[] = [];
  let lowest: number | null = null;
  let aired = false;
  for (const line of lines.toReversed()) {
    const [first] = line;
    if (!first) continue;
    const middle = middleOf(first.phrase.box);
    // Over and under aired heads « N | N | N+1 | N+2 » is one more line of them, even where OCR saw
    // two; and « N+1 » alone, the end of one that was wrapped.
    const isAired: boolean =
      line.every(({ whole }) => whole) && line.length >= (aired ? 1 : MIN_AIRED);
    const pitch = isAired ? AIRED_PITCH : LINE_PITCH;
    if (lowest !== null && lowest - middle > pitch * height) break;
    lowest = middle;
    aired = isAired && line.length >= MIN_AIRED - 1;
    kept.unshift(...line);
  }
  return kept;
}

/** A head ends at a gap, or where the figures under it end. */
function phrasesOf(columns: readonly Column[], words: readonly Word[], height: number): Cell[] {
  const endsColumn = ({ box }: Word) =>
    columns.some(({ right }) => Math.abs(right - box[2]) < SAME_EDGE * height);
  const phrases: Word[][] = [];
  for (const word of words) {
    const phrase = phrases.at(-1);
    const before = phrase?.at(-1);
    const close = before && word.box[0] - before.box[2] < PHRASE_GAP * height;
    if (phrase && close && !endsColumn(before)) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases.map(cellOf);
}

/** In a wide cell a head that is centred, or set on the left, stands far from figures set on the right. */
function columnAround(
  columns: readonly Column[],
  [left, , right]: Box,
  floors: readonly number[],
  height: number,
): number {
  return columns.findIndex((column, index) => {
    const from = Math.max(columns[index - 1]?.right ?? -Infinity, floors[index] ?? -Infinity);
    const slack = SAME_EDGE * height;
    return Number.isFinite(from) && left >= from - slack && right <= column.right + slack;
  });
}

/** Heads share the right edge of their figures, or their middle. */
function columnUnder(columns: readonly Column[], { box }: Cell, reach: number): number {
  const [left, , right] = box;
  const distances = columns.map((column) =>
    Math.min(
      Math.abs(column.right - right),
      Math.abs(column.left + column.right - left - right) / 2,
    ),
  );
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : -1;
}
