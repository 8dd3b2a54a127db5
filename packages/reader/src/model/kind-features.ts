// The words of a paper as features of which paper it is: its words, those that follow one another, those at
// its head and those in large letters. Numbers are all alike here.
import { fold } from '../french/fold.ts';
import { lineHeight } from '../layout/line-height.ts';
import { linesOf } from '../layout/lines.ts';
import { heightOf } from '../page/box.ts';
import type { Page } from '../page/page.ts';
import { hashOf } from './weights-file.ts';

/** The end of a long word says little. */
const STEM = 8;
/** A paper says what it is on its first pages; its head is so many lines. */
const [PAGES, HEAD] = [2, 14];
/** Of the usual height of a line. */
const LARGE = 1.25;

const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/\d+/g, '#')
    .split(/[^a-z#]+/)
    .filter((word) => word.length > 1 || word === '#')
    .map((word) => word.slice(0, STEM));

export function kindFeatures(pages: readonly Page[]): Uint32Array {
  const features = new Set(['']);
  for (const [number, page] of pages.slice(0, PAGES).entries()) {
    const height = lineHeight(page);
    for (const [row, line] of linesOf(page).entries()) {
      const isHead = number === 0 && row < HEAD;
      const isLarge = number === 0 && heightOf(line.box) > LARGE * height;
      const words = wordsOf(line.words.map(({ text }) => text).join(' '));
      for (const [index, word] of words.entries()) {
        features.add(word);
        if (index > 0) features.add(`${words[index - 1]}_${word}`);
        if (isHead) features.add(`head:${word}`);
        if (isLarge) features.add(`large:${word}`);
      }
    }
  }
  return Uint32Array.from([...features].map(hashOf));
}
