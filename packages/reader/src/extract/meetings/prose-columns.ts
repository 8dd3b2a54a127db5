// A page set in two columns of prose, as a newspaper is: what stands on the right goes on from the foot of the left.
// A table has gutters too, so that a page is only unfolded where its questions then follow one another, 1, 2, 3…
import type { Box } from '@quitus/domain/reading/box';

import { writtenLines } from '../../french/written.ts';
import { middleOf, widthOf } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';
import { type Sheet, type SheetLine, sheetOf } from '../sheet/sheet.ts';
import { missesNone, type Resolution, resolutionsOf } from './resolutions.ts';
import { withoutMargins } from './votes-in-margins.ts';

/** Of the width of a page: where the gutter may be. */
const [FIRST, LAST] = [0.35, 0.65];
const STEP = 2;
/** In heights of a line. */
const MIN_GUTTER = 0.9;
/** Fewer lines are a letterhead, or signatures. */
const [MIN_LONGER, MIN_SHORTER] = [6, 2];
/** What tells prose from figures: words in a line, many of them letters, in lines that fill half of their column. */
const [MIN_WORDS, MIN_LETTERS, FILLED] = [2.5, 0.4, 0.5];

/** Words between two lines that run across the page, or one of those lines. */
type Band = { isAcross: boolean; words: Word[] };

const crosses = ({ box }: Word, at: number, reach: number): boolean =>
  box[0] < at + reach && box[2] > at - reach;

const byHeight = (words: readonly Word[]): Word[] =>
  words.toSorted((a, b) => middleOf(a.box) - middleOf(b.box));

type Stretch = { top: number; bottom: number };

/** How far down the page something runs across it there, from top to bottom, each stretch once. */
function stretchesAcross(words: readonly Word[], at: number, reach: number): Stretch[] {
  const stretches: Stretch[] = [];
  const lines = words.filter((word) => crosses(word, at, reach)).map(({ box }) => box);
  for (const [, top, , bottom] of lines.toSorted((a, b) => a[1] - b[1])) {
    const last = stretches.at(-1);
    if (last && top < last.bottom) last.bottom = Math.max(last.bottom, bottom);
    else stretches.push({ top, bottom });
  }
  return stretches;
}

/** From top to bottom, as the words are given: a page is asked at a hundred places. */
function bandsOf(words: readonly Word[], at: number, reach: number): Band[] {
  const stretches = stretchesAcross(words, at, reach);
  const bands: Band[] = [];
  let next = 0;
  for (const word of words) {
    const middle = middleOf(word.box);
    while ((stretches[next]?.bottom ?? Infinity) <= middle) next += 1;
    const isAcross = middle > (stretches[next]?.top ?? Infinity);
    const band = bands.at(-1);
    if (band && band.isAcross === isAcross) band.words.push(word);
    else bands.push({ isAcross, words: [word] });
  }
  return bands;
}

/** Null where one of the two sides is no column of prose. */
function sidesOf({ words, isAcross }: Band, page: Page, at: number): [Sheet, Sheet] | null {
  const left = words.filter(({ box }) => box[2] <= at);
  const right = words.filter(({ box }) => box[0] >= at);
  if (isAcross || left.length === 0 || right.length === 0) return null;
  const sides: [Sheet, Sheet] = [
    sheetOf({ ...page, words: left }),
    sheetOf({ ...page, words: right }),
  ];
  const counts = sides.map(({ lines }) => lines.length);
  const isLong = Math.max(...counts) >= MIN_LONGER && Math.min(...counts) >= MIN_SHORTER;
  return isLong && sides.every(isProse) ? sides : null;
}

function isProse({ page: { words }, lines }: Sheet): boolean {
  const letters = words.filter(({ text }) => /\p{L}/u.test(text)).length;
  const widths = lines.map(({ box }) => widthOf(box));
  const filled = widths.filter((width) => width > FILLED * Math.max(...widths)).length;
  return (
    words.length >= MIN_WORDS * lines.length &&
    letters >= MIN_LETTERS * words.length &&
    filled >= FILLED * lines.length
  );
}

/** Where the most words stand in columns of prose; the middle of what is free. */
function gutterOf({ page, height }: Sheet): number | null {
  const reach = (MIN_GUTTER * height) / 2;
  const free: { at: number; height: number }[] = [];
  const all = byHeight(page.words);
  for (let at = page.width * FIRST; at <= page.width * LAST; at += STEP) {
    const open = bandsOf(all, at, reach).filter(({ isAcross, words }) => {
      const isLeft = words.some(({ box }) => box[2] <= at);
      return !isAcross && isLeft && words.some(({ box }) => box[0] >= at);
    });
    const heights = open.map(({ words }) => {
      const [first, last] = [words[0], words.at(-1)];
      return first && last ? middleOf(last.box) - middleOf(first.box) : 0;
    });
    free.push({ at, height: Math.max(0, ...heights) });
  }
  const most = Math.max(...free.map((one) => one.height));
  const best = free.filter((one) => one.height === most);
  return most > MIN_LONGER * height ? (best[Math.floor(best.length / 2)]?.at ?? null) : null;
}

/** The second column as if it stood where the first does: titles of both start at the same place. */
function moved(lines: readonly SheetLine[], shift: number): SheetLine[] {
  return lines.map((one) => {
    const [left, top, right, bottom] = one.box;
    const box: Box = [left - shift, top, right - shift, bottom];
    return { ...one, box };
  });
}

const leftOf = ({ lines }: Sheet): number => Math.min(...lines.map(({ box }) => box[0]));

/** The page with its left column before its right one; null where it has no columns. */
function unfolded(sheet: Sheet): Sheet | null {
  const at = gutterOf(sheet);
  if (at === null) return null;
  const { page, height } = sheet;
  const bands = bandsOf(byHeight(page.words), at, (MIN_GUTTER * height) / 2);
  const sides = bands.map((band) => sidesOf(band, page, at));
  if (sides.every((one) => one === null)) return null;
  const lines = bands.flatMap((band, index): SheetLine[] => {
    const [left, right] = sides[index] ?? [];
    return left && right
      ? [...left.lines, ...moved(right.lines, leftOf(right) - leftOf(left))]
      : [...sheetOf({ ...page, words: band.words }).lines];
  });
  const written = writtenLines(
    lines.map(({ line }) => line),
    height,
  );
  return { ...sheet, lines, written };
}

const answersIn = (asked: readonly Resolution[]): number =>
  asked.filter(({ adopted }) => adopted !== null).length;

const tellsMore = (asked: readonly Resolution[], flat: readonly Resolution[]): boolean =>
  asked.length > flat.length ||
  (asked.length === flat.length && answersIn(asked) > answersIn(flat));

/**
 * As they stand, or unfolded where more questions are then extracted, without a gap, some of them in a second column. As many
 * may be extracted either way: then where more of them are answered, their texts follow their titles. Likewise without a margin.
 */
export function inReadingOrder(sheets: readonly Sheet[]): readonly Sheet[] {
  const free = withoutMargins(sheets);
  if (free) {
    const asked = resolutionsOf(free);
    if (missesNone(asked) && tellsMore(asked, resolutionsOf(sheets))) return free;
  }
  const pages = sheets.map(unfolded);
  if (pages.every((page) => page === null)) return sheets;
  const ordered = sheets.map((sheet, index) => pages[index] ?? sheet);
  const asked = resolutionsOf(ordered);
  const isInBoth = asked.some(({ title, sheet }) => title.box[0] > FIRST * sheet.page.width);
  return isInBoth && missesNone(asked) && tellsMore(asked, resolutionsOf(sheets))
    ? ordered
    : sheets;
}
