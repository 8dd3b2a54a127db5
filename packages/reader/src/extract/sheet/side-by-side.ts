// A page in two columns, each read on its own: there a sentence goes on under itself, not across.
import { writtenLines } from '../../french/written.ts';
import { lineOf } from '../../layout/lines.ts';
import type { Word } from '../../page/page.ts';
import { type Passage, type Sheet, sheetOf } from './sheet.ts';

/** Of the width of a page: where the gutter may be. */
const [FIRST, LAST] = [0.35, 0.65];
/** A margin of notes is narrower than a column. */
const NARROW = 0.18;
const STEP = 2;
/** In heights of a line. */
const MIN_GUTTER = 0.9;
const MIN_LINES = 4;

type Gutter = { at: number; lines: number };

/** Where most lines are parted, from a share of the width of the page on. */
function gutterOf({ page, lines, height }: Sheet, first: number): number | null {
  const reach = (MIN_GUTTER * height) / 2;
  let best: Gutter = { at: 0, lines: 0 };
  for (let at = page.width * first; at <= page.width * LAST; at += STEP) {
    const parted = lines.filter(({ line: { words } }) => isParted(words, at, reach)).length;
    if (parted > best.lines) best = { at, lines: parted };
  }
  return best.lines < MIN_LINES ? null : best.at;
}

/** None where nothing parts the page. */
export function sidesOf(sheet: Sheet): Passage[] {
  const { page, lines, height } = sheet;
  const at = gutterOf(sheet, FIRST);
  if (at === null) return [];
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
  return [side(({ box }) => box[2] <= at), side(({ box }) => box[0] >= at)];
}

/** A page with a margin of notes as three: what runs over both, the text, the notes. Itself where there is none. */
export function withoutMargin(sheet: Sheet): Sheet[] {
  const at = gutterOf(sheet, NARROW);
  if (at === null) return [sheet];
  const sideOf = (word: Word): 'BOTH' | 'NOTES' | 'TEXT' => {
    const line = sheet.lines.find(({ line: { words } }) => words.includes(word));
    const crosses = line?.line.words.some(({ box }) => box[0] < at && box[2] > at);
    if (crosses) return 'BOTH';
    return word.box[0] >= at ? 'TEXT' : 'NOTES';
  };
  const sides = Map.groupBy(sheet.page.words, sideOf);
  return (['BOTH', 'TEXT', 'NOTES'] as const).flatMap((side) => {
    const words = sides.get(side);
    return words ? [sheetOf({ ...sheet.page, words })] : [];
  });
}

function isParted(words: readonly Word[], at: number, reach: number): boolean {
  const crossed = words.some(({ box }) => box[0] < at + reach && box[2] > at - reach);
  const left = words.some(({ box }) => box[2] <= at);
  return !crossed && left && words.some(({ box }) => box[0] >= at);
}
