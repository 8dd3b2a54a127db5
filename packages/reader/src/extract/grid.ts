// Tables of words, found by their heads: lists of contracts, of works, of lots. Columns of money have
// their own way (layout/tables.ts).
import { fold } from '../french/fold.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import { bodyLines, type Sheet, type SheetLine } from './sheet.ts';

/** `text` is all of the row, folded, with what stands under heads that nobody asked for. */
export type GridRow<K extends string> = {
  cells: Partial<Record<K, Cell>>;
  text: string;
  sheet: Sheet;
};
type Head<K extends string> = { name: K | null; box: Cell['box'] };
type Heads<K extends string> = Record<K, RegExp>;
type Anchor<K extends string> = { head: K; is: RegExp };

/** In heights of a line: a wrapped cell stands near its row, a table does not leap further, columns line up. */
const [WRAP, LEAP, ALIGNED] = [1.7, 4.5, 0.3];

/** `heads` names the columns that matter; all of them must be there, once. A row has an `anchor`. */
export function gridRows<K extends string>(
  sheet: Sheet,
  heads: Heads<K>,
  anchor: Anchor<NoInfer<K>>,
): GridRow<K>[] {
  const all = bodyLines(sheet);
  const found = all.flatMap((line, at) => {
    const named = namedHeads(line.cells, heads);
    return named ? [{ line, at, named }] : [];
  })[0];
  if (!found) return [];
  const below = all.slice(found.at + 1);
  const again = below.findIndex(
    ({ cells }, at) =>
      opensAnother(cells, below[at + 1]) ||
      cells.some(({ text }) =>
        namesOf(heads).some((name) => heads[name].test(fold(text)) && !/\d/.test(text)),
      ),
  );
  const lines = again === -1 ? below : below.slice(0, again);
  return rowsUnder(sheet, found.line, lines, found.named, anchor);
}

/** A title alone on its line, over a row of words without figures: the next table. */
const opensAnother = (cells: readonly Cell[], next: SheetLine | undefined): boolean =>
  cells.length === 1 &&
  next !== undefined &&
  next.cells.length > 2 &&
  next.cells.every(({ text }) => !/\d/.test(text) && /^\p{Lu}/u.test(text));

const isKeyOf = <K extends string>(all: Heads<K>, name: string): name is K => name in all;
const namesOf = <K extends string>(heads: Heads<K>): K[] =>
  Object.keys(heads).filter((name) => isKeyOf(heads, name));

function namedHeads<K extends string>(
  cells: readonly Cell[],
  heads: Heads<K>,
): readonly Head<K>[] | null {
  const names = namesOf(heads);
  const nameOf = (text: string) => names.find((name) => heads[name].test(fold(text))) ?? null;
  const asPrinted = cells.map((cell) => [cell]);
  const parted = cells.map((cell) => partedHead(cell, (text) => nameOf(text) !== null));
  // « Nature du lot » ends like the head of another column: cells that are heads as they stand come first.
  for (const way of [asPrinted, parted]) {
    const named = way.flat().map(({ text, box }) => ({ name: nameOf(text), box }));
    if (names.every((name) => named.filter((one) => one.name === name).length === 1)) return named;
  }
  return null;
}

/** Narrow columns stand so near that two heads seem one: « Lot Nature ». */
function partedHead(cell: Cell, isHead: (text: string) => boolean): Cell[] {
  if (isHead(cell.text)) return [cell];
  const { words } = cell;
  const first = words.findLastIndex((_, at) => at > 0 && isHead(cellOf(words.slice(0, at)).text));
  const last = words.findIndex((_, at) => at > 0 && isHead(cellOf(words.slice(at)).text));
  const cut = first > 0 ? first : last;
  return cut > 0
    ? [cellOf(words.slice(0, cut)), ...partedHead(cellOf(words.slice(cut)), isHead)]
    : [cell];
}

function rowsUnder<K extends string>(
  sheet: Sheet,
  head: SheetLine,
  lines: readonly SheetLine[],
  heads: readonly Head<K>[],
  anchor: Anchor<K>,
): GridRow<K>[] {
  const { height } = sheet;
  const cut = lines.map((line) => ({
    line,
    cells: line.cells.flatMap((cell) => partedCell(cell, heads, height)),
  }));
  const under = (cell: Cell): K | null => headOf(heads, cell)?.name ?? null;
  const rows: typeof cut = [];
  for (const one of cut) {
    const last = rows.at(-1)?.line ?? head;
    if (one.line.box[1] - last.box[3] > LEAP * height) break;
    if (one.cells.some((cell) => under(cell) === anchor.head && anchor.is.test(fold(cell.text))))
      rows.push(one);
  }
  const distance = (a: SheetLine, b: SheetLine) => Math.abs(middleOf(a.box) - middleOf(b.box));
  return rows.map((row) => {
    const own = cut.filter(
      (one) =>
        one === row ||
        (!rows.includes(one) &&
          !isAcross(one.line, heads) &&
          distance(one.line, row.line) < WRAP * height &&
          rows.every(
            (other) =>
              other === row || distance(one.line, other.line) > distance(one.line, row.line),
          )),
    );
    const cells: Partial<Record<K, Cell>> = {};
    for (const { name } of heads) {
      const words = own.flatMap((one) =>
        one.cells.filter((cell) => name && under(cell) === name).flatMap((cell) => cell.words),
      );
      if (name && words.length > 0) cells[name] = cellOf(words);
    }
    return { cells, text: own.map(({ line }) => line.folded).join(' '), sheet };
  });
}

/** A sentence under a table runs under several of its heads: it goes on with no cell. */
const isAcross = ({ cells }: SheetLine, heads: readonly Head<string>[]): boolean =>
  cells.length === 1 &&
  cells.some(
    ({ box }) => heads.filter(({ box: head }) => head[0] > box[0] && head[0] < box[2]).length > 1,
  );

/** A word that starts where a column does starts a cell. */
function partedCell(cell: Cell, heads: readonly Head<string>[], height: number): Cell[] {
  const starts = cell.words.flatMap((word, at) =>
    at > 0 && heads.some(({ box }) => Math.abs(box[0] - word.box[0]) < ALIGNED * height)
      ? [at]
      : [],
  );
  return [0, ...starts].map((from, index) => cellOf(cell.words.slice(from, starts[index])));
}

/** The head it stands under; between two of them, the nearer one. */
function headOf<K extends string>(heads: readonly Head<K>[], { box }: Cell): Head<K> | null {
  const overlap = ({ box: head }: Head<K>) => Math.min(head[2], box[2]) - Math.max(head[0], box[0]);
  return heads.reduce<Head<K> | null>(
    (best, head) => (best === null || overlap(head) > overlap(best) ? head : best),
    null,
  );
}
