// Tables without asking for ruling lines: columns of figures, and what stands beside and above.
import type { Box } from '@quitus/domain/reading/box';

import { boxAround, middleOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { type Cell, cellOf, cellsOf } from './cells.ts';
import { type Column, columnAt, columnsOf, hasCents, isAskew, isNumeric } from './columns.ts';
import { withHeads } from './heads.ts';
import { lineHeight } from './line-height.ts';
import { type Line, linesOf } from './lines.ts';
import { partedFigures } from './parted-figures.ts';

export type Row = {
  /** One for each column; null where nothing stands. */
  values: readonly (Cell | null)[];
  /** Texts before the first column, between columns, after the last: one more than columns. */
  texts: readonly (RowText | null)[];
  box: Box;
};

/** `own` is what stands on the row's own line; the rest was wrapped, or is a title near it. */
export type RowText = Cell & { own: Cell | null };

export type Table = {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Lines above the first row, from top to bottom, as cells. */
  header: readonly (readonly Cell[])[];
  box: Box;
};

/** In heights of a line. */
const MAX_ROW_GAP = 6;
const WRAP_DISTANCE = 1.25;
/** OCR sees letters without the air that a font gives them: its lines are as far apart, and lower. */
const [HEADER_DISTANCE, SEEN_HEADER_DISTANCE] = [6, 9];
const MIN_HEADS = 3;
/** Of the distance of two rows: as far apart as rows are, a line is a title of its own. */
const TIGHT = 0.85;

type Cut = { line: Line; cells: Cell[] };

export function tablesOf(page: Page): Table[] {
  const height = lineHeight(page);
  const lines = linesOf(page);
  const cells = partedFigures(
    lines.map((line) => cellsOf(line, height)),
    height,
  );
  const cut = lines.map((line, at): Cut => ({ line, cells: cells[at] ?? [] }));
  const reach = height * (page.source === 'OCR' ? SEEN_HEADER_DISTANCE : HEADER_DISTANCE);
  return blocksOf(cut, height)
    .flatMap((block) => splitBlock(block, height))
    .flatMap((block) => {
      const table = tableOf(block, cut, height, reach);
      return table ? [table] : [];
    });
}

/** Runs of lines with figures that nothing but a few lines of text parts, none of them a line of heads. */
function blocksOf(cut: readonly Cut[], height: number): Cut[][] {
  const blocks: Cut[][] = [];
  let headed = false;
  for (const one of cut) {
    if (!one.cells.some(hasCents)) {
      headed ||= areHeads(one, blocks.at(-1)?.at(-1));
      continue;
    }
    const block = blocks.at(-1);
    const before = block?.at(-1);
    const near = before && one.line.box[1] - before.line.box[3] <= MAX_ROW_GAP * height;
    if (block && near && !headed) block.push(one);
    else blocks.push([one]);
    headed = false;
  }
  return blocks;
}

/** A title or a label that was wrapped has fewer cells, or starts where labels do. */
function areHeads({ cells }: Cut, before: Cut | undefined): boolean {
  const named = cells.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const figures = before?.cells.find(hasCents)?.box[0] ?? Infinity;
  const apart = named.length >= 2 && named.every(({ box }) => box[0] >= figures);
  // « Charges pour travaux | 2024 | 2025 ».
  const isHead = (cell: Cell) => !isNumeric(cell) || YEAR.test(cell.text);
  // « 08/04/27 | BQ | Prélèvement rejeté » is a row that moves nothing.
  const isDated = DATED.test(cells[0]?.text ?? '');
  return (named.length >= MIN_HEADS || apart) && cells.every(isHead) && !isDated;
}
const DATED = /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:$|\s)/;
const YEAR = /^20\d\d$/;

/** Two tables one above the other have no column in common. */
function splitBlock(block: readonly Cut[], height: number): (readonly Cut[])[] {
  const columns = columnsOf(
    block.map(({ cells }) => cells),
    height,
  );
  const used = block.map(({ cells }) =>
    cells.filter(hasCents).map((cell) => columnAt(columns, cell, height)),
  );
  const at = block.findIndex((_, index) => {
    const [above, below] = [used.slice(0, index).flat(), used.slice(index).flat()];
    // The first row of an account may be the only one on its side.
    const isOne = [block[index - 1], block[index]].every((one) =>
      DATED.test(one?.cells[0]?.text ?? ''),
    );
    return index > 0 && !isOne && !above.some((column) => column >= 0 && below.includes(column));
  });
  return at === -1 ? [block] : [block.slice(0, at), ...splitBlock(block.slice(at), height)];
}

function tableOf(
  block: readonly Cut[],
  all: readonly Cut[],
  height: number,
  reach: number,
): Table | null {
  const columns = columnsOf(
    block.map(({ cells }) => cells),
    height,
  );
  const inColumn = (cell: Cell) => isNumeric(cell) && columnAt(columns, cell, height) >= 0;
  const rowCuts = block.filter(({ cells }) => cells.some((one) => hasCents(one) && inColumn(one)));
  const [first, last] = [rowCuts[0], rowCuts.at(-1)];
  if (!first || !last) return null;
  const isRow = new Set(rowCuts);
  const others = all.filter((one) => !isRow.has(one) && !one.cells.some(hasCents));
  const wrapped = wrappedLines(rowCuts, others, height);
  const rows = rowCuts.map((row) =>
    rowOf(
      row,
      wrapped.filter(([, of]) => of === row).map(([{ cells }]) => cells),
      columns,
      height,
    ),
  );
  const top = first.line.box[1];
  const header = others
    .filter(({ line }) => middleOf(line.box) < top && line.box[1] >= top - reach)
    .map(({ cells }) => cells);
  return {
    columns: withHeads(columns, header, height, floorsOf(rows, columns)),
    rows,
    header,
    box: boxAround(rows.map(({ box }) => box)),
  };
}

/** Where the texts before each column end. */
const floorsOf = (rows: readonly Row[], columns: readonly Column[]): number[] =>
  columns.map((_, slot) =>
    Math.max(...rows.flatMap(({ texts }) => texts[slot]?.own?.box[2] ?? -Infinity)),
  );

/**
 * Lines of text that go on with the label of a row: nearer to it, or to a line that already goes on
 * with it, than the next row would be.
 */
function wrappedLines(rows: readonly Cut[], others: readonly Cut[], height: number): [Cut, Cut][] {
  const members = rows.map((row) => ({ row, middle: middleOf(row.line.box) }));
  const first = members[0]?.middle ?? 0;
  const pitches = members
    .slice(1)
    .map(({ middle }, index) => middle - (members[index]?.middle ?? 0));
  const pitch = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 4)] ?? Infinity;
  const wrapped: [Cut, Cut][] = [];
  const free = others.filter((one) => middleOf(one.line.box) >= first && !tellsSum(one));
  for (const other of free) {
    const middle = middleOf(other.line.box);
    const distance = (one: { middle: number }) => Math.abs(one.middle - middle);
    const nearest = members.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    const goesOn = /^[\p{Ll}(]/u.test(other.cells[0]?.text ?? '');
    const reach = goesOn ? Infinity : TIGHT * pitch;
    if (distance(nearest) >= Math.min(WRAP_DISTANCE * height, reach)) continue;
    members.push({ row: nearest.row, middle });
    wrapped.push([other, nearest.row]);
  }
  return wrapped;
}

/** « Reliquat du trimestre : 12,00 € », right under the last row, has a sum of its own: it is no end of a label. */
const tellsSum = ({ cells }: Cut): boolean =>
  cells.length === 1 && OWN_SUM.test(cells[0]?.text ?? '');
const OWN_SUM =
  /^\p{Lu}[^()]*[\p{L}\d]\s?:\s?[-–−+]?\s?\d[\d\s.]*[,.]\d{2}\s?(?:€|EUR|euros?)?\s?(?:\([^()]*\))?\.?$/u;

function rowOf(
  { cells }: Cut,
  wrapped: readonly (readonly Cell[])[],
  columns: readonly Column[],
  height: number,
): Row {
  const amounts = cells.filter(hasCents);
  const ordered = isAskew(columns, cells, height);
  const isValue = (cell: Cell) =>
    ordered ? hasCents(cell) : isNumeric(cell) && columnAt(columns, cell, height) >= 0;
  const at = (cell: Cell) => (ordered ? amounts.indexOf(cell) : columnAt(columns, cell, height));
  const values = columns.map(
    (_, index) => cells.find((cell) => isValue(cell) && at(cell) === index) ?? null,
  );
  const slots = Array.from({ length: columns.length + 1 }, (_, index) => index);
  const texts = slots.map((slot): RowText | null => {
    const here = (cell: Cell) => slotOf(columns, cell) === slot;
    const own = cells.filter((cell) => !isValue(cell) && here(cell));
    const lines = [own, ...wrapped.map((line) => line.filter(here))];
    const words = inReadingOrder(lines.filter((line) => line.length > 0));
    return words.length === 0
      ? null
      : {
          ...cellOf(words),
          own: own.length === 0 ? null : cellOf(own.flatMap((cell) => cell.words)),
        };
  });
  const held = [...values, ...texts].flatMap((cell) => (cell ? [cell.box] : []));
  return { values, texts, box: boxAround(held) };
}

const inReadingOrder = (lines: readonly (readonly Cell[])[]): Word[] =>
  lines
    .toSorted(([a], [b]) => (a && b ? middleOf(a.box) - middleOf(b.box) : 0))
    .flatMap((line) => line.flatMap(({ words }) => words));

/** The text that says what the figure of that column is: the nearest one on its left. */
export const labelOf = ({ texts }: Row, column: number): RowText | null =>
  texts.slice(0, column + 1).findLast((one) => one !== null) ?? null;

/** Before the first column whose figures start on the right of the text's middle. */
function slotOf(columns: readonly Column[], { box: [left, , right] }: Cell): number {
  const middle = (left + right) / 2;
  const before = columns.findIndex((column) => (column.left + column.right) / 2 > middle);
  return before === -1 ? columns.length : before;
}
