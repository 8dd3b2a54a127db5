// « A P P E L   D E   F O N D S »: a title whose letters were set apart is read letter by letter.
import { boxAround, heightOf, middleOf } from './box.ts';
import type { Word } from './page.ts';

const MIN_LETTERS = 4;
/** A gap this much wider than the usual one stands between two words. */
const WORD_GAP = 1.6;
const MAX_GAP_HEIGHTS = 2.5;

/** A word and the least space between two of its characters; null for a single sign. */
export type Tracked = { word: Word; gap: number | null };

/** In heights: letters nearer than this were not set apart. */
const MIN_TRACKING = 0.04;
/** A space between two words is wider than this many spaces between two letters. */
const SAME_GAP = 1.3;

/** In heights: characters whose boxes are this near, or lie this much over each other, touch. */
const TOUCHING = { from: -0.08, to: 0.03 };

const touches = (one: Word, next: Word): boolean => {
  const height = Math.max(heightOf(one.box), heightOf(next.box), 1);
  const gap = (next.box[0] - one.box[2]) / height;
  const isLevel = Math.abs(middleOf(next.box) - middleOf(one.box)) <= 0.1 * height;
  return isLevel && gap >= TOUCHING.from && gap <= TOUCHING.to;
};

/** « P r o visio n »: on a page of few words pdfium may see spaces between letters that touch. */
export function joinTouching(words: readonly Tracked[]): Tracked[] {
  const joined: Tracked[] = [];
  for (const one of words) {
    const before = joined.at(-1);
    if (before && touches(before.word, one.word)) joined.splice(-1, 1, joinedPair(before, one));
    else joined.push(one);
  }
  return joined;
}

const joinedPair = (before: Tracked, next: Tracked): Tracked => ({
  word: {
    text: `${before.word.text}${next.word.text}`,
    box: boxAround([before.word.box, next.word.box]),
  },
  gap: Math.min(before.gap ?? Infinity, next.gap ?? Infinity, gapBetween(before.word, next.word)),
});

/** « R HON A LPI M »: letters set a little apart, where the file or its reader took some gaps for spaces. */
export function joinTracked(words: readonly Tracked[]): Word[] {
  const joined: Tracked[] = [];
  for (const one of withGaps(words)) {
    const before = joined.at(-1);
    const gap = before?.gap ?? one.gap;
    if (before && gap !== null && isTracked(before.word, one.word, gap))
      joined.splice(-1, 1, {
        word: {
          text: `${before.word.text}${one.word.text}`,
          box: boxAround([before.word.box, one.word.box]),
        },
        gap: Math.min(gap, one.gap ?? gap),
      });
    else joined.push(one);
  }
  return joined.map(({ word }) => word);
}

/** In heights: no space between two letters of a word is wider, in a run that was set apart. */
const WIDEST_TRACKING = 0.25;
/** Between letters a space may be as many times another one, and between words it is as many times the widest of them. */
const [UNEVEN, CLEARLY] = [2.5, 1.7];

/**
 * « Proc ès - v er ba l d e »: signs set apart, unevenly, of which the file or its reader took some for words. On their
 * line the spaces between letters and those between words are two heaps, and what lies in the lower one is joined.
 */
export function joinSetApart(words: readonly Tracked[]): Tracked[] {
  const runs: Tracked[][] = [];
  for (const one of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && [before, one].every(isApart) && isBeside(before.word, one.word))
      run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap(joinedRun);
}

const isApart = ({ word, gap }: Tracked): boolean =>
  gap === null || gap > MIN_TRACKING * heightOf(word.box);

/** Small capitals are lower than the large one before them. */
function isBeside(before: Word, word: Word): boolean {
  const height = Math.max(heightOf(before.box), heightOf(word.box));
  const gap = gapBetween(before, word);
  const isLevel = Math.abs(middleOf(before.box) - middleOf(word.box)) < 0.3 * height;
  return isLevel && gap > 0 && gap < MAX_GAP_HEIGHTS * height;
}

function joinedRun(run: readonly Tracked[]): Tracked[] {
  const inside = run.flatMap(({ gap }) => gap ?? []).toSorted((a, b) => a - b);
  const usual = inside[Math.floor(inside.length / 2)];
  if (usual === undefined || run.length < MIN_LETTERS) return [...run];
  const between = run.slice(1).map(({ word }, at) => gapBetween(run[at]?.word ?? word, word));
  const all = [...inside, ...between].toSorted((a, b) => a - b);
  const ratios = all.slice(1).map((gap, at) => gap / (all[at] ?? gap));
  const ends = all[ratios.indexOf(Math.max(...ratios))] ?? 0;
  const height = Math.max(...run.map(({ word }) => heightOf(word.box)));
  const isSplit = Math.max(...ratios) >= CLEARLY;
  if (!isSplit || ends > UNEVEN * usual || ends > WIDEST_TRACKING * height) return [...run];
  const joined: Tracked[] = [];
  for (const one of run) {
    const before = joined.at(-1);
    const isFigure = /\d$/.test(before?.word.text ?? '') && /^\d/.test(one.word.text);
    if (before && !isFigure && gapBetween(before.word, one.word) <= ends)
      joined.splice(-1, 1, joinedPair(before, one));
    else joined.push(one);
  }
  return joined;
}

/** A single sign is spaced as the word right after it. */
function withGaps(words: readonly Tracked[]): Tracked[] {
  const known: Tracked[] = [];
  for (const one of words.toReversed()) {
    const next = known.at(-1);
    const gap = one.gap ?? next?.gap ?? null;
    const is = one.gap !== null || (next && gap !== null && isTracked(one.word, next.word, gap));
    known.push(is ? { ...one, gap } : one);
  }
  return known.toReversed();
}

const isTracked = (before: Word, word: Word, gap: number): boolean =>
  gap > MIN_TRACKING * heightOf(word.box) &&
  gapBetween(before, word) <= SAME_GAP * gap &&
  [before, word].every(({ text }) => /^\p{L}+$/u.test(text)) &&
  isNext(before, word);

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
