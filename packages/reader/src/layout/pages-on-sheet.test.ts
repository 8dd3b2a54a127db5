import { describe, expect, it } from 'vitest';

import { sheetBox } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { pagesOnSheet } from './pages-on-sheet.ts';

const sheet = (words: readonly Word[], width = 842): Page => ({
  number: 3,
  width,
  height: 595,
  source: 'OCR',
  words,
  sheet: { width, height: 595, from_page: null },
});
const lineAt = (left: number, top: number, text: string): Word[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    box: [left + index * 40, top, left + index * 40 + 34, top + 8],
  }));
const column = (left: number, text: string): Word[] =>
  Array.from({ length: 12 }, (_, row) => lineAt(left, 40 + row * 20, text)).flat();
const textOf = ({ words }: Page): string => [...new Set(words.map(({ text }) => text))].join(' ');

describe('two pages on a wide sheet', () => {
  const two = sheet([...column(45, 'un deux trois quatre'), ...column(466, 'cinq six sept huit')]);

  it('are two where the second is a table of numbered accounts', () => {
    const accounts = Array.from({ length: 12 }, (_, row) => [
      ...lineAt(466, 40 + row * 20, String(601 + row)),
      ...lineAt(502, 40 + row * 20, 'Nettoyage'),
      ...lineAt(700, 40 + row * 20, '1000,00'),
    ]).flat();
    const both = sheet([...column(45, 'un deux trois quatre'), ...accounts]);
    expect(pagesOnSheet(both)).toHaveLength(2);
  });

  it('are read one after the other, under the number of the sheet', () => {
    const pages = pagesOnSheet(two);
    expect(pages.map(textOf)).toEqual(['un deux trois quatre', 'cinq six sept huit']);
    expect(pages.map(({ number, width }) => [number, width])).toEqual([
      [3, 421],
      [3, 421],
    ]);
  });

  it('have the same margin, and boxes that lead back to the sheet', () => {
    const [left, right] = pagesOnSheet(two).map(({ words }) => words[0]?.box[0]);
    expect([left, right]).toEqual([45, 45]);
    const second = pagesOnSheet(two)[1] ?? two;
    expect(sheetBox(second, second.words[0]?.box ?? [0, 0, 0, 0])).toEqual([466, 40, 500, 48]);
  });
});

describe('a speck in the fold', () => {
  it('parts nothing', () => {
    const speck: Word = { text: '.', box: [421, 90, 423, 92] };
    const words = [...column(45, 'un deux trois quatre'), speck, ...column(466, 'cinq six sept')];
    expect(pagesOnSheet(sheet(words)).map(textOf)).toEqual([
      'un deux trois quatre',
      '. cinq six sept',
    ]);
  });
});

describe('one page', () => {
  it('is the left half of a sheet that has nothing on its right', () => {
    expect(pagesOnSheet(sheet(column(45, 'un deux'))).map(({ width }) => width)).toEqual([421]);
  });

  it('is a wide table whose title goes across the middle', () => {
    const words = [
      ...column(45, 'un deux trois quatre'),
      ...column(466, 'cinq six sept huit'),
      { text: 'ANNEXE', box: [380, 10, 460, 20] } satisfies Word,
    ];
    expect(pagesOnSheet(sheet(words))).toHaveLength(1);
  });

  it('is a wide table whose figures start anywhere on the right', () => {
    const figures = Array.from({ length: 40 }, (_, row): Word => {
      const left = 470 + (row % 7) * 45;
      return { text: '120,00', box: [left, 40 + row * 12, left + 30, 48 + row * 12] };
    });
    expect(pagesOnSheet(sheet([...column(45, 'un deux trois quatre'), ...figures]))).toHaveLength(
      1,
    );
  });

  it('is an upright sheet, whatever its columns are', () => {
    const words = [...column(45, 'un deux'), ...column(330, 'trois quatre')];
    expect(pagesOnSheet(sheet(words, 595))).toHaveLength(1);
  });
});
