// « A P P E L   D E   F O N D S »: a title whose letters were set apart is read letter by letter.
import { boxAround, heightOf, middleOf } from './box.ts';
import type { Word } from './page.ts';

const MIN_LETTERS = 4;
/** A gap this much wider than the usual one stands between two words. */
const WORD_GAP = 1.6;
const MAX_GAP_HEIGHTS = 2.5;

const isLetter = ({ text }: Word): boolean => /^[\p{L}\d’']$/u.test(text);
const gapBetween = (a: Word, b: Word): number => b.box[0] - a.box[2];

/** Words in the order of the file; runs of single letters on one line become words again. */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const flush = () => {
    joined.push(...joinRun(run));
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    if (!isLetter(word) || (before && !isNext(before, word))) flush();
    if (isLetter(word)) run.push(word);
    else joined.push(word);
  }
  flush();
  return joined;
}

function isNext(before: Word, word: Word): boolean {
  const height = heightOf(word.box);
  const gap = gapBetween(before, word);
  return (
    Math.abs(middleOf(before.box) - middleOf(word.box)) < 0.3 * height &&
    Math.abs(heightOf(before.box) - height) < 0.2 * height &&
    gap > -0.2 * height &&
    gap < MAX_GAP_HEIGHTS * height
  );
}

function joinRun(run: readonly Word[]): readonly Word[] {
  const gaps = run.slice(1).map((word, index) => gapBetween(run[index] ?? word, word));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  const isTitle = run.length >= MIN_LETTERS && run.some(({ text }) => /\p{L}/u.test(text));
  if (!isTitle) return run;
  const groups: Word[][] = [];
  for (const [index, letter] of run.entries()) {
    const gap = gaps[index - 1] ?? Infinity;
    const group = groups.at(-1);
    if (group && gap <= usual * WORD_GAP + 0.5) group.push(letter);
    else groups.push([letter]);
  }
  // Columns of figures or initials have no usual gap: letters apart stay apart.
  if (groups.length * 2 > run.length) return run;
  return groups.map((group) => ({
    text: group.map(({ text }) => text).join(''),
    box: boxAround(group.map(({ box }) => box)),
  }));
}
