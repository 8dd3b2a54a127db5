// A picture read the right way up. Lines upside down look like lines: only reading tells.
import { inverse, type Matrix, type Turn, turning } from './matrix.ts';
import { look, lookAgain } from './ocr/engine.ts';
import { certainty, legibility, type SeenWord } from './ocr/seen-words.ts';
import { type Gray, isBlank } from './prepare/gray.ts';
import { band, turned } from './prepare/turned.ts';

export type Reading = {
  words: SeenWord[];
  width: number;
  height: number;
  /** From the picture as it was read to the one that was given. */
  back: Matrix;
};

const DOUBTFUL = 0.5;
/** A page with less on it is empty, whichever way up. */
const MIN_WORDS = 5;
/** Part of the page that is read to try a direction. */
const TRIED = 0.25;
/** How much better another direction must read. */
const BETTER = 1.5;
/** From the likeliest. */
const OTHER_TURNS = [180, 90, 270] as const satisfies Turn[];

export async function readUpright(picture: Gray): Promise<Reading> {
  const words = isBlank(picture) ? [] : await look(picture);
  const { width, height } = picture;
  const isSure = words.length < MIN_WORDS || certainty(words) > DOUBTFUL;
  const turn = isSure ? 0 : await betterTurn(picture, words);
  const upright = turned(picture, turn);
  return {
    words: await lookAgain(upright, turn === 0 ? words : await look(upright)),
    width: upright.width,
    height: upright.height,
    back: inverse(turning(turn, width, height)),
  };
}

async function betterTurn(picture: Gray, words: readonly SeenWord[]): Promise<Turn> {
  const height = picture.height * TRIED;
  const top = busiestBand(words, height);
  const part = band(picture, top, height);
  const inside = ({ box }: SeenWord) => box[1] >= top && box[3] <= top + height;
  const asGiven = legibility(words.filter(inside)) * BETTER;
  // Lines already run across: the one that is upside down is likely, and then the others are not tried.
  for (const turn of OTHER_TURNS) {
    const seen = await look(turned(part, turn));
    if (certainty(seen) > DOUBTFUL && legibility(seen) > asGiven) return turn;
  }
  return 0;
}

function busiestBand(words: readonly SeenWord[], height: number): number {
  const starts = words.map(({ box }) => box[1]);
  const inBand = (top: number) => starts.filter((at) => at >= top && at <= top + height).length;
  return starts.reduce((best, top) => (inBand(top) > inBand(best) ? top : best), 0);
}
