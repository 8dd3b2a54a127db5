import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPrintable, oneLine, printed, REPLACEMENT, severalLines } from './printable.ts';

describe('a text that people type', () => {
  it.each([
    'Étude Martin & Fils, 14 bis',
    '李明 😀',
    'ＦＵＬＬ',
    'شارع الحرية',
    'می‌خواهم',
    'क्षत्रिय',
    '👩‍👩‍👧‍👦 ❤️ 🇫🇷',
    'e\u0301',
    'une ligne\n\tune autre',
    // A font of Word draws bullets there.
    '\uF0B7 puce',
  ])('may be %j', (text) => {
    expect(isPrintable(text)).toBe(true);
    expect(printed(text)).toBe(text);
  });

  it.each([
    ['NUL', '\0'],
    ['a bell', '\u0007'],
    ['an escape', '\u001B'],
    ['a control of the second set', '\u009B'],
    ['half an emoji', '\uD83D'],
    ['what is no character', '\uFFFE'],
    ['what is no character, far away', '\u{10FFFF}'],
    ['an order turned round', '\u202E'],
    ['an isolate', '\u2066'],
    ['a hidden tag', '\u{E0041}'],
  ])('may not hold %s', (_what, character) => {
    const text = `rue${character}du Port`;
    expect(isPrintable(text)).toBe(false);
    expect(printed(text)).toBe(`rue${REPLACEMENT}du Port`);
  });

  it('is kept without what a paste leaves around it and at the end of its lines', () => {
    expect(oneLine('  14\true du Port\r\n44000 Nantes ')).toBe('14 rue du Port 44000 Nantes');
    expect(severalLines(' Bonjour,\r\n\u2028merci.\r')).toBe('Bonjour,\n\nmerci.');
  });

  it.each(['', ' ', '\u200B\u200B', '\u3164', '\u00AD', '\u2800', '\uFE0F\u0301', '\u115F\n'])(
    'is empty when it shows nothing: %j',
    (text) => {
      expect(oneLine(text)).toBe('');
      expect(severalLines(text)).toBe('');
    },
  );

  it('is told to be unprintable rather than empty when it is both', () => {
    expect(isPrintable(oneLine('\u202E'))).toBe(false);
  });
});

it('whatever the text, a paper gets one that is printable and of as many characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(60), (text, at) => {
      const cut = text.slice(at) + text.slice(0, at);
      expect(isPrintable(printed(cut))).toBe(true);
      expect(Array.from(printed(cut))).toHaveLength(Array.from(cut).length);
      expect(isPrintable(oneLine(cut))).toBe(isPrintable(severalLines(cut)));
      expect(oneLine(oneLine(cut))).toBe(oneLine(cut));
    }),
    { seed: 20, numRuns: 400 },
  );
});
