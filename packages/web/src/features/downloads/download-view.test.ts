import { expect, it } from 'vitest';

import { amountWords, downloadable, readyDocuments } from './download-view.ts';
import { testDossier, testFile } from './test-download.ts';

const deed = testFile();
const annex = testFile();
const categories = downloadable(testDossier(), [
  deed,
  annex,
  testFile({ current: false }),
  testFile({ deleted_at: '2026-11-02T09:00:00.000Z' }),
  testFile({ state: 'RECEIVING' }),
  testFile({ document_type: 'RCP_EDD' }),
  testFile({ document_type: 'RIB' }),
]);

it('offers what is verified and has files, with the files that stand', () => {
  const ready = readyDocuments(categories);
  expect(ready.map(({ document_type }) => document_type)).toEqual(['RCP_EDD', 'TITRE_PROP']);
  expect(ready[1]?.file_ids).toEqual([deed.id, annex.id]);
});

it('lists the others with their status, not to be chosen', () => {
  const rib = categories.flatMap(({ documents }) => documents).find(({ label }) => label === 'RIB');
  expect(rib).toMatchObject({ status: 'NEW_A_VERIFIER', ready: false });
});

it('says how many', () => {
  expect(amountWords(readyDocuments(categories))).toBe('2 documents choisis');
  expect(amountWords([])).toBe('Aucun document choisi');
});
