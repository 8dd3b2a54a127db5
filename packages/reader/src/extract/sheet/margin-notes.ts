// Stamps and dues that an old deed bears in its margin, « Timbre », « Enregistré à… »: they stand on the lines of the
// deed and are no part of its sentences. They are read after it.
import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import { cellsOf } from '../../layout/cells.ts';
import { type Line, lineOf } from '../../layout/lines.ts';
import type { Word } from '../../page/page.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** Of the width of the page: how wide a margin may be, and how long lines of prose are at least. */
const [WIDEST, PROSE] = [0.3, 0.4];
/** Of the lines: how many begin at the edge of the text. */
const MOST = 0.6;
const MIN_LINES = 3;
/** « 92.0417 EC/MD »: the number of the file and who wrote it. */
const FEWEST_WORDS = 2;
/** In signs of a page: how exactly lines begin below one another. */
const STEP = 3;

/** Where most lines begin, whatever stands at their left; null where some line goes across it. */
function edgeOf({ lines, height, page }: Sheet): number | null {
  const starts = lines.map(
    ({ cells }) => new Set(cells.map(({ box }) => Math.round(box[0] / STEP))),
  );
  const counts = new Map<number, number>();
  for (const places of starts)
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [edge, count] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
  const left = edge * STEP - STEP;
  const words = lines.flatMap(({ line }) => line.words);
  const within = lines.filter(({ line }) => line.words.some(({ box }) => box[0] >= left));
  const prose = lines.filter(({ box }) => box[2] - left > PROSE * page.width);
  const margin = words.filter(({ box }) => box[2] < left);
  const isAcross = words.some(({ box }) => box[0] < left - height && box[2] > left);
  const isMargin =
    margin.length >= FEWEST_WORDS &&
    left - Math.min(...margin.map(({ box }) => box[0])) < WIDEST * page.width;
  return isMargin && !isAcross && prose.length >= MIN_LINES && count >= MOST * within.length
    ? left
    : null;
}

const withCells = (line: Line, height: number): SheetLine => {
  const cells = cellsOf(line, height);
  return { cells, folded: fold(cells.map(({ text }) => text).join(' ')), box: line.box, line };
};

export function marginLast(sheet: Sheet): Sheet {
  const edge = edgeOf(sheet);
  if (edge === null) return sheet;
  const part = (isOwn: (word: Word) => boolean): SheetLine[] =>
    sheet.lines.flatMap(({ line }) => {
      const words = line.words.filter(isOwn);
      return words.length > 0 ? [withCells(lineOf(words), sheet.height)] : [];
    });
  const lines = [...part(({ box }) => box[2] >= edge), ...part(({ box }) => box[2] < edge)];
  const written = writtenLines(
    lines.map(({ line }) => line),
    sheet.height,
  );
  return { ...sheet, lines, written };
}
