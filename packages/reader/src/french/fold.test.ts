import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold, plain } from './fold.ts';

describe('fold', () => {
  it('makes small letters without accents, and one kind of space, dash and apostrophe', () => {
    expect(fold('L’ÉTÉ\u202f— N° 12\u00a0: «\u00a0façade\u00a0»')).toBe(
      'l\'ete - n° 12 : " facade "',
    );
    expect(fold('Œuvre, cœur')).toBe('œuvre, cœur');
  });

  it('never moves a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
        expect(plain(text)).toHaveLength(text.length);
      }),
    );
  });

  it('is the same when done twice', () => {
    expect(fold('\u1fef')).toBe("'");
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
