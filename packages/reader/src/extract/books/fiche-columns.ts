// « Total des lots | 118 | Bâtiments | 3 »: a summary sheet in four columns, labels and values twice over. Narrow as they
// are, both go on under themselves, and read line by line the rest of one stands beside the rest of another.
import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { type Passage, type Sheet, type SheetLine, sheetOf } from '../sheet/sheet.ts';
import { isFigure } from './fiche-figures.ts';
import type { Pair } from './fiche-pairs.ts';

/** `rest`: the page without these columns. */
type InColumns = { rest: Sheet; passages: readonly Passage[]; pairs: readonly Pair[] };

/** Fewer rows of four cells show no columns. */
const MIN_ROWS = 3;
/** In heights of a line: how near the rest of a cell stands. */
const BELOW = 2;
/** Of the rows: as many tell a figure. */
const FIGURES = 1 / 3;
const COLUMNS = 4;

/** What stands in each column, line by line. */
type Row = { cells: Cell[][]; last: SheetLine };

const isLabel = (cell: Cell | undefined): boolean =>
  cell !== undefined && /\p{L}{2}/u.test(cell.text) && !isFigure(cell);
/** The rest of a label goes on in small letters, « de plus de » over « 300 € » in figures. */
const opens = (cell: Cell | undefined): boolean => /^\p{Lu}|^N°/u.test(cell?.text ?? '');
const isRow = ({ cells }: SheetLine): boolean =>
  cells.length === COLUMNS && isLabel(cells[0]) && isLabel(cells[2]) && opens(cells[0]);

const overlap = (a: Cell, b: Cell): boolean => a.box[0] < b.box[2] && b.box[0] < a.box[2];
const isValueAt = (column: number): boolean => column % 2 === 1;

/** Of each cell, set left or right in its column. None where one goes on nothing: it runs over two, or opens a label. */
function columnsOf({ cells }: SheetLine, row: Row): number[] | null {
  const under = cells.map((cell) => {
    const [only = -1, ...others] = row.cells.flatMap((above, column) =>
      above.some((one) => overlap(cell, one)) ? [column] : [],
    );
    return others.length === 0 && (isValueAt(only) || !opens(cell)) ? only : -1;
  });
  return under.includes(-1) ? null : under;
}

function rowsIn({ lines, height }: Sheet): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (isRow(line)) {
      rows.push({ cells: line.cells.map((cell) => [cell]), last: line });
    } else if (row && middleOf(line.box) - middleOf(row.last.box) < BELOW * height) {
      const columns = columnsOf(line, row);
      if (!columns) continue;
      for (const [index, column] of columns.entries())
        row.cells[column]?.push(...line.cells.slice(index, index + 1));
      row.last = line;
    }
  }
  return rows;
}

const whole = (cells: readonly Cell[] | undefined): Cell =>
  cellOf((cells ?? []).flatMap(({ words }) => words));

export function sheetInColumns(sheet: Sheet): InColumns {
  const { page, height } = sheet;
  const rows = page.source === 'OCR' ? [] : rowsIn(sheet);
  const extracted = rows.flatMap(({ cells: [label, value, label2, value2] }) => [
    { label: whole(label), value: whole(value) },
    { label: whole(label2), value: whole(value2) },
  ]);
  const figures = extracted.filter(({ value }) => isFigure(value));
  if (rows.length < MIN_ROWS || figures.length < FIGURES * extracted.length)
    return { rest: sheet, passages: [], pairs: [] };
  const own = new Set(extracted.flatMap(({ label, value }) => [...label.words, ...value.words]));
  return {
    rest: sheetOf({ ...page, words: page.words.filter((word) => !own.has(word)) }),
    passages: extracted.map(({ label, value }) => ({
      page,
      written: writtenLines([label, value], height),
    })),
    pairs: extracted.map(({ label, value }) => ({ label: fold(label.text), value, sheet })),
  };
}
