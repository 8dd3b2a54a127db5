// Words that stand at the same height, from left to right.
import type { Box } from '@quitus/domain/reading/box';

import { boxAround, heightOf, middleOf, widthOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { lineHeight } from './line-height.ts';

export type Line = { words: readonly Word[]; box: Box };

/** Of the height of a line: how far from its middle a word still belongs to it. */
const TOLERANCE = 0.5;
/** Also of that height: further apart, two words one over the other are on two lines. */
const STACKED = 0.3;

export const lineOf = (words: readonly Word[]): Line => ({
  words: words.toSorted((a, b) => a.box[0] - b.box[0]),
  box: boxAround(words.map(({ box }) => box)),
});

/** From top to bottom, across the whole page. */
export function linesOf(page: Page): Line[] {
  const height = lineHeight(page);
  const groups: { words: Word[]; middle: number }[] = [];
  // Small words last: a comma or a dash joins the line that taller words have drawn.
  const level = page.words.toSorted((a, b) => middleOf(a.box) - middleOf(b.box));
  const isSmall = ({ box }: Word) => heightOf(box) < 0.4 * height;
  for (const word of [...level.filter((one) => !isSmall(one)), ...level.filter(isSmall)]) {
    const middle = middleOf(word.box);
    const nearest = nearestGroup(groups, middle);
    const near = nearest && Math.abs(nearest.middle - middle) <= TOLERANCE * height;
    if (near && !nearest.words.some((other) => isStacked(other, word, STACKED * height))) {
      nearest.words.push(word);
      if (!isSmall(word)) nearest.middle += (middle - nearest.middle) / nearest.words.length;
    } else {
      groups.push({ words: [word], middle });
    }
  }
  return groups.toSorted((a, b) => a.middle - b.middle).map(({ words }) => lineOf(words));
}

/** Rows of a tight table stand nearer than their font is high. */
function isStacked({ box: a }: Word, { box: b }: Word, apart: number): boolean {
  const overlap = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const narrower = Math.min(widthOf(a), widthOf(b));
  return Math.abs(middleOf(a) - middleOf(b)) > apart && overlap > narrower / 2;
}

function nearestGroup<T extends { middle: number }>(groups: readonly T[], middle: number) {
  let best: T | undefined;
  for (const group of groups)
    if (!best || Math.abs(group.middle - middle) < Math.abs(best.middle - middle)) best = group;
  return best;
}
