// Cards that stand side by side, each with its labels over their values: « Assuré » over « M. X » beside « Adresse du
// risque » over « 3 rue Haute ». Read by lines, the value of one card would be the other's. Each label is put before the
// value under it, card by card.
import { writtenLines } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { isCaption, lineOf } from './captions-first.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** In heights of a line. */
const [NEXT, ALIGNED] = [2.6, 0.5];
/** One alone may be a title and its text; in cells, how long a card may go on after its last label. */
const [MIN_PAIRS, MOST_VALUES] = [2, 4];

/** Cells that stand one right under the other, from the same edge on. */
function columnsOf({ lines, height }: Sheet): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const column = columns.find((one) => {
      const last = one.at(-1);
      const gap = last ? middleOf(cell.box) - middleOf(last.box) : Infinity;
      const isUnder = gap > height / 2 && gap < NEXT * height;
      return last && isUnder && Math.abs(cell.box[0] - last.box[0]) < ALIGNED * height;
    });
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns;
}

/** From its first label on: each label with what stands between it and the next; nothing where one has no value. */
function cardOf(column: readonly Cell[]): Cell[][] {
  const start = column.findIndex(isCaption);
  if (start === -1) return [];
  const fields: Cell[][] = [];
  for (const cell of column.slice(start)) {
    if (isCaption(cell)) fields.push([cell]);
    else fields.at(-1)?.push(cell);
  }
  const isCard =
    fields.length >= MIN_PAIRS &&
    fields.every(({ length }) => length > 1 && length <= MOST_VALUES + 1);
  return isCard ? fields : [];
}

function inLine([label, value, ...more]: readonly Cell[]): SheetLine[] {
  const last = label?.words.at(-1);
  if (!label || !value || !last) return [];
  const colon: Word = { ...last, text: ':' };
  return [
    lineOf([...label.words, colon, ...value.words]),
    ...more.map(({ words }) => lineOf(words)),
  ];
}

/** « Dossier | 26-118 » is a row of a form: what stands beside a card is another one. */
function areCards({ lines }: Sheet, cards: readonly (readonly Cell[])[][]): boolean {
  const cells = new Set(cards.flat(2));
  return lines.every(
    (line) =>
      !line.cells.some((cell) => cells.has(cell)) || line.cells.every((cell) => cells.has(cell)),
  );
}

/** The page itself where no two cards stand beside one another. */
export function cardsInLine(sheet: Sheet): Sheet {
  const cards = columnsOf(sheet)
    .map(cardOf)
    .filter((card) => card.length > 0);
  if (!areCards(sheet, cards)) return sheet;
  const cells = new Set(cards.flat(2));
  const areBeside = sheet.lines.some(
    (line) => line.cells.length > 1 && line.cells.some((cell) => cells.has(cell)),
  );
  if (!areBeside) return sheet;
  const lines = sheet.lines.flatMap((line) => {
    const opened = cards.filter(([field]) => field?.[0] && line.cells.includes(field[0]));
    const rest = line.cells.some((cell) => cells.has(cell)) ? [] : [line];
    return [...rest, ...opened.flat().flatMap(inLine)];
  });
  const written = writtenLines(
    lines.map(({ line }) => line),
    sheet.height,
  );
  return { ...sheet, lines, written };
}
