import { expect, it } from 'vitest';

import type { SeenWord } from './seen-words.ts';
import { withTornFigures } from './torn-figures.ts';

const word = (text: string, left: number, confidence = 0.95): SeenWord => ({
  text,
  box: [left, 100, left + text.length * 10, 120],
  confidence,
});
const textsOf = (words: readonly SeenWord[]) => withTornFigures(words).map(({ text }) => text);

it('leaves a sum with a doubtful sign against it to nobody', () => {
  expect(textsOf([word('äl', 100, 0.4), word('627,44', 128), word('€', 200)])).toEqual([
    '€',
    'äl627,44',
  ]);
});

it('leaves a sum alone beside a sure word, a figure or something further away', () => {
  const sum = word('627,44', 128);
  for (const other of [word('à', 110), word('12', 100, 0.4), word('l', 60, 0.3)])
    expect(textsOf([other, sum])).toEqual([other.text, '627,44']);
});

it('reads the point of the thousands under another sign', () => {
  expect(textsOf([word('5-504,17', 100), word('06-2024', 300), word('12:30', 400)])).toEqual([
    '5.504,17',
    '06-2024',
    '12:30',
  ]);
});
