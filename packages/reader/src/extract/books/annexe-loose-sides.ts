// A balance sheet in a frame of the office's own: figures before their words, mirrored halves, whole euros, a side
// a page. Nothing is asked of the frame but lines that hold a figure and words; both sides must add up to one total.
import { amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { type Column, columnAt, columnsOf, hasCents, isNumeric } from '../../layout/columns.ts';
import { withHeads } from '../../layout/heads.ts';
import { middleOf } from '../../page/box.ts';
import type { Money } from '../shares/share-money.ts';
import type { SheetLine } from '../sheet/sheet.ts';
import { annexeColumn } from './annexe-columns.ts';
import { halvesOf } from './annexe-halves.ts';
import type { AnnexePart } from './annexe-parts.ts';
import {
  accountOf,
  areEven,
  type Entry,
  GRAND_TOTAL,
  type Side,
  sideOf,
  unwrapped,
} from './annexe-sides.ts';

/** A side has a row and its total at the least. */
const MIN_ROWS = 4;
/** In heights of a line: heads stand no higher over the first row, words that go on no further from their row. */
const [HEADER, WRAP] = [7, 1.4];
const TOTAL = /\btota(?:l|ux)\b|^ensemble\b/;
/** « 51 », « 103.1 », « 45-1 » in a cell of its own. */
const CODE = /^\d{2,5}(?:[.-]\d)?$/;

type IsFigure = (cell: Cell) => boolean;
type LooseRow = { line: SheetLine; entry: Entry };

/** The only two sides that balance, however they are set; none where no way of reading makes them. */
export function looseSides(parts: readonly AnnexePart[], closed_year: number | null): Side[] {
  const [part, ...others] = parts;
  if (!part || parts.some(({ sheet }) => sheet.page.source === 'OCR')) return [];
  const ways = [parts, ...(others.length > 0 ? [] : halvesOf(part))];
  for (const isFigure of [hasCents, isNumeric])
    for (const way of ways) {
      const rows = way.flatMap((one) => rowsOf(one, isFigure, closed_year));
      const sides = evenSides(rows, part.sheet.page);
      if (sides.length > 0) return sides;
    }
  return [];
}

function rowsOf(
  { sheet: { height }, lines }: AnnexePart,
  isFigure: IsFigure,
  closed_year: number | null,
): LooseRow[] {
  const figured = lines.filter(
    ({ cells, folded }) => cells.some(isFigure) && /\p{L}/u.test(folded),
  );
  const [first] = figured;
  if (!first) return [];
  const bare = columnsOf(
    figured.map(({ cells }) => cells.filter(isFigure)),
    height,
  );
  const header = lines.filter(
    (line) => line.box[1] < first.box[1] && line.box[1] > first.box[1] - HEADER * height,
  );
  const columns = withHeads(
    bare,
    header.map(({ cells }) => cells),
    height,
    bare.map(() => -Infinity),
  );
  const at = closedColumn(columns, closed_year);
  if (at === -1) return [];
  return figured.map((line) => {
    const cell = line.cells.find((one) => isFigure(one) && columnAt(columns, one, height) === at);
    const read = cell ? amountOf(cell.text, true) : null;
    const closed: Money | null =
      cell && read ? { cell, cents: read.side === 'CREDIT' ? -read.cents : read.cents } : null;
    const { label, isRest } = labelOf(line, lines, figured, { isFigure, height });
    return { line, entry: { label, account: accountOf(label), closed, isRest } };
  });
}

/** The one that its head says; the only one of a sheet that has the figures of a single year. */
function closedColumn(columns: readonly Column[], closed_year: number | null): number {
  const names = columns.map((column) => annexeColumn(column, closed_year));
  if (names.filter((name) => name === 'CLOSED').length === 1) return names.indexOf('CLOSED');
  return columns.length === 1 && names[0] === null && closed_year !== null ? 0 : -1;
}

/** All words of the line, on whichever side of its figures, after the number of their account. */
function labelOf(
  line: SheetLine,
  lines: readonly SheetLine[],
  figured: readonly SheetLine[],
  { isFigure, height }: { isFigure: IsFigure; height: number },
): { label: string; isRest: boolean } {
  const words = line.cells.filter((cell) => /\p{L}/u.test(cell.text) && !isNumeric(cell));
  // « 400 » of whole euros is a figure, and no account.
  const code = /^\d/.test(words[0]?.text ?? '')
    ? null
    : line.cells.find(
        (cell) => CODE.test(cell.text) && !isFigure(cell) && isBesideWords(cell, line),
      );
  // « Copropriétaires – sommes exigibles » over « restant à recevoir ».
  const rest = lines.filter(
    (other) =>
      !figured.includes(other) &&
      middleOf(other.box) > middleOf(line.box) &&
      middleOf(other.box) - middleOf(line.box) < WRAP * height &&
      other.cells.length === 1 &&
      /^[\p{Ll}(]/u.test(other.cells[0]?.text ?? ''),
  );
  const text = [...(code ? [code] : []), ...words, ...rest.flatMap(({ cells }) => cells)]
    .map((cell) => cell.text)
    .join(' ');
  return { label: fold(text), isRest: /^[\p{Ll}(]/u.test(text) };
}

/** A whole number between two figures may be a figure: the number of an account has its words beside it. */
const isBesideWords = (cell: Cell, { cells }: SheetLine): boolean => {
  const at = cells.indexOf(cell);
  return [cells[at - 1], cells[at + 1]].some((one) => one && /\p{L}{3}/u.test(one.text));
};

/** The first total that the rows over it make, and the next that is the same and that the rows between make. */
function evenSides(rows: readonly LooseRow[], page: Side['page']): Side[] {
  const entries = unwrapped(rows.map(({ entry }) => entry));
  const totals = entries.flatMap((entry, at) =>
    TOTAL.test(entry.label) || GRAND_TOTAL.test(entry.label) ? [{ entry, at }] : [],
  );
  if (entries.length < MIN_ROWS) return [];
  for (const left of totals)
    for (const right of totals) {
      if (right.at <= left.at || left.entry.closed?.cents === 0) continue;
      const sides = [
        sideOf(entries.slice(0, left.at), left.entry.closed, page),
        sideOf(entries.slice(left.at + 1, right.at), right.entry.closed, page),
      ];
      if (areEven(sides) && sides.every((side) => side.entries.length > 0)) return sides;
    }
  return [];
}
