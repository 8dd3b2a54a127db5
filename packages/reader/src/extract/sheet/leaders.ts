// « ASSUREUR .......... CEVENNES ASSURANCES »: the dots lead from a label to its value and say nothing. No more do the bars
// of listings, « NON | DTG ... NON »: they are the line between two columns.
import { middleOf } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';

const LEADER = /^[.…·_]{4,}$/;

const BAR = /^[|¦│]$/;
/** Fewer under one another draw no line. */
const MIN_BARS = 3;

export function withoutBars(page: Page): Page {
  const bars = page.words.filter(({ text }) => BAR.test(text));
  const drawn = bars.filter(
    ({ box }) => bars.filter((other) => Math.abs(other.box[0] - box[0]) < 1).length >= MIN_BARS,
  );
  return drawn.length === 0
    ? page
    : { ...page, words: page.words.filter((word) => !drawn.includes(word)) };
}

/** Those with a word on both sides; a dotted line to write on has nothing behind it. */
export function withoutLeaders(page: Page): Page {
  if (!page.words.some(({ text }) => LEADER.test(text))) return page;
  const isBeside = ({ box }: Word, other: Word): boolean =>
    other.box[1] < middleOf(box) && middleOf(box) < other.box[3] && !LEADER.test(other.text);
  const words = page.words.filter((word) => {
    if (!LEADER.test(word.text)) return true;
    const row = page.words.filter((other) => isBeside(word, other));
    return !(
      row.some(({ box }) => box[2] <= word.box[0] + 1) &&
      row.some(({ box }) => box[0] >= word.box[2] - 1)
    );
  });
  return { ...page, words };
}
