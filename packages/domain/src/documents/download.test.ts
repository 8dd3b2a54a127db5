import { expect, it } from 'vitest';

import { DOCUMENT_CATEGORIES } from './document-type.ts';
import { folderOf, folderTitle } from './download.ts';

it('folders are called as on screen, in its order', () => {
  const folders = DOCUMENT_CATEGORIES.map((one) => folderOf(one, 'APARTMENT_SALE_PORTFOLIO'));
  expect(folders).toEqual([
    '1 Immeuble et copropriété',
    '2 Appartement',
    '3 Documents personnels',
    '4 Acquéreurs',
  ]);
  expect(folderOf('DOCS_APPARTEMENT', 'HOUSE_SALE_PORTFOLIO')).toBe('2 Bien');
});

it('a title is its folder without the figure', () => {
  expect(folderTitle('2 Appartement/Titre de propriété 2.pdf')).toBe('Appartement');
});
