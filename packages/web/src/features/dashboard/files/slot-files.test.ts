import { expect, test } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import {
  awaitedCall,
  fileWord,
  formerVersions,
  saysReading,
  shortName,
  shownFile,
  slotFiles,
} from './slot-files.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

test('the latest period comes first, what covers nothing known last', () => {
  const files = [
    testFile({ name: 'sans date.pdf' }),
    testFile({ year: 2026, period: 'T1' }),
    testFile({ year: 2026, period: 'T3' }),
    testFile({ year: 2025, period: 'ANNEE' }),
    testFile({ document_type: 'RIB' }),
  ];
  const { current } = slotFiles(files, 'CHARGES', NOW);
  expect(current.map(shortName)).toEqual(['T3 2026', 'T1 2026', '2025', 'sans date']);
});

test('the call that is missing has a name where the others say how the syndic calls', () => {
  const calls = [testFile({ year: 2026, period: 'T3' }), testFile({ year: 2026, period: 'T2' })];
  const awaited = { year: 2026, period: 'T4' };
  expect(awaitedCall(calls, 'MISSING_LAST_APPEL', '2026-11-15')).toEqual(awaited);
  expect(awaitedCall(calls, 'MISSING_LAST_APPEL', '2026-09-15')).toBeNull();
  expect(awaitedCall(calls, 'VERIFIED', '2026-11-15')).toBeNull();
  expect(awaitedCall([testFile()], 'MISSING_LAST_APPEL', '2026-11-15')).toBeNull();
});

test('each file is in one place: in use, being looked at, taken out, refused', () => {
  const files = [
    testFile({ name: 'ici' }),
    testFile({ name: 'remplacé', current: false }),
    testFile({ name: 'en cours', state: 'CHECKING' }),
    testFile({ name: 'retiré', deleted_at: '2026-11-01T09:00:00.000Z' }),
    testFile({ name: 'retiré en août', deleted_at: '2026-08-01T09:00:00.000Z' }),
    testFile({ name: 'refusé', state: 'REFUSED', created_at: '2026-11-15T09:00:00.000Z' }),
    testFile({ name: 'refusé avant', state: 'REFUSED', created_at: '2026-11-12T09:00:00.000Z' }),
  ];
  const { current, checking, removed, refused } = slotFiles(files, 'CHARGES', NOW);
  const names = (some: { name: string }[]) => some.map(({ name }) => name);
  expect(names(current)).toEqual(['ici']);
  expect(names(checking)).toEqual(['en cours']);
  expect(names(removed)).toEqual(['retiré']);
  expect(names(refused)).toEqual(['refusé']);
});

test('former versions are told the latest first, without those that were taken out', () => {
  const first = testFile({ name: 'v1', current: false });
  const second = testFile({ name: 'v2', replaces_id: first.id, deleted_at: first.created_at });
  const third = testFile({ name: 'v3', replaces_id: second.id, current: false });
  const fourth = testFile({ name: 'v4', replaces_id: third.id });
  const names = formerVersions(fourth, [fourth, third, second, first]).map(({ name }) => name);
  expect(names).toEqual(['v3', 'v1']);
});

test('the file that is looked at stays, or gives way to its new version only', () => {
  const old = testFile({ name: 'ancien', current: false });
  const replaced = testFile({ name: 'nouveau', replaces_id: old.id });
  const latest = testFile({ name: 'arrivé depuis' });
  const current = [latest, replaced];
  const shown = (chosen: Parameters<typeof shownFile>[2]) =>
    shownFile(current, [...current, old], chosen)?.name;
  expect(shown(null)).toBe('arrivé depuis');
  expect(shown({ id: replaced.id, former: false })).toBe('nouveau');
  expect(shown({ id: old.id, former: false })).toBe('nouveau');
  expect(shown({ id: old.id, former: true })).toBe('ancien');
  expect(shown({ id: 'moved elsewhere', former: false })).toBe('arrivé depuis');
});

test('only a verified document calls its files verified', () => {
  const file = testFile({ pages: 4 });
  expect(fileWord(file, 'VERIFIED')).toBe('vérifié');
  expect(fileWord(file, 'NEW_A_VERIFIER')).toBe('à vérifier');
  expect(fileWord(file, 'MISSING_LAST_APPEL')).toBe('4 pages');
});

test('a verified document does not announce that somebody will look at a file that is not read', () => {
  const made = testFile({ reading: null });
  expect(saysReading(made, 'VERIFIED')).toBe(false);
  expect(saysReading(made, 'NEW_A_VERIFIER')).toBe(true);
  const reading = { state: 'DONE', pages_done: 1, pages_total: 1 } as const;
  expect(saysReading(testFile({ reading }), 'VERIFIED')).toBe(true);
});
