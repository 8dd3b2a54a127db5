import type { Box } from '@quitus/domain/reading/box';
import { describe, expect, it } from 'vitest';

import { characterReader } from './characters.ts';

const SIZE = 10;

/** Signs of a typewriter, six points each; `at` moves a part of them. */
function read(...parts: { text: string; x?: number; y?: number; step?: number }[]) {
  const reader = characterReader();
  for (const { text, x = 0, y = 0, step = 6 } of parts) {
    let left = x;
    for (const sign of text) {
      const box: Box = [left, y, left + 6, y + SIZE];
      reader.add(sign.codePointAt(0) ?? 0, box);
      left += step;
    }
  }
  return reader.words().map(({ text }) => text);
}

describe('signs', () => {
  it('are words between spaces, whichever spaces', () => {
    expect(read({ text: 'Appel\u00a0: de fonds' })).toEqual(['Appel', ':', 'de', 'fonds']);
  });

  it('keep the thousands of a number together, and nothing else', () => {
    expect(read({ text: '1\u202f234\u00a0567,89\u00a0€' })).toEqual([
      '1\u202f234\u00a0567,89',
      '€',
    ]);
    expect(read({ text: 'le 12\u00a0mai, lots 3\u00a017' })).toEqual([
      'le',
      '12',
      'mai,',
      'lots',
      '3',
      '17',
    ]);
  });

  it('part where the eye sees a gap that the file does not tell', () => {
    expect(read({ text: 'Total' }, { text: '230,00', x: 60 })).toEqual(['Total', '230,00']);
  });

  it('part at the end of a line, hyphen kept', () => {
    const halves = [
      { text: 're\u0002', x: 500 },
      { text: 'devables', x: 40, y: 13 },
    ];
    expect(read(...halves)).toEqual(['re-', 'devables']);
  });

  it('are one word where they touch, whatever spaces were seen between them', () => {
    const seen = [{ text: 'P ' }, { text: 'ro ', x: 6.2 }, { text: 'visions', x: 18 }];
    expect(read(...seen, { text: ' T4', x: 60 })).toEqual(['Provisions', 'T4']);
  });

  it('are composed and without ligatures', () => {
    expect(read({ text: 'e\u0301tat ﬁnancier', step: 0.5 })).toEqual(['état', 'financier']);
  });
});

describe('a title whose letters were set apart', () => {
  it('is words again', () => {
    const title = ['APPEL', 'DE', 'FONDS'].map((text, index) => ({
      text,
      x: index * 90,
      step: 13,
    }));
    const [first, second, third] = title;
    if (!first || !second || !third) throw new Error('three words');
    second.x = 5 * 13 + 14;
    third.x = second.x + 2 * 13 + 14;
    expect(read(first, second, third)).toEqual(['APPEL', 'DE', 'FONDS']);
  });

  it('is whole where some of its gaps were taken for spaces', () => {
    expect(
      read(
        { text: 'G' },
        { text: ' ER', x: 0, step: 7 },
        { text: ' AN', x: 14, step: 7 },
        { text: ' C', x: 28, step: 7 },
        { text: ' E', x: 35, step: 7 },
        { text: ' SUD', x: 48, step: 7 },
      ),
    ).toEqual(['GERANCE', 'SUD']);
  });

  it('is whole where letters stand unevenly apart, some of them read as words', () => {
    expect(
      read(
        { text: 'Copr', step: 7 },
        { text: 'o', x: 29 },
        { text: 'p', x: 37 },
        { text: 'rié', x: 44.5, step: 7 },
        { text: 'té', x: 66, step: 7.5 },
        { text: 'LES', x: 87, step: 7 },
        { text: 'LILAS', x: 115, step: 7 },
      ),
    ).toEqual(['Copropriété', 'LES', 'LILAS']);
  });

  it('is not made of three initials, nor of a column of figures', () => {
    expect(read({ text: 'A B C', step: 8 })).toEqual(['A', 'B', 'C']);
    expect(read({ text: '1 2 3 4 5 6', step: 8 })).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});
