import { expect, test } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import { testFile } from '../../../../test/test-file.ts';
import { proposedSorting, targetsOf, unsortedOf } from './unsorted.ts';

const loose = (given: Parameters<typeof testFile>[0]) =>
  testFile({ document_type: null, ...given });

test('what waits is shown the oldest first; what is sorted, removed or refused is not', () => {
  const files = [
    loose({ name: 'second.pdf', state: 'CHECKING' }),
    loose({ name: 'premier.pdf' }),
    loose({ name: 'retiré.pdf', deleted_at: '2026-11-10T09:00:00.000Z' }),
    loose({ name: 'refusé.pdf', state: 'REFUSED' }),
    testFile(),
  ];
  const names = unsortedOf(files, targetsOf(testDossier())).map(({ file }) => file.name);
  expect(names).toEqual(['premier.pdf', 'second.pdf']);
});

test('a proposal counts only where one may add, and once the file is there', () => {
  const waived = { RIB: { waived_at: '2026-11-01T09:00:00.000Z' } };
  const targets = targetsOf(testDossier({ slots: waived }));
  const files = [
    loose({ proposed_type: 'CHARGES', state: 'CHECKING' }),
    loose({ proposed_type: 'CHARGES', name: 'appel.pdf' }),
    loose({ proposed_type: null }),
    loose({ proposed_type: 'RIB' }),
  ];
  const unsorted = unsortedOf(files, targets);
  expect(unsorted.map(({ proposed }) => proposed?.label ?? null)).toEqual([
    null,
    null,
    'Appels de charges',
    'Appels de charges',
  ]);
  expect(proposedSorting(unsorted).map(({ file }) => file.name)).toEqual(['appel.pdf']);
});

test('the places offered are those one may add to', () => {
  const offered = (dossier: Parameters<typeof testDossier>[0]) =>
    targetsOf(testDossier(dossier)).map(({ document_type }) => document_type);
  expect(offered({})).toContain('RIB');
  expect(offered({ relation: 'ACQUEREUR' })).not.toContain('RIB');
  expect(offered({ archived_at: '2026-11-01T09:00:00.000Z' })).toEqual([]);
  const waived = { RIB: { waived_at: '2026-11-01T09:00:00.000Z' } };
  expect(offered({ slots: waived })).not.toContain('RIB');
});
