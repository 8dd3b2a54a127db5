import { expect, it } from 'vitest';

import { failureText } from './robot-error.ts';

it('names a few of the documents that could not be read, and counts the others', () => {
  const titles = Array.from({ length: 12 }, (_, index) => `Facture ${index + 1}`);
  const said = (count: number) =>
    failureText('FILE_BROKEN', { portal: 'ICS', titles: titles.slice(0, count) });
  expect(said(1)).toBe('Un document illisible chez le syndic : Facture 1.');
  expect(said(2)).toBe('2 documents illisibles chez le syndic : Facture 1, Facture 2.');
  expect(said(11)).toMatch(/^11 documents .*, Facture 10 et 1 autre\.$/);
  expect(said(12)).toMatch(/^12 documents .*, Facture 10 et 2 autres\.$/);
});
