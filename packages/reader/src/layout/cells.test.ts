import { expect, it } from 'vitest';

import type { Word } from '../page/page.ts';
import { cellsOf } from './cells.ts';

const line = (height: number, ...words: readonly [text: string, left: number, right: number][]) => {
  const set = words.map(([text, left, right]): Word => ({ text, box: [left, 0, right, height] }));
  return cellsOf({ words: set, box: [0, 0, 600, height] }, 12).map(({ text }) => text);
};

it('words in large letters stand further apart than others, and are one cell', () => {
  expect(line(24, ['CABINET', 0, 90], ['AUBRAC', 101, 190])).toEqual(['CABINET AUBRAC']);
  expect(line(12, ['CABINET', 0, 45], ['AUBRAC', 56, 101])).toEqual(['CABINET', 'AUBRAC']);
  expect(line(24, ['91', 0, 30], ['Cave', 41, 90])).toEqual(['91', 'Cave']);
});
