// Tables of words, found by their heads: lists of contracts, of works, of lots. Columns of money have
// their own way (layout/tables.ts).
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
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
const [WRAP, STACKED, LEAP, ALIGNED] = [1.7, 2.4, 4.5, 0.3];

/**
 * `heads` names the columns that matter; all of them must be there, once. A row has an `anchor`. `others`: words
 * of the heads, or of the title over them, of a table that is about something else.
 */
export function gridRows<K extends string>(
  sheet: Sheet,
  heads: Heads<K>,
  anchor: Anchor<NoInfer<K>>,
  others: RegExp | null = null,
): GridRow<K>[] {
  const all = bodyLines(sheet);
  const isOther = (line: SheetLine, at: number): boolean =>
    others?.test(`${titleOver(all[at - 1])} ${line.folded}`) ?? false;
  const found =
    all.flatMap((line, at) => {
      const named = isSentence(line) || isOther(line, at) ? null : namedHeads(line.cells, heads);
      return named ? [{ line, at, named: withHeadsAbove(all[at - 1], line, heads) ?? named }] : [];
    })[0] ?? stackedHeads(sheet, all, heads);
  if (!found || isOther(found.line, found.at)) return [];
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

const titleOver = (line: SheetLine | undefined): string =>
  line?.cells.length === 1 && !/\d{3}/.test(line.folded) ? line.folded : '';

/** Spread over the width of the page, « de | ces | lots | … | la | quote-part » are words, and no heads. */
const isSentence = ({ cells }: SheetLine): boolean =>
  cells.filter(({ text }) => SMALL_WORD.test(text)).length > 1;
const SMALL_WORD = /^(?:de|des|du|la|le|les|et|en|à|au|aux|ces?|que|qui|est|sont|par|pour)$/;

/** « N° des » over « lots »: heads of two or three lines, each part under one of the first. */
function stackedHeads<K extends string>(
  { height }: Sheet,
  all: readonly SheetLine[],
  heads: Heads<K>,
): { line: SheetLine; at: number; named: readonly Head<K>[] } | undefined {
  for (const [top, first] of all.entries()) {
    let cells: readonly Cell[] | null = first.cells;
    for (let at = top + 1; cells && at <= top + MORE_LINES; at += 1) {
      const [above, line] = [all[at - 1], all[at]];
      if (!above || !line || middleOf(line.box) - middleOf(above.box) > STACKED * height) break;
      cells = stacked(cells, line.cells);
      const named = cells && namedHeads(cells, heads, [asPrinted]);
      if (named) return { line, at, named };
    }
  }
  return undefined;
}

const MORE_LINES = 2;

/** « lots » and « 10.000èmes » alone are the ends of a wider head: its other columns count too. */
function withHeadsAbove<K extends string>(
  above: SheetLine | undefined,
  line: SheetLine,
  heads: Heads<K>,
): readonly Head<K>[] | null {
  if (!above || above.cells.length <= line.cells.length || /\d/.test(above.folded)) return null;
  const cells = stacked(above.cells, line.cells);
  return cells && namedHeads(cells, heads, [asPrinted]);
}

/** Null where a cell stands under two of them: a sentence does not read as a head. Short heads stand low. */
function stacked(above: readonly Cell[], below: readonly Cell[]): Cell[] | null {
  const under = below.map((cell) =>
    above.filter(({ box }) => box[0] < cell.box[2] && cell.box[0] < box[2]),
  );
  if (under.some((heads) => heads.length > 1)) return null;
  const longer = above.map((head) =>
    cellOf(
      [head, ...below.filter((_, at) => under[at]?.[0] === head)].flatMap(({ words }) => words),
    ),
  );
  return [...longer, ...below.filter((_, at) => under[at]?.length === 0)].toSorted(
    (a, b) => a.box[0] - b.box[0],
  );
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
  // « Nature du lot » ends like the head of another column: cells that are heads as they stand come first.
  ways: readonly Cut[] = [asPrinted, partedHead],
): readonly Head<K>[] | null {
  const names = namesOf(heads);
  const nameOf = (text: string) => names.find((name) => heads[name].test(fold(text))) ?? null;
  for (const cut of ways) {
    const named = cells
      .flatMap((cell) => cut(cell, (text) => nameOf(text) !== null))
      .map(({ text, box }) => ({ name: nameOf(text), box }));
    if (names.every((name) => named.filter((one) => one.name === name).length === 1)) return named;
  }
  return null;
}

type Cut = (cell: Cell, isHead: (text: string) => boolean) => Cell[];
const asPrinted: Cut = (cell) => [cell];

/** « Nature du lot » is one head. */
const LINK = /^(?:de|du|des|la|le|les|en|par|n°)$/i;

/** Narrow columns stand so near that two heads seem one: « Lot Nature ». */
function partedHead(cell: Cell, isHead: (text: string) => boolean): Cell[] {
  if (isHead(cell.text)) return [cell];
  const { words } = cell;
  const first = words.findLastIndex((_, at) => at > 0 && isHead(cellOf(words.slice(0, at)).text));
  const last = words.findIndex(
    (_, at) =>
      at > 0 && !LINK.test(words[at - 1]?.text ?? '') && isHead(cellOf(words.slice(at)).text),
  );
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
          !isTitle(one.line, row.line) &&
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

/** « D – PROGRAMME », « CONTRATS EN COURS » under the last row: what comes next, and no rest of a cell. */
const isTitle = ({ cells }: SheetLine, row: SheetLine): boolean => {
  const [only, ...others] = cells;
  if (!only || others.length > 0) return false;
  const isCapital = ({ text }: Cell): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  return (
    /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s?[.)–—-]+\s?\p{Lu}/u.test(only.text) ||
    (isCapital(only) && row.cells.some(({ text }) => /^\p{Lu}\p{Ll}{2}/u.test(text)))
  );
};

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
