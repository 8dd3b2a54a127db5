import { describe, expect, it } from 'vitest';

import type { Page, Word } from '../page/page.ts';
import { cellsOf } from './cells.ts';
import { lineHeight } from './line-height.ts';
import { linesOf } from './lines.ts';

/** Capitals that OCR boxes: as wide as their room but for the space around their ink. */
const seen = (lines: readonly string[], pitch: (letter: string) => number): Page => {
  const words = lines.flatMap((line, row): Word[] => {
    let left = 40;
    return line.split(' ').map((text) => {
      const width = Array.from(text).reduce((sum, letter) => sum + pitch(letter), 0);
      const box: Word['box'] = [left + 0.4, 40 + row * 12, left + width - 0.4, 45.3 + row * 12];
      left += width + pitch(' ');
      return { text, box, confidence: 0.9 };
    });
  });
  const sheet = { width: 595, height: 842, from_page: null };
  return { number: 1, width: 595, height: 842, source: 'OCR', words, sheet };
};

const LINES = [
  'GESTION MODERNE DES IMMEUBLES',
  'RUE DU MOULIN VERT LIMOGES',
  'COPROPRIETE LES JARDINS ILLUMINES',
  'MOUVEMENTS DE VOTRE COMPTE INDIVIDUEL',
  'PROVISION TRIMESTRE ET FONDS TRAVAUX',
];
const cells = (page: Page) =>
  linesOf(page).map((line) => cellsOf(line, lineHeight(page)).map(({ text }) => text));

describe('the height of a line', () => {
  it('is that of the font where all letters have one room: words of a line stay together', () => {
    expect(cells(seen(LINES, () => 5.2))).toEqual(LINES.map((line) => [line]));
  });

  it('is that of the ink elsewhere', () => {
    const narrow = (letter: string) => (/[IJLT ]/.test(letter) ? 2.6 : 5.6);
    expect(lineHeight(seen(LINES, narrow))).toBeCloseTo(5.3 * 1.4, 1);
  });
});
