// A typewriter sets a line to the width of the page by widening every space of it: the words stand apart like
// the cells of a table, and are one sentence all the same.
import type { Written } from '../../french/written.ts';
import type { Line } from '../../layout/lines.ts';

/** In spaces: two or three words may stand apart by chance. */
const MIN_GAPS = 4;
/** In heights of a line: how much the spaces may differ, and how wide they may be. */
const [UNEVEN, WIDEST] = [0.25, 3];
/** Of the words: a row of figures is set evenly too. */
const MIN_SMALL = 0.6;

/** Every space is as wide as the others, which no row of a table is. */
export function isSetWide({ words }: Line, height: number): boolean {
  const gaps = words.slice(1).map(({ box }, at) => box[0] - (words[at]?.box[2] ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const small = words.filter(({ text }) => /\p{Ll}/u.test(text)).length;
  return (
    gaps.length >= MIN_GAPS &&
    most - least < UNEVEN * height &&
    most < WIDEST * height &&
    small >= MIN_SMALL * words.length
  );
}

/** As long as it was: words keep their places. */
export function withoutWideSpaces(
  written: Written,
  lines: readonly Line[],
  height: number,
): Written {
  const text = written.text
    .split('\n')
    .map((row, at) => {
      const line = lines[at];
      return line && isSetWide(line, height) ? row.replaceAll('\t', ' ') : row;
    })
    .join('\n');
  return { ...written, text };
}
