import { describe, expect, it } from 'vitest';

import { isLaidOver, isUsable, tellsTheSame } from './usable-text.ts';

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

describe('words that are not drawn', () => {
  it.each([
    ['over a scan', 0.98, 1, true],
    ['beside a photo', 0.3, 1, false],
    ['a few of them', 0.98, 0.1, false],
  ])('%s', (_, pictured, hidden, over) => {
    expect(isLaidOver({ pictured, hidden })).toBe(over);
  });

  const words = (text: string, confidence = 0.96) =>
    text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1] as const, confidence }));
  const SEEN =
    'Appel de fonds du 4e trimestre 2026 total 234,12 € lots 17 et 42 échéance 01/10/2026';

  it.each([
    ['the same', SEEN, true],
    ['the same but for accents and signs', SEEN.replace('é', 'e').replace(',', '.'), true],
    ['another paper', 'Procès-verbal de l’assemblée générale du 12 mai 2019', false],
    ['another sum', SEEN.replace('234,12', '99,00'), false],
    ['nothing', '', false],
  ])('tell %s', (_, hidden, same) => {
    expect(tellsTheSame(words(hidden), words(SEEN))).toBe(same);
  });

  it('are not blamed for what OCR hardly saw', () => {
    const seen = [...words(SEEN), ...words('Z34,IZ 8891', 0.4)];
    expect(tellsTheSame(words(SEEN), seen)).toBe(true);
  });
});
