// The height of an ordinary line of the page: every distance in the layout is extracted in it.
import { heightOf, widthOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';

/** A font keeps room above and below its letters; OCR boxes the ink only. */
const INK_TO_LINE = 1.4;
const WHEN_NONE = 10;

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const weighsEnough = ({ text }: Word): boolean => /[\p{L}\d]{2}/u.test(text);

/** Of the fonts of typewriters: how high a line is for the room of a letter, how much that room may vary. */
const [PITCH_TO_LINE, SPREAD, MIN_WORDS] = [2.25, 0.05, 12];

/** The room of a letter where all have the same: words stand further apart there than the ink is high. */
function pitchOf(words: readonly Word[]): number | null {
  const rooms = words
    .filter(({ text }) => /^\p{L}{4,}$/u.test(text))
    .map(({ text, box }) => widthOf(box) / (text.length - BEARING))
    .toSorted((a, b) => a - b);
  const at = (part: number) => rooms[Math.floor(part * (rooms.length - 1))] ?? 0;
  const isEven = at(0.75) - at(0.25) < SPREAD * at(0.5);
  return rooms.length >= MIN_WORDS && isEven ? at(0.5) : null;
}
/** In letters: the ink of a word is narrower than its room. */
const BEARING = 0.15;

export function lineHeight({ words, source }: Pick<Page, 'words' | 'source'>): number {
  const heights = words.filter(weighsEnough).map(({ box }) => heightOf(box));
  const usual = median(heights) ?? median(words.map(({ box }) => heightOf(box))) ?? WHEN_NONE;
  if (source !== 'OCR') return usual;
  return Math.max(usual * INK_TO_LINE, (pitchOf(words) ?? 0) * PITCH_TO_LINE);
}
