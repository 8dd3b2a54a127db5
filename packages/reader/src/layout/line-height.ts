// The height of an ordinary line of the page: every distance in the layout is told in it.
import { heightOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';

/** A font keeps room above and below its letters; an eye boxes the ink only. */
const INK_TO_LINE = 1.4;
const WHEN_NONE = 10;

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const weighsEnough = ({ text }: Word): boolean => /[\p{L}\d]{2}/u.test(text);

export function lineHeight({ words, source }: Pick<Page, 'words' | 'source'>): number {
  const heights = words.filter(weighsEnough).map(({ box }) => heightOf(box));
  const usual = median(heights) ?? median(words.map(({ box }) => heightOf(box))) ?? WHEN_NONE;
  return usual * (source === 'OCR' ? INK_TO_LINE : 1);
}
