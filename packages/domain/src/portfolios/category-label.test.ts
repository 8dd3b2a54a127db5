import { expect, it } from 'vitest';

import { DOCUMENT_CATEGORIES } from '../documents/document-type.ts';
import { categoryFolder, categoryLabel } from './category-label.ts';

it('speaks of a flat or of a house', () => {
  expect(categoryLabel('DOCS_APPARTEMENT', 'APARTMENT_SALE_PORTFOLIO')).toBe('Appartement');
  expect(categoryLabel('DOCS_APPARTEMENT', 'HOUSE_SALE_PORTFOLIO')).toBe('Bien');
  expect(categoryLabel('DOCS_PERSONNELS', 'HOUSE_SALE_PORTFOLIO')).toBe('Documents personnels');
});

it('folders are called as on screen, in its order', () => {
  const folders = DOCUMENT_CATEGORIES.map((one) => categoryFolder(one, 'APARTMENT_SALE_PORTFOLIO'));
  expect(folders).toEqual([
    '1 Immeuble et copropriété',
    '2 Appartement',
    '3 Documents personnels',
    '4 Acquéreurs',
  ]);
  expect(categoryFolder('DOCS_APPARTEMENT', 'HOUSE_SALE_PORTFOLIO')).toBe('2 Bien');
});
