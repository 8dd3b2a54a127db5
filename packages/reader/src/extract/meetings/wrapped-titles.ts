// A line is broken where the next word has no room: then what stands under it is the rest of it, whatever it says.
import type { Place } from '../sheet/resolution-head.ts';

/** Lines around a title that show how wide its column is, and how many it takes. */
const [AROUND, SHOWN] = [12, 3];
/** In heights of a line: lines of one column start together; between two words. */
const [ALIGNED, SPACE] = [1.5, 0.2];

/** Whether the first word of the line `at` would not have stood at the end of the line above it. */
export function isBrokenAbove(places: readonly Place[], at: number): boolean {
  const [above, below] = [places[at - 1], places[at]];
  const word = below?.line.cells[0]?.words[0];
  if (!above || !below || !word || above.sheet !== below.sheet) return false;
  const { height } = above.sheet;
  const column = places
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .filter(
      ({ sheet, line }) =>
        sheet === above.sheet && Math.abs(line.box[0] - below.line.box[0]) < ALIGNED * height,
    );
  const edge = Math.max(...column.map(({ line }) => line.box[2]));
  const needed = above.line.box[2] + SPACE * height + word.box[2] - word.box[0];
  return column.length > SHOWN && needed > edge;
}
