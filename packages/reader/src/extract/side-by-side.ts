// A page in two columns, each read on its own: there a sentence goes on under itself, not across.
import { writtenLines } from '../french/written.ts';
import { lineOf } from '../layout/lines.ts';
import type { Word } from '../page/page.ts';
import type { Passage, Sheet } from './sheet.ts';

/** Of the width of a page: where the gutter may be. */
const [FIRST, LAST] = [0.35, 0.65];
const STEP = 2;
/** In heights of a line. */
const MIN_GUTTER = 0.9;
const MIN_LINES = 4;

type Gutter = { at: number; lines: number };

/** None where nothing parts the page. */
export function sidesOf(sheet: Sheet): Passage[] {
  const { page, lines, height } = sheet;
  const reach = (MIN_GUTTER * height) / 2;
  let best: Gutter = { at: 0, lines: 0 };
  for (let at = page.width * FIRST; at <= page.width * LAST; at += STEP) {
    const parted = lines.filter(({ line: { words } }) => isParted(words, at, reach)).length;
    if (parted > best.lines) best = { at, lines: parted };
  }
  if (best.lines < MIN_LINES) return [];
  const side = (wanted: (word: Word) => boolean): Passage => ({
    page,
    written: writtenLines(
      lines.flatMap(({ line }) => {
        const words = line.words.filter(wanted);
        return words.length > 0 ? [lineOf(words)] : [];
      }),
      height,
    ),
  });
  return [side(({ box }) => box[2] <= best.at), side(({ box }) => box[0] >= best.at)];
}

function isParted(words: readonly Word[], at: number, reach: number): boolean {
  const crossed = words.some(({ box }) => box[0] < at + reach && box[2] > at - reach);
  const left = words.some(({ box }) => box[2] <= at);
  return !crossed && left && words.some(({ box }) => box[0] >= at);
}
