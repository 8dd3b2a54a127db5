// Some papers print each label in small letters under its value: read downwards, every value would be the
// next label’s.
import { fold } from '../french/fold.ts';
import { middleOf } from '../page/box.ts';
import { type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** In heights of a line. */
const UP = 2.6;

/** The cell right above each one that a label opens, where it says what is asked for. */
export function over<T>(
  { lines, height, page }: Sheet,
  label: RegExp,
  read: (text: string) => T | null,
): Reading<T>[] {
  const opens = new RegExp(`^(?:${label.source})`, 'u');
  return lines.flatMap(({ cells }) =>
    cells
      .filter(({ text }) => opens.test(fold(text)))
      .flatMap((cell) => {
        const above = lines
          .flatMap((line) => line.cells)
          .filter(
            ({ box }) =>
              box[0] < cell.box[2] &&
              cell.box[0] < box[2] &&
              middleOf(box) < cell.box[1] &&
              middleOf(cell.box) - middleOf(box) < UP * height,
          )
          .toSorted((a, b) => middleOf(b.box) - middleOf(a.box))[0];
        const value = above ? read(above.text) : null;
        return above && value !== null ? [readWords(value, above.text, above.words, page)] : [];
      }),
  );
}
