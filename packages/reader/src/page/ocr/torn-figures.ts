// Sums of which OCR lost the thousands: « 1 627,44 » seen as « äl 627,44 » would be extracted as 627,44.
import { heightOf, middleOf } from '../box.ts';
import { type SeenWord, SURE } from './seen-words.ts';

/** The point of the thousands, read as another sign. */
const PARTED = /^(\d{1,3})[-–'’:;](\d{3}[.,]\d{2})$/;
const END_OF_SUM = /^\d{3}[.,]\d{2}(?!\d)/;
/** Of the height of the figures: what stands nearer is a group of the same sum. */
const NEAR = 0.7;

/** A doubtful sign against a sum is part of it: together they are no sum that anybody could read. */
export function withTornFigures(words: readonly SeenWord[]): SeenWord[] {
  const corrected = words.map((word) => ({ ...word, text: word.text.replace(PARTED, '$1.$2') }));
  const torn = corrected.flatMap((sum) => {
    const before = END_OF_SUM.test(sum.text) && corrected.find((word) => isTornOff(word, sum));
    return before ? [[before, sum] as const] : [];
  });
  const gone = new Set(torn.flat());
  const whole = torn.map(([before, sum]) => ({
    ...sum,
    text: before.text + sum.text,
    box: [before.box[0], sum.box[1], sum.box[2], sum.box[3]] as const,
  }));
  return [...corrected.filter((word) => !gone.has(word)), ...whole];
}

function isTornOff({ text, box, confidence }: SeenWord, sum: SeenWord): boolean {
  const gap = sum.box[0] - box[2];
  const high = heightOf(sum.box);
  return (
    confidence < SURE &&
    text.length <= 2 &&
    !/^\d+$/.test(text) &&
    gap > -NEAR * high &&
    gap < NEAR * high &&
    Math.abs(middleOf(box) - middleOf(sum.box)) < high / 2
  );
}
