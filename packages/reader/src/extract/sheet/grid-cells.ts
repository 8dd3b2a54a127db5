// A grid whose rules are not read: its columns are extracted by what no word crosses, its cells by lines that follow one
// another more closely than those of two rows.
import { cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import type { Place } from './resolution-head.ts';

type Part = { words: readonly Word[]; middle: number };
export type GridCell = { parts: readonly Part[]; top: number; bottom: number };
/** `starts`: where each column does. `cells`: those of each, from top to bottom. */
type GridColumns = { starts: readonly number[]; cells: readonly (readonly GridCell[])[] };

/** In heights of a line: so much room between two columns, wherever one looks. */
const GUTTER = 0.4;
/** The same: a sentence is not as well aligned. */
const SLACK = 0.2;
/** The same: what is further from the rows is not of the grid. */
const FAR = 3;
/** In steps from one line of a cell to the next: between two rows there is more. */
const SAME_CELL = 1.2;

/** The columns of the lines `from` to `to` of a sheet, and the cells that start over them or go on under them. */
export function gridColumns(
  places: readonly Place[],
  from: number,
  to: number,
  numbers: readonly Word[],
): GridColumns {
  const height = places[from]?.sheet.height ?? 0;
  const starts = startsIn(places.slice(from, to + 1), height, numbers.length / 2);
  const rows = places.slice(from, to + 1);
  const isNear = (one: Place | undefined, other: Place | undefined) =>
    one !== undefined &&
    other?.sheet === one.sheet &&
    Math.abs(middleOf(one.line.box) - middleOf(other.line.box)) < FAR * height &&
    isInColumns(one, starts, height);
  for (let at = from - 1; isNear(places[at], rows[0]); at -= 1)
    rows.unshift(...places.slice(at, at + 1));
  for (let at = to + 1; isNear(places[at], rows.at(-1)); at += 1)
    rows.push(...places.slice(at, at + 1));
  const words = rows.flatMap(({ line }) => line.line.words);
  const columns = starts.map((left, index) =>
    partsOf(
      words.filter(
        ({ box }) =>
          box[0] > left - SLACK * height &&
          box[0] < (starts[index + 1] ?? Infinity) - SLACK * height,
      ),
      height,
    ),
  );
  const step = Math.min(...columns.flatMap(stepsOf));
  const isAt = (number: Word, { middle }: Part) =>
    Math.abs(middle - middleOf(number.box)) < SLACK * height;
  // Every cell of every row starts beside its number: no cell goes over one.
  const isFlush = columns.every((parts) =>
    numbers.every((number) => parts.some((part) => isAt(number, part))),
  );
  const cut = (cell: GridCell): GridCell[] =>
    isFlush && numbers.filter((number) => isWithin(number, cell)).length > 1
      ? cutBefore(cell.parts, (part) => numbers.some((number) => isAt(number, part)))
      : [cell];
  return { starts, cells: columns.map((parts) => cellsIn(parts, step).flatMap(cut)) };
}

/** What stands apart in a few rows only is the end of a line in the column before it. */
function startsIn(places: readonly Place[], height: number, least: number): number[] {
  const words = places
    .flatMap(({ line }) => line.line.words)
    .toSorted((a, b) => a.box[0] - b.box[0]);
  const columns: Word[][] = [];
  let right = -Infinity;
  for (const word of words) {
    if (word.box[0] - right > GUTTER * height) columns.push([word]);
    else columns.at(-1)?.push(word);
    right = Math.max(right, word.box[2]);
  }
  return columns
    .filter((column) => partsOf(column, height).length >= least)
    .flatMap(([first]) => first?.box[0] ?? []);
}

/** Nothing starts left of them all or runs from one into the next; the head of a grid has no figure. */
const isInColumns = ({ line }: Place, starts: readonly number[], height: number): boolean =>
  line.line.words.every(({ box }) =>
    starts.every((start, index) =>
      index === 0
        ? box[0] > start - SLACK * height
        : !(box[0] < start - SLACK * height && box[2] > start - SLACK * height),
    ),
  ) && !HEADING.test(line.folded);
const HEADING =
  /^(?:n°|no|#|nos?|numero|rang|question|resolution|objet|point|decision|resultat|vote|majorite|article|art\.|maj\.)s?(?:\s|$)[^\d]*$/;

/** Words that stand at one height. */
function partsOf(words: readonly Word[], height: number): Part[] {
  const parts: Word[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const first = parts.at(-1)?.[0];
    if (first && middleOf(word.box) - middleOf(first.box) < height / 2) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts.map((part) => ({
    words: part.toSorted((a, b) => a.box[0] - b.box[0]),
    middle: middleOf(cellOf(part).box),
  }));
}

const stepsOf = (parts: readonly Part[]): number[] =>
  parts.slice(1).map(({ middle }, index) => middle - (parts[index]?.middle ?? 0));

const cellsIn = (parts: readonly Part[], step: number): GridCell[] =>
  cutBefore(
    parts,
    ({ middle }, above) => above !== undefined && middle - above.middle >= SAME_CELL * step,
  );

function cutBefore(
  parts: readonly Part[],
  isNext: (part: Part, above: Part | undefined) => boolean,
): GridCell[] {
  const cells: Part[][] = [];
  for (const part of parts) {
    const cell = cells.at(-1);
    if (!cell || isNext(part, cell.at(-1))) cells.push([part]);
    else cell.push(part);
  }
  return cells.map((lines) => {
    const boxes = lines.flatMap(({ words }) => words.map(({ box }) => box));
    return {
      parts: lines,
      top: Math.min(...boxes.map((box) => box[1])),
      bottom: Math.max(...boxes.map((box) => box[3])),
    };
  });
}

export const isWithin = ({ box }: Word, { top, bottom }: GridCell): boolean =>
  middleOf(box) > top && middleOf(box) < bottom;

/** Lines of two rows may touch: their middles tell. */
export const isBeside = ({ parts }: GridCell, { top, bottom }: GridCell): boolean =>
  (parts[0]?.middle ?? Infinity) < bottom && (parts.at(-1)?.middle ?? 0) > top;
