// Two pages printed side by side on one wide sheet are read one after the other, each as a page of its
// own: what stands at one height on both has nothing in common.
import { compose, IDENTITY, shifting } from '../page/matrix.ts';
import type { Page, Word } from '../page/page.ts';
import { lineHeight } from './line-height.ts';

/** Width over height of a sheet that may hold two pages. */
const WIDE = 1.25;
/** Of the width: where the fold may be. */
const [FOLD_FROM, FOLD_TO] = [0.44, 0.56];
const STEP = 2;
/** In heights of a line: two margins meet there. */
const MIN_FOLD = 3;
const MIN_WORDS_A_PAGE = 12;
/** Of the lines of a page of its own: how many begin at its margin, and not with an amount as a column does. */
const AT_MARGIN = 0.3;
const AMOUNT = /^[-+]?\d[\d.]*,\d{2}$|^\d+$/;

/**
 * The page itself, but for a wide sheet that nothing crosses in the middle, a table's title least of all.
 * The last one may have a single page, on its left.
 */
export function pagesOnSheet(page: Page): readonly Page[] {
  if (page.width < WIDE * page.height) return [page];
  const height = lineHeight(page);
  const reach = (MIN_FOLD * height) / 2;
  const middle = page.width / 2;
  // Specks of a copy are read as signs, wherever they are.
  const printed = page.words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  if (printed.every(({ box }) => box[2] < middle)) return [partOf(page, page.words, 0, middle)];
  const crosses = ({ box }: Word, at: number) => box[0] < at + reach && box[2] > at - reach;
  for (let at = page.width * FOLD_FROM; at <= page.width * FOLD_TO; at += STEP) {
    if (printed.some((word) => crosses(word, at))) continue;
    const right = printed.filter(({ box }) => box[0] > at);
    const least = Math.min(printed.length - right.length, right.length);
    const edge = Math.min(...right.map(({ box }) => box[0]));
    const beyond = page.words.filter(({ box }) => box[0] > edge - height);
    if (least < MIN_WORDS_A_PAGE || !hasMargin(beyond, edge, height)) return [page];
    const isLeft = ({ box }: Word) => box[0] < at;
    return [
      partOf(page, page.words.filter(isLeft), 0, middle),
      partOf(
        page,
        page.words.filter((word) => !isLeft(word)),
        middle,
        page.width,
      ),
    ];
  }
  return [page];
}

/** The words that nothing stands right before, one under the other. */
function hasMargin(words: readonly Word[], edge: number, height: number): boolean {
  const tops = (some: readonly Word[]) =>
    new Set(some.map(({ box }) => Math.round(box[1] / height))).size;
  // « 601 Eau »: the number of an account stands right before its name, as no amount does.
  const isNamed = ({ box: [, top, right] }: Word) =>
    words.some(
      ({ box, text }) =>
        Math.abs(box[1] - top) < height / 2 &&
        box[0] >= right &&
        box[0] - right < height &&
        /^\p{L}{2}/u.test(text),
    );
  const first = words.filter(
    (word) => word.box[0] < edge + height && (!AMOUNT.test(word.text) || isNamed(word)),
  );
  return tops(first) >= AT_MARGIN * tops(words);
}

/** Cut in the very middle, so that the margins of both are the same. */
function partOf(page: Page, words: readonly Word[], from: number, to: number): Page {
  const { sheet } = page;
  return {
    ...page,
    width: to - from,
    words: words.map((word) => {
      const [left, top, right, bottom] = word.box;
      return { ...word, box: [left - from, top, right - from, bottom] };
    }),
    sheet: { ...sheet, from_page: compose(sheet.from_page ?? IDENTITY, shifting(from, 0)) },
  };
}
