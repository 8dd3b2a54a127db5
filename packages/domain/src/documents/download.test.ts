import { expect, it } from 'vitest';

import { folderTitle, uniqueNames } from './download.ts';

it('a title is its folder without the figure', () => {
  expect(folderTitle('2 Appartement/Titre de propriété 2.pdf')).toBe('Appartement');
});

it('two files of one name differ before their extension', () => {
  expect(uniqueNames(['Appel.pdf', 'appel.PDF', 'Appel', 'Appel'])).toEqual([
    'Appel.pdf',
    'appel (2).PDF',
    'Appel',
    'Appel (2)',
  ]);
  // A name that begins with its only dot is all stem.
  expect(uniqueNames(['.pdf', '.pdf'])).toEqual(['.pdf', '.pdf (2)']);
});
