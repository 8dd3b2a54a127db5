// Cards of a customer area or of an app have each label over its value, all in one column: « Souscripteur » over
// « Mme X » over « N° de contrat » over « 4417 ». A column that begins with a label and ends with a value says which
// belongs to which; each is put before its value, as other papers have it.
import { writtenLines } from '../../french/written.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { captionsFirst, isCaption, lineOf } from './captions-first.ts';
import { cardsInLine } from './cards-in-line.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** In heights of a line. */
const [NEXT, ALIGNED] = [2.6, 0.5];
/** One alone may be a title and its text. */
const MIN_PAIRS = 2;

const isLabel = ({ cells: [only, ...others] }: SheetLine): boolean =>
  only !== undefined && others.length === 0 && isCaption(only);

/** Lines of one cell each, one right under the other from the same edge on. */
function columnsOf({ lines, height }: Sheet): SheetLine[][] {
  const columns: SheetLine[][] = [];
  for (const line of lines.filter(({ cells }) => cells.length > 0)) {
    const last = columns.at(-1)?.at(-1);
    const goesOn =
      last?.cells.length === 1 &&
      line.cells.length === 1 &&
      middleOf(line.box) - middleOf(last.box) < NEXT * height &&
      Math.abs(line.box[0] - last.box[0]) < ALIGNED * height;
    if (goesOn) columns.at(-1)?.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** From the first label on: each label with the one line that stands between it and the next. */
function pairsOf(column: readonly SheetLine[]): [SheetLine, SheetLine][] {
  const last = column.at(-1);
  if (!last || isLabel(last)) return [];
  return column.flatMap((label, at): [SheetLine, SheetLine][] => {
    const [value, next] = [column[at + 1], column[at + 2]];
    const isPair =
      isLabel(label) && value && !isLabel(value) && (next === undefined || isLabel(next));
    return isPair ? [[label, value]] : [];
  });
}

function inLine([label, value]: readonly [SheetLine, SheetLine]): SheetLine {
  const [last] = label.line.words.slice(-1);
  const colon: Word[] = last ? [{ ...last, text: ':' }] : [];
  return lineOf([...label.line.words, ...colon, ...value.line.words]);
}

function unstacked(sheet: Sheet): Sheet {
  const pairs = columnsOf(sheet)
    .map(pairsOf)
    .filter((all) => all.length >= MIN_PAIRS)
    .flat();
  if (pairs.length === 0) return sheet;
  const lines = sheet.lines.flatMap((line) => {
    if (pairs.some(([label]) => label === line)) return [];
    const pair = pairs.find(([, value]) => value === line);
    return [pair ? inLine(pair) : line];
  });
  const written = writtenLines(
    lines.map(({ line }) => line),
    sheet.height,
  );
  return { ...sheet, lines, written };
}

/** Labels under their values or over them, before them; the page itself where it is not written so. */
export function labelsInLine(sheet: Sheet): Sheet {
  for (const way of [captionsFirst, unstacked, cardsInLine]) {
    const turned = way(sheet);
    if (turned !== sheet) return turned;
  }
  return sheet;
}
