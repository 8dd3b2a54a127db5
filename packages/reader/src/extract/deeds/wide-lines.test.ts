// Words set by hand at given places: a line of a typewriter, a row of a table.
import { describe, expect, it } from 'vitest';

import { lineOf } from '../../layout/lines.ts';
import { isSetWide } from '../sheet/wide-lines.ts';

const HEIGHT = 10;

/** Six points a letter, and these gaps between the words. */
function line(words: readonly string[], gaps: readonly number[]) {
  let left = 0;
  return lineOf(
    words.map((text, at) => {
      const box = [left, 0, left + 6 * text.length, HEIGHT] as const;
      left = box[2] + (gaps[at] ?? 0);
      return { text, box };
    }),
  );
}

describe('a line that is set to the width of the page', () => {
  it('has spaces as wide as one another', () => {
    const words = ['demeurant', 'ensemble', 'à', 'Vouvray', 'nés', 'savoir'];
    expect(isSetWide(line(words, [11, 12, 11, 12, 11]), HEIGHT)).toBe(true);
  });

  it('is no row of a table, nor a row of figures', () => {
    const words = ['Vouvray', 'maison', 'deux', 'étages', 'libre', 'oui'];
    expect(isSetWide(line(words, [11, 40, 22, 60, 13]), HEIGHT)).toBe(false);
    const figures = ['120', '130', '140', '150', '160', '170'];
    expect(isSetWide(line(figures, [12, 12, 12, 12, 12]), HEIGHT)).toBe(false);
  });
});
