// Ink that looks like writing and that OCR passed over: lone figures of a table, words in grain,
// the end of a word, a dash between two names.
import type { Box } from '@quitus/domain/reading/box';

import { boxAround, heightOf, middleOf, widthOf } from '../box.ts';
import { PAPER } from '../prepare/background.ts';
import type { Gray } from '../prepare/gray.ts';
import { withoutDarkBands } from './dark-bands.ts';
import { type SeenWord, SURE } from './seen-words.ts';
import { shapesOf } from './shapes.ts';

export type UnreadInk = {
  /** Where the strips are cut out. */
  picture: Gray;
  /** Letters side by side, a few words at most. */
  strips: Box[];
  /** Words that are to be read again with what stands against them, or because OCR doubts them. */
  doubtful: Set<SeenWord>;
  /** Words that OCR doubts, where nothing is written: grain of the paper. */
  invented: Set<SeenWord>;
  dashes: Box[];
  letters: Letters;
};

/** How high letters are on this page, and below which shade they begin. */
export type Letters = { height: number; ink: number };

/** Fewer words do not tell how a page is written. */
const MIN_KNOWN = 12;
/** In letters: longer words are not made up, only printed lightly. */
const MOST_INVENTED = 3;
/** Between letters that belong to one strip, in heights of a letter. */
const SPACE = 1.1;
/** Nearer, letters are of one word. */
const TOUCHING = 0.3;

export function unreadInk(given: Gray, words: readonly SeenWord[]): UnreadInk | null {
  const letters = lettersOf(given, words);
  if (!letters) return null;
  const dark = shapesOf(given, letters.ink);
  const picture = withoutDarkBands(given, dark, words, letters);
  const shapes = picture === given ? dark : shapesOf(picture, letters.ink);
  const doubtful = new Set(words.filter(({ confidence }) => confidence < SURE));
  const passedOver = () =>
    uncovered(
      picture,
      shapes,
      words.filter((word) => !doubtful.has(word)),
      letters.height,
    );
  const cut = stripsOf(passedOver(), letters.height);
  for (const word of words)
    if (cut.some((strip) => isAgainst(strip, word.box, TOUCHING * letters.height)))
      doubtful.add(word);
  const left = passedOver();
  const strips = stripsOf(left, letters.height);
  const invented = new Set(
    words.filter((word) => isShort(word) && isUnborne(word, words, shapes, letters.height)),
  );
  return {
    picture,
    strips,
    doubtful,
    invented,
    dashes: dashesOf(left, words, letters.height),
    letters,
  };
}

function lettersOf(picture: Gray, words: readonly SeenWord[]): Letters | null {
  const known = words.filter(({ text, confidence }) => confidence > 0.8 && text.length >= 3);
  if (known.length < MIN_KNOWN) return null;
  const height = median(known.map(({ box }) => heightOf(box)));
  const darkest = median(known.map(({ box }) => darkestIn(picture, box)));
  return { height, ink: (darkest + PAPER) / 2 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function darkestIn({ width, data }: Gray, [left, top, right, bottom]: Box): number {
  let darkest = PAPER;
  for (let y = top; y < bottom; y += 1)
    for (let at = y * width + left; at < y * width + right; at += 1)
      darkest = Math.min(darkest, data[at] ?? PAPER);
  return darkest;
}

/** A word in grain may get a box as high as three lines: only its middle is its own. */
function uncovered(
  { width, height }: Gray,
  shapes: readonly Box[],
  words: readonly SeenWord[],
  letter: number,
): Box[] {
  const covered = new Uint8Array(width * height);
  const around = 0.2 * letter;
  for (const { box } of words) {
    const half = Math.min(heightOf(box), 1.5 * letter) / 2 + around;
    const top = Math.max(0, Math.round(middleOf(box) - half));
    const bottom = Math.min(height, Math.round(middleOf(box) + half));
    const left = Math.max(0, Math.round(box[0] - around));
    const right = Math.min(width, Math.round(box[2] + around));
    for (let y = top; y < bottom; y += 1) covered.fill(1, y * width + left, y * width + right);
  }
  return shapes.filter(
    ([left, top, right, bottom]) =>
      covered[((top + bottom) >> 1) * width + ((left + right) >> 1)] === 0,
  );
}

const isShort = ({ text, confidence }: SeenWord): boolean =>
  confidence < SURE && text.length <= MOST_INVENTED;

/** No letter is seen there, nor a word beside it: what is printed lightly stands in a line. */
function isUnborne(
  { box }: SeenWord,
  words: readonly SeenWord[],
  shapes: readonly Box[],
  letter: number,
): boolean {
  const isOver = (shape: Box) =>
    Math.max(widthOf(shape), heightOf(shape)) > 0.25 * letter &&
    shape[0] < box[2] &&
    shape[2] > box[0] &&
    shape[1] < box[3] &&
    shape[3] > box[1];
  const isLine = (other: SeenWord) => !isShort(other) && isAgainst(box, other.box, 2 * letter, 0);
  return !words.some(isLine) && !shapes.some(isOver);
}

/** Letters that follow each other, with the commas and dashes that stand against them. */
function stripsOf(shapes: readonly Box[], letter: number): Box[] {
  const strips: Box[] = [];
  const written = shapes.filter((box) => isLetter(box, letter));
  for (const box of written.toSorted((a, b) => a[0] - b[0])) {
    const at = strips.findLastIndex((strip) => followsOn(strip, box, letter));
    if (at < 0) strips.push(box);
    else strips[at] = boxAround([strips[at] ?? box, box]);
  }
  const marks = shapes.filter((box) => isMark(box, letter));
  return (
    strips
      // A lone stroke is more often a piece of a rule than a one.
      .filter((strip) => widthOf(strip) > 0.25 * letter && heightOf(strip) > 0.5 * letter)
      .map((strip) => boxAround([strip, ...marks.filter((mark) => isBeside(mark, strip, letter))]))
  );
}

function isLetter(box: Box, letter: number): boolean {
  const [wide, high] = [widthOf(box) / letter, heightOf(box) / letter];
  return high > 0.4 && high < 1.7 && wide > 0.1 && wide < 4;
}

function followsOn(strip: Box, box: Box, letter: number): boolean {
  const common = Math.min(box[3], strip[3]) - Math.max(box[1], strip[1]);
  return (
    box[0] - strip[2] < SPACE * letter &&
    common > 0.5 * Math.min(heightOf(box), heightOf(strip)) &&
    heightOf(boxAround([strip, box])) < 1.8 * letter
  );
}

/** A comma, a point, a dash. */
function isMark(box: Box, letter: number): boolean {
  const [wide, high] = [widthOf(box) / letter, heightOf(box) / letter];
  return high <= 0.4 && wide < 1 && Math.max(wide, high) > 0.12;
}

const isBeside = (mark: Box, strip: Box, letter: number): boolean =>
  mark[1] > strip[1] - 0.1 * letter &&
  mark[3] < strip[3] + 0.3 * letter &&
  isAgainst(strip, mark, 0.5 * letter);

/** On the same line, give or take so much, with next to nothing between them. */
function isAgainst(a: Box, b: Box, gap: number, slack = gap): boolean {
  const apart = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  return apart < gap && isBetween(middleOf(b), a, slack) && isBetween(middleOf(a), b, slack);
}

const isBetween = (middle: number, [, top, , bottom]: Box, slack: number): boolean =>
  middle > top - slack && middle < bottom + slack;

/** Between two words of a line, at the middle of their height: a rule or an underline is elsewhere. */
function dashesOf(shapes: readonly Box[], words: readonly SeenWord[], letter: number): Box[] {
  return shapes.filter((box) => {
    const [wide, high] = [widthOf(box) / letter, heightOf(box) / letter];
    if (high > 0.3 || wide < 0.25 || wide > 1.3 || wide < 2 * high) return false;
    const level = words.filter(
      ({ box: [, top, , bottom], text }) =>
        text.length > 1 &&
        middleOf(box) > top + 0.3 * (bottom - top) &&
        middleOf(box) < bottom - 0.15 * (bottom - top),
    );
    return (
      level.some(({ box: word }) => box[0] > word[2] && box[0] - word[2] < SPACE * letter) &&
      level.some(({ box: word }) => word[0] > box[2] && word[0] - box[2] < SPACE * letter)
    );
  });
}
