import { describe, expect, it } from 'vitest';

import { typesetPages } from '../../test/typeset-pages.ts';
import type { Page, Word } from '../page/page.ts';
import { cellsOf } from './cells.ts';
import { lineOf, linesOf } from './lines.ts';
import { readingOrder } from './reading-order.ts';

const word = (text: string, left: number, top: number, height = 10): Word => ({
  text,
  box: [left, top, left + text.length * 5, top + height],
});
const page = (...words: Word[]): Page => ({
  number: 1,
  width: 595,
  height: 842,
  source: 'TEXT',
  words,
  sheet: { width: 595, height: 842, from_page: null },
});
const texts = (lines: readonly { words: readonly Word[] }[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('lines', () => {
  it('hold what stands at one height, from left to right, whatever the order of the file', () => {
    const lines = linesOf(
      page(
        word('230,00', 300, 101),
        word('Total', 50, 100),
        word('Solde', 50, 114),
        word('-', 200, 104, 2),
      ),
    );
    expect(texts(lines)).toEqual(['Total - 230,00', 'Solde']);
  });

  it('are two where words stand over each other, however tall their font is', () => {
    const row = (top: number, ...cells: string[]) =>
      cells.map((text, at) => word(text, 50 + 100 * at, top, 20));
    expect(texts(linesOf(page(...row(100, 'Cave', '64'), ...row(109, 'Total', '1000'))))).toEqual([
      'Cave 64',
      'Total 1000',
    ]);
  });

  it('keep a tall title apart from what is under it', () => {
    expect(texts(linesOf(page(word('APPEL', 50, 80, 24), word('Période', 50, 108))))).toEqual([
      'APPEL',
      'Période',
    ]);
  });
});

describe('cells', () => {
  const cells = (...words: Word[]) => cellsOf(lineOf(words), 10).map(({ text }) => text);

  it('end at a gap', () => {
    expect(cells(word('Charges', 0, 0), word('générales', 38, 0), word('184', 110, 0))).toEqual([
      'Charges générales',
      '184',
    ]);
  });

  it('join the thousands of a number, even a little apart', () => {
    expect(cells(word('40', 0, 0), word('321,72', 18, 0))).toEqual(['40 321,72']);
    expect(cells(word('lot', 0, 0), word('40', 23, 0))).toEqual(['lot', '40']);
  });

  it('never go on after the cents, but for the currency', () => {
    expect(cells(word('230,00', 0, 0), word('142,60', 33, 0))).toEqual(['230,00', '142,60']);
    expect(cells(word('230,00', 0, 0), word('€', 33, 0), word('D', 41, 0))).toEqual(['230,00 € D']);
  });
});

describe('the reading order', () => {
  const ARTICLES = (from: number) =>
    Array.from(
      { length: 4 },
      (_, index) =>
        `Article ${from + index}. Chaque copropriétaire use librement des parties communes, selon leur destination et sans gêner les autres occupants de la maison.`,
    ).join('\n\n');

  it('goes down the first column before the second', async () => {
    const [found] = await typesetPages(
      `= Règlement de copropriété de la résidence\n#columns(2)[${ARTICLES(1)} #colbreak() ${ARTICLES(5)}]`,
    );
    const text = texts(readingOrder(found ?? page())).join(' ');
    expect(text.startsWith('Règlement de copropriété')).toBe(true);
    const numbers = [...text.matchAll(/Article (\d)/g)].map(([, number]) => number);
    expect(numbers.join('')).toBe('12345678');
    expect(text).toContain('selon leur destination et sans gêner');
  });

  it('stays across the page where a table has two columns', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `[Poste ${index}], [${index}00,00]`);
    const [found] = await typesetPages(`#table(columns: (1fr, 1fr), ${rows.join(', ')})`);
    expect(texts(readingOrder(found ?? page())).slice(0, 2)).toEqual([
      'Poste 0 000,00',
      'Poste 1 100,00',
    ]);
  });
});
