// A summary sheet in tiles: each figure in large, and under it in small what it is. Read from top to bottom
// like any other page, every figure would be that of the words over it, which are another tile's.
import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import { type Cell, cellOf, cellsOf } from '../../layout/cells.ts';
import { linesOf } from '../../layout/lines.ts';
import { middleOf } from '../../page/box.ts';
import { type Passage, type Sheet, sheetOf } from '../sheet/sheet.ts';
import { isFigure } from './fiche-figures.ts';
import type { Pair } from './fiche-pairs.ts';

/** `depth`: how many lines the words have. */
type TileRow = { values: readonly Cell[]; labels: readonly Cell[]; depth: number };
/** `rest`: the page without its tiles. */
type Tiled = { rest: Sheet; passages: readonly Passage[]; pairs: readonly Pair[] };

/** Of the distance from the row above; of the distance from a figure to its words, to the next line of them. */
const [NEARER, SAME, PITCH] = [0.9, 1.1, 1.3];
/** One row may be anything. */
const MIN_ROWS = 2;

export function tiledSheet(sheet: Sheet): Tiled {
  const { page, height } = sheet;
  const rows = tileRows(linesOf(page).map((line) => cellsOf(line, height)));
  if (rows.length < MIN_ROWS) return { rest: sheet, passages: [], pairs: [] };
  const tiles = rows.flatMap(({ values, labels }) =>
    values.flatMap((value, at) => {
      const label = labels[at];
      return label ? [{ value, label }] : [];
    }),
  );
  const own = new Set(tiles.flatMap(({ value, label }) => [...value.words, ...label.words]));
  return {
    rest: sheetOf({ ...page, words: page.words.filter((word) => !own.has(word)) }),
    passages: tiles.map(({ value, label }) => ({
      page,
      written: writtenLines([label, value], height),
    })),
    pairs: tiles.map(({ value, label }) => ({ label: fold(label.text), value, sheet })),
  };
}

/** Rows that start with a figure show where the tiles stand; those of words only stand there too. */
function tileRows(lines: readonly (readonly Cell[])[]): TileRow[] {
  const all: TileRow[] = [];
  let end = -1;
  for (const at of lines.keys()) {
    const row = at < end ? null : tileRow(lines, at, at === end);
    if (!row) continue;
    all.push(row);
    end = at + 1 + row.depth;
  }
  const shown = all.filter(
    ({ values: [first, ...others] }) =>
      first && isFigure(first) && others.filter(isFigure).length * 2 + 1 >= others.length,
  );
  const columns = shown.flatMap(({ values }) => values);
  const inColumns = ({ values }: TileRow) =>
    values.every((cell) => columns.some((other) => overlap(cell, other)));
  if (shown.length < MIN_ROWS) return [];
  const rows = all.filter(inColumns);
  const taken = new Set(rows.flatMap(({ values, labels }) => [...values, ...labels]));
  return [
    ...rows,
    ...lastTiles(lines, columns).filter(({ values }) => !values.some((one) => taken.has(one))),
  ];
}

/** The last row of tiles may have one only. */
function lastTiles(lines: readonly (readonly Cell[])[], columns: readonly Cell[]): TileRow[] {
  return lines.flatMap(([value, ...others], at): TileRow[] => {
    const [label, ...more] = lines[at + 1] ?? [];
    const isAlone = others.length === 0 && more.length === 0;
    if (!value || !label || !isAlone || !isFigure(value) || isFigure(label)) return [];
    const inColumn = overlap(value, label) && columns.some((other) => overlap(value, other));
    const isNear = distance([value], [label]) < distance(lines[at - 1] ?? [], [value]);
    const isWords = /\p{L}{3}/u.test(label.text);
    return inColumn && isNear && isWords ? [{ values: [value], labels: [label], depth: 1 }] : [];
  });
}

/**
 * A line of figures, one over each of the words under it, and nearer to them than to what stands over it; after
 * another such row or a title, as near is enough.
 */
function tileRow(
  lines: readonly (readonly Cell[])[],
  at: number,
  follows: boolean,
): TileRow | null {
  const [above, values] = [lines[at - 1] ?? [], lines[at] ?? []];
  const words = grouped(lines[at + 1] ?? [], values);
  const gap = distance(values, words);
  const isBelow = follows || above.length === 1 ? SAME : NEARER;
  const isTile =
    values.length >= 2 &&
    values.length === words.length &&
    gap < isBelow * distance(above, values) &&
    words.every(
      (cell, index) =>
        /\p{L}{3}/u.test(cell.text) && !isFigure(cell) && columnOf(cell, values) === index,
    );
  if (!isTile) return null;
  const labels = words.map((cell) => [cell]);
  let depth = 1;
  for (const line of lines.slice(at + 2)) {
    const columns = line.map((cell) => columnOf(cell, words));
    const isFar = distance(lines[at + depth] ?? [], line) > PITCH * gap;
    if (isFar || columns.includes(-1) || line.some(isFigure)) break;
    for (const [slot, cell] of line.entries()) labels[columns[slot] ?? 0]?.push(cell);
    depth += 1;
  }
  const whole = labels.map((cells) => cellOf(cells.flatMap((cell) => cell.words)));
  return { values, labels: whole, depth };
}

/** OCR that lost the middle of a line leaves two cells under one figure: they are words of the same tile. */
function grouped(words: readonly Cell[], values: readonly Cell[]): readonly Cell[] {
  if (words.length <= values.length) return words;
  const nearest = (cell: Cell) =>
    values.reduce((best, one) => (apart(cell, one) < apart(cell, best) ? one : best));
  const groups = values.map((value) => words.filter((cell) => nearest(cell) === value));
  return groups.every((cells) => cells.length > 0)
    ? groups.map((cells) => cellOf(cells.flatMap((cell) => cell.words)))
    : words;
}

const centreOf = ({ box }: Cell): number => (box[0] + box[2]) / 2;
const apart = (a: Cell, b: Cell): number => Math.abs(centreOf(a) - centreOf(b));

const distance = ([above]: readonly Cell[], [below]: readonly Cell[]): number =>
  above && below ? middleOf(below.box) - middleOf(above.box) : Infinity;

const overlap = (a: Cell, b: Cell): boolean => a.box[0] < b.box[2] && b.box[0] < a.box[2];

/** None where it stands under two. */
function columnOf(cell: Cell, over: readonly Cell[]): number {
  const [only, ...others] = over.filter((one) => overlap(cell, one));
  return only && others.length === 0 ? over.indexOf(only) : -1;
}
