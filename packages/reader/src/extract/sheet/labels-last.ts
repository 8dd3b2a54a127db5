// Some tables have their names at the right: « 978,51 | 684,96 | 01 Charges générales », « 1 204,00 D | Net à régler ».
// All that reads money looks for names before sums: such lines and tables are turned round, name first.
import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import { type Cell, cellOf, cellsOf } from '../../layout/cells.ts';
import { hasCents, isNumeric } from '../../layout/columns.ts';
import type { Row, Table } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** One alone may be the end of a sentence, or a card's. */
const MIN_LINES = 2;
/** In heights of a line: how well names that start together line up. */
const ALIGNED = 0.4;

const isName = (text: string): boolean => /\p{L}{3}/u.test(text);
const areFigures = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every(isNumeric) && cells.some(hasCents);

/** Where the name of a line starts that has nothing but figures before it. */
function nameEdge({ cells }: SheetLine): number | null {
  const last = cells.findLastIndex(hasCents);
  const [name] = cells.slice(last + 1);
  const isLast =
    name &&
    isName(
      cells
        .slice(last + 1)
        .map(({ text }) => text)
        .join(' '),
    );
  return isLast && areFigures(cells.slice(0, last + 1)) ? name.box[0] : null;
}

/** Of lines one right under the other: over a letter's words a lone sum has a name of its own. */
function edgesOf({ lines, height }: Sheet): number[] {
  const edges = lines.map(nameEdge);
  return edges.flatMap((edge, at) => {
    const next = edges[at + 1] ?? null;
    return edge !== null && next !== null && Math.abs(edge - next) < ALIGNED * height ? [edge] : [];
  });
}

/** « (dont récupérable 57,38) », « (D = vous devez) » after a name is none of it. */
const NOTE = /\([^()]*(?:\d[,.]\d{2}|=)/;

function withoutNote(words: readonly Word[]): [readonly Word[], readonly Word[]] {
  const text = words.map((word) => word.text).join(' ');
  const at = words.findIndex((word) => word.text.startsWith('('));
  return NOTE.test(text) && at > 0 ? [words.slice(0, at), words.slice(at)] : [words, []];
}

function turned(line: SheetLine, edges: readonly number[], height: number): SheetLine {
  const { words } = line.line;
  const at = words.findIndex(({ box }) =>
    edges.some((edge) => Math.abs(box[0] - edge) < ALIGNED * height),
  );
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(Math.max(0, at))];
  const figures = before.length > 0 ? cellsOf({ words: before, box: line.box }, height) : [];
  if (!areFigures(figures) || !isName(after.map(({ text }) => text).join(' '))) return line;
  const [name, note] = withoutNote(after);
  const last = name.at(-1);
  if (!last) return line;
  const cells = [cellOf(name), ...figures, ...(note.length > 0 ? [cellOf(note)] : [])];
  const colon: Word = { ...last, text: ':' };
  return {
    ...line,
    cells,
    folded: fold(cells.map(({ text }) => text).join(' ')),
    line: { ...line.line, words: [...name, colon, ...before, ...note] },
  };
}

/** The only text of a row, where all its figures stand before it. */
function nameAfter({ texts, values }: Row): Row['texts'][number] {
  const [name = null, ...others] = texts.filter((one) => one !== null);
  const last = values.findLastIndex((one) => one !== null);
  return name && others.length === 0 && texts.indexOf(name) > last && isName(name.text)
    ? name
    : null;
}

/** Each name stands before the first column, as other tables have it. */
const turnedTable = (table: Table): Table =>
  table.rows.length >= MIN_LINES && table.rows.every((row) => nameAfter(row) !== null)
    ? {
        ...table,
        rows: table.rows.map((row) => ({
          ...row,
          texts: row.texts.map((_, at) => (at === 0 ? nameAfter(row) : null)),
        })),
      }
    : table;

/** The page itself where it is not written so. */
export function labelsFirst(sheet: Sheet): Sheet {
  const edges = edgesOf(sheet);
  const tables = sheet.tables.map(turnedTable);
  // Names that end together, and do not start so, are those of a table all the same.
  if (edges.length === 0)
    return tables.every((table, at) => table === sheet.tables[at]) ? sheet : { ...sheet, tables };
  const lines = sheet.lines.map((line) => turned(line, edges, sheet.height));
  const written = writtenLines(
    lines.map(({ line }) => line),
    sheet.height,
  );
  return { ...sheet, lines, written, tables };
}
