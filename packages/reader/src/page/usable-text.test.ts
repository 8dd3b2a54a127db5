import { describe, expect, it } from 'vitest';

import { isUsable } from './usable-text.ts';

const layer = (text: string, pictured = 0, nameless = 0) => ({
  pictured,
  nameless,
  words: text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1] as const })),
});
const PROSE = 'Les copropriétaires se sont réunis en assemblée générale ordinaire. ';

describe('a text layer', () => {
  it.each([
    ['prose', layer(PROSE), true],
    ['prose with a logo', layer(PROSE, 0.03), true],
    ['prose around a photo', layer(PROSE.repeat(3), 0.3), true],
    [
      'the line under the copy of a card',
      layer('Vu l’original, le 3 mai, pour le notaire', 0.15),
      false,
    ],
    ['nothing', layer(''), false],
    ['a page number', layer('Page 12 sur 14'), false],
    ['a header that the scanner added', layer(PROSE, 0.98), false],
    ['the layer of a scanner that reads', layer(PROSE.repeat(6), 0.98), true],
    ['a font without names', layer('\ue001\ue012\ue044 '.repeat(20)), false],
    ['letters that the font does not name', layer(PROSE, 0, 0.9), false],
    ['a bullet without a name', layer(`\uf0b7 ${PROSE}`), true],
  ])('%s', (_what, given, usable) => {
    expect(isUsable(given)).toBe(usable);
  });
});
