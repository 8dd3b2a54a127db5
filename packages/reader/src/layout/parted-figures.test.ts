import { describe, expect, it } from 'vitest';

import type { Word } from '../page/page.ts';
import { cellOf } from './cells.ts';
import { partedFigures } from './parted-figures.ts';

const word = (text: string, right: number): Word => ({
  text,
  box: [right - text.length * 5, 0, right, 10],
});
const HEIGHT = 10;
const texts = (lines: ReturnType<typeof partedFigures>) =>
  lines.map((cells) => cells.map(({ text }) => text));

describe('two figures that stand near one another', () => {
  const tight = [cellOf([word('820', 50)]), cellOf([word('3', 80), word('121', 100)])];

  it('are two columns where another line has a number alone under the first', () => {
    const full = [cellOf([word('500', 50)]), cellOf([word('0', 80)]), cellOf([word('31', 100)])];
    expect(texts(partedFigures([tight, full], HEIGHT))).toEqual([
      ['820', '3', '121'],
      ['500', '0', '31'],
    ]);
  });

  it('are a base and a sum where another line has its base alone', () => {
    const glued = [cellOf([word('212', 50)]), cellOf([word('640', 80), word('107,33', 120)])];
    const full = [
      cellOf([word('212', 50)]),
      cellOf([word('1000', 80)]),
      cellOf([word('9,50', 120)]),
    ];
    expect(texts(partedFigures([glued, full], HEIGHT))).toEqual([
      ['212', '640', '107,33'],
      ['212', '1000', '9,50'],
    ]);
  });

  it('are one number where nothing says that they are two', () => {
    const other = [cellOf([word('500', 50)]), cellOf([word('31', 100)])];
    expect(texts(partedFigures([tight, other], HEIGHT))).toEqual([
      ['820', '3 121'],
      ['500', '31'],
    ]);
  });
});
