import { expect, it } from 'vitest';

import { secondLine, sharedCategories, tabTitle } from './shared-view.ts';
import { testFile, testShared } from './test-shared.ts';

const calls = [
  testFile({ year: 2026, period: 'T1' }),
  testFile({ year: 2026, period: 'T3' }),
  testFile({ name: 'appel.pdf' }),
];
const dossier = testShared({
  slots: [
    { document_type: 'TITRE_PROP', status: 'VERIFIED', watermarked: false, files: [testFile()] },
    { document_type: 'CHARGES', status: 'VERIFIED', watermarked: false, files: calls },
  ],
});

it('lists what is shared by category, the latest period first', () => {
  const [building, flat] = sharedCategories(dossier);
  expect(building?.label).toBe('Immeuble et copropriété');
  expect(building?.documents[0]?.files.map(({ part }) => part)).toEqual([
    'T3 2026',
    'T1 2026',
    'appel.pdf',
  ]);
  expect(flat?.documents[0]?.files.map(({ part }) => part)).toEqual([null]);
});

it('leaves out the categories that the link does not show', () => {
  expect(sharedCategories(dossier).map(({ category }) => category)).toEqual([
    'DOCS_IMMEUBLE_COPROPRIETE',
    'DOCS_APPARTEMENT',
  ]);
});

it('says how many pages one file has, and how many files there are', () => {
  const lines = sharedCategories(dossier).flatMap(({ documents }) => documents.map(secondLine));
  expect(lines).toEqual(['Vérifié · 3 fichiers', 'Vérifié · 12 pages']);
});

it('says in the tab whose dossier it is and which lot', () => {
  const shared_by = 'Claire Dubois';
  expect(tabTitle(testShared({ shared_by }))).toBe(
    '14 rue du Marché, lot 23 · partagé par Claire Dubois',
  );
  const said = { shared_by, address_extra_line: 'Lot 23, porte gauche' };
  expect(tabTitle(testShared(said))).toBe(
    '14 rue du Marché, Lot 23, porte gauche · partagé par Claire Dubois',
  );
});
