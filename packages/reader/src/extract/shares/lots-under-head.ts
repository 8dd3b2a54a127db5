// « Lot » as the head of a column: under it stand the lots of all the lines, and the first of them is not all.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { kindOf } from '../figures/row-kinds.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A row of heads, in cells. */
const MIN_HEADS = 3;
const IS_HEAD = /^(?:n° ?(?:de |du )?)?lots?(?:\(s\)| n°)?$/;

/** « 27 », « 27-63 »: those that share a line. */
export const LISTED = /^\d{1,5}(?:[-/,+]\d{1,5})*$/;

/** Down to the total, each once; null where the cell is no head of a table. */
export function lotsUnderHead({ lines, tables }: Sheet, head: Cell): string[] | null {
  const at = lines.findIndex(({ cells }) => cells.includes(head));
  const line = lines[at];
  if (!line || line.cells.length < MIN_HEADS || !IS_HEAD.test(fold(head.text))) return null;
  const table = tables.find(({ box }) => box[3] > middleOf(head.box));
  const below = lines.slice(at + 1);
  // What stands between the heads and the first row of figures is a card over a table.
  const [first] = below;
  if (!table || !first || middleOf(first.box) < (table.rows[0]?.box[1] ?? 0)) return null;
  const rows = below.filter(({ box }) => middleOf(box) < table.box[3]);
  const end = rows.findIndex(({ folded }) => kindOf(folded) === 'TOTAL');
  const numbers = (end === -1 ? rows : rows.slice(0, end)).flatMap(({ line: { words } }) =>
    words.filter(
      ({ text, box }) => LISTED.test(text) && box[0] < head.box[2] && head.box[0] < box[2],
    ),
  );
  const lots = numbers.flatMap(({ text }) => text.split(/\D/));
  return [...new Set(lots.map((lot) => String(Number(lot))))];
}

/** « Ensemble de vos lots », alone over « 50 | Fonds de travaux | 13,14 »: the code of a row, under the title of its part. */
export function opensRow(
  { lines }: Sheet,
  title: Cell | undefined,
  below: Cell | undefined,
): boolean {
  const isAlone = lines.some(({ cells }) => cells.length === 1 && cells[0] === title);
  const row = lines.find(({ cells }) => below !== undefined && cells[0] === below);
  return isAlone && (row?.cells.length ?? 0) > 1;
}
