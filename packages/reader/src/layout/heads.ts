// What stands above a column says what its figures are.
import { middleOf, widthOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import { type Cell, cellOf } from './cells.ts';
import type { Column } from './columns.ts';

/** In heights of a line: lines of one head follow one another closely. */
const LINE_PITCH = 1.3;
/** Heads stand closer to one another than cells do. */
const PHRASE_GAP = 0.45;
const SAME_EDGE = 0.3;
/** How far from the edge or the middle of its column a head may stand, and how wide it may be. */
const [REACH, MAX_WIDTH] = [1.2, 9];

type Head = { column: number; phrase: Cell };

/** `header`: the lines above the first row, from top to bottom. */
export function withHeads(
  columns: readonly Column[],
  header: readonly (readonly Cell[])[],
  height: number,
): Column[] {
  const heads = lastLines(
    header.map((line) => headsOf(columns, line, height)),
    LINE_PITCH * height,
  );
  return columns.map((column, index) => ({
    ...column,
    head: heads
      .filter((head) => head.column === index)
      .map(({ phrase }) => phrase.text)
      .join(' '),
  }));
}

const headsOf = (columns: readonly Column[], line: readonly Cell[], height: number): Head[] =>
  line
    .flatMap(({ words }) => phrasesOf(columns, words, height))
    .filter(({ box }) => widthOf(box) <= MAX_WIDTH * height)
    .map((phrase) => ({ phrase, column: columnUnder(columns, phrase, REACH * height) }))
    .filter(({ column }) => column >= 0);

/** The lowest line that stands over columns, and those right above it. */
function lastLines(lines: readonly Head[][], pitch: number): Head[] {
  const kept: Head[] = [];
  let lowest: number | null = null;
  for (const line of lines.toReversed()) {
    const [first] = line;
    if (!first) continue;
    const middle = middleOf(first.phrase.box);
    if (lowest !== null && lowest - middle > pitch) break;
    lowest = middle;
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
