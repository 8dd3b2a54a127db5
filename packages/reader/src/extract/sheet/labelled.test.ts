import { expect, it } from 'vitest';

import type { Page, Word } from '../../page/page.ts';
import { datesUnder } from './labelled.ts';
import { sheetOf } from './sheet.ts';

const size = { width: 595, height: 842 };
const word = (text: string, left: number, top: number): Word => ({
  text,
  box: [left, top, left + 5 * text.length, top + 10],
});
const pageOf = (words: readonly Word[]): Page => ({
  number: 1,
  ...size,
  source: 'TEXT',
  words,
  sheet: { ...size, from_page: null },
});

it('a day under its words, past a line of the margin that has nothing there', () => {
  const words = [word('Édition', 200, 100), word('du', 240, 100), word('02/12/2026', 200, 120)];
  const days = (more: readonly Word[]) =>
    datesUnder(sheetOf(pageOf([...words, ...more])), /^edition du/).map(({ value }) => value);
  expect(days([])).toEqual(['2026-12-02']);
  expect(days([word('Accueil', 30, 110)])).toEqual(['2026-12-02']);
  expect(days([word('en', 200, 110), word('cours', 215, 110)])).toEqual([]);
});
