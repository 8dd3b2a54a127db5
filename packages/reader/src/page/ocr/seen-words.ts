// What OCR says it saw, and how much of it to believe.
import type { Box } from '@quitus/domain/reading/box';

export type SeenWord = {
  text: string;
  /** In pixels of the picture. */
  box: Box;
  /** 0 to 1. */
  confidence: number;
};

/** Below, OCR is inventing. */
const MIN_CONFIDENCE = 0.2;
/** Rules of a table, dust, folds. */
const SPECK = /^[|_\-.,'’‘"`~=—–•·:;\\/!¦()[\]{}<>«»*°^+]+$/;
/** Alone, these may be real: a minus before a figure, a colon after a label. */
const MAY_STAND_ALONE = /^[-–—:()/°€%+]$/;

export const isSeen = ({ text, confidence }: SeenWord): boolean =>
  confidence > MIN_CONFIDENCE &&
  text.trim() !== '' &&
  (!SPECK.test(text) || (MAY_STAND_ALONE.test(text) && confidence > 0.6));

/** From here on, OCR is sure of a word. */
export const SURE = 0.6;

/** How well a page was read: long words that OCR is sure of, letter by letter. */
export const legibility = (words: readonly SeenWord[]): number =>
  words
    .filter(({ text, confidence }) => confidence > SURE && /[\p{L}\d]{3}/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);

/** Part of what was seen that OCR is sure of. */
export function certainty(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : legibility(words) / letters;
}
