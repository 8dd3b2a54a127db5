// Which lines of words go on with which row of a table of works: a name is wrapped under its row, over it, or
// around it, and each table has one habit. Lines of one name stand nearer to one another than two names do.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Column } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import type { SheetLine } from '../sheet/sheet.ts';

/** In heights of a line: further apart, two lines are of two things; over the first row are heads, under the last sentences. */
const [CHAINED, OUTSIDE] = [1.6, 1.25];
/** Of the widest gap: one that is nearly as wide may as well be where a name ends. */
const CLEAR = 0.9;

/** For each row, the lines that are its own. */
type Owned = readonly (readonly SheetLine[])[];

/** The ways that lines may be shared out, the likeliest first: where they stand apart, under their row, over it. */
export function waysOfOwning(
  rows: readonly SheetLine[],
  lines: readonly SheetLine[],
  words: readonly SheetLine[],
  height: number,
): Owned[] {
  const cuts: readonly Cut[] = [widestGap, (between) => between.length, () => 0];
  const first = rows[0]?.box[1] ?? 0;
  const head = lines.findLast((line) => !words.includes(line) && line.box[1] < first);
  // Words over the first row may be those of the heads: they are shared out with them.
  const all = head ? [head, ...rows] : rows;
  return cuts.map((cut) => rows.map((row) => ownLines(all, words, all.indexOf(row), cut, height)));
}

/** How many of the lines between two rows go on with the first. */
type Cut = (between: readonly SheetLine[], above: SheetLine, below: SheetLine) => number;

const widestGap: Cut = (between, above, below) => {
  const all = [above, ...between, below];
  const gaps = all
    .slice(1)
    .map((line, at) => middleOf(line.box) - middleOf(all[at]?.box ?? line.box));
  const widest = Math.max(...gaps);
  // Of gaps that are alike the last: a name goes on under its row more often than over it.
  return gaps.findLastIndex((gap) => gap >= CLEAR * widest);
};

function ownLines(
  rows: readonly SheetLine[],
  words: readonly SheetLine[],
  at: number,
  cut: Cut,
  height: number,
): SheetLine[] {
  const [before, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row) return [];
  const from = (line: SheetLine): number => middleOf(line.box);
  const within = (top: number, bottom: number) =>
    words.filter((line) => !rows.includes(line) && from(line) > top && from(line) < bottom);
  const over = before
    ? within(from(before), from(row)).slice(cut(within(from(before), from(row)), before, row))
    : within(from(row) - OUTSIDE * height, from(row));
  const below = within(from(row), next ? from(next) : Infinity);
  const under = next ? below.slice(0, cut(below, row, next)) : below;
  return [
    ...chained(row, over.toReversed(), height).toReversed(),
    ...chained(row, under, height, next ? CHAINED : OUTSIDE),
  ];
}

/** As long as each line is near the one before; one that opens with a small letter can be nothing else. */
function chained(
  row: SheetLine,
  lines: readonly SheetLine[],
  height: number,
  reach = CHAINED,
): SheetLine[] {
  const all = [row, ...lines];
  const end = lines.findIndex(
    (line, at) =>
      Math.abs(middleOf(line.box) - middleOf(all[at]?.box ?? line.box)) >
      (/^[\p{Ll}(]/u.test(line.cells[0]?.text ?? '') ? CHAINED : reach) * height,
  );
  return end === -1 ? [...lines] : lines.slice(0, end);
}

/** Words stand before the first amount; in a table that has none there, after the last. */
export function besideFigures(
  rows: readonly SheetLine[],
  columns: readonly Column[],
): (box: Box) => boolean {
  const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0];
  const isBefore = (box: Box): boolean => box[2] < left;
  const isAfter = (box: Box): boolean => box[0] > right;
  const are = (is: (box: Box) => boolean): boolean =>
    rows.every(({ cells }) => cells.some(({ box, text }) => is(box) && /\p{L}/u.test(text)));
  return !are(isBefore) && are(isAfter) ? isAfter : isBefore;
}

/** A column of its own for the meeting, the key or the number of works: it holds no name. */
const OTHER_HEAD =
  /^(?:cles?|repartition|a\.?g\.?|assemblee|date|votes?|vote le|decision|resolution|code|ref(?:erence)?|n°)\b/;
/** In heights of a line. */
const HEADS = 7;

/** Of several columns of words, that of the names: not the one whose head says something else, and the one that says most. */
export function inNameColumn(
  rows: readonly SheetLine[],
  lines: readonly SheetLine[],
  isLabel: (box: Box) => boolean,
  height: number,
): (box: Box) => boolean {
  const top = rows[0]?.box[1] ?? 0;
  const heads = lines
    .filter((line) => line.box[3] <= top + 1 && line.box[1] > top - HEADS * height)
    .flatMap(({ cells }) => cells);
  const isOther = ({ box }: Cell) =>
    heads.some(
      (head) => OTHER_HEAD.test(fold(head.text)) && head.box[0] < box[2] && head.box[2] > box[0],
    );
  const letters = ({ text }: Cell): number => text.match(/\p{L}/gu)?.length ?? 0;
  const worded = rows.map(({ cells }) => cells.filter(({ box }) => isLabel(box)));
  const [name] = worded
    .flat()
    .filter((cell) => !isOther(cell))
    .toSorted((a, b) => letters(b) - letters(a));
  if (!name) return isLabel;
  const beside = worded.flat().map(({ box }) => box);
  const left = Math.max(
    -Infinity,
    ...beside.map((box) => (box[2] <= name.box[0] ? box[2] : -Infinity)),
  );
  const right = Math.min(
    Infinity,
    ...beside.map((box) => (box[0] >= name.box[2] ? box[0] : Infinity)),
  );
  return (box) => isLabel(box) && box[0] >= left && box[0] < right;
}
