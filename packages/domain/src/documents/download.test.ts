import { expect, it } from 'vitest';

import { folderTitle } from './download.ts';

it('a title is its folder without the figure', () => {
  expect(folderTitle('2 Appartement/Titre de propriété 2.pdf')).toBe('Appartement');
});
