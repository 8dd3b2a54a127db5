import type { DocumentFile } from '@quitus/api/documents.api';
import { expect, test } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import {
  isRead,
  pageWords,
  progressOf,
  readingNews,
  readingWords,
  withProgress,
} from './reading-progress.ts';

type Reading = NonNullable<DocumentFile['reading']>;

const read = (reading: Partial<Reading>, given: Partial<DocumentFile> = {}) =>
  testFile({ reading: { state: 'READING', pages_done: 2, pages_total: 12, ...reading }, ...given });

const heard = (file: DocumentFile, pages_done: number) =>
  ({
    type: 'progress',
    portfolio_uid: '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10',
    file_id: file.id,
    pages_done,
    pages_total: 12,
  }) as const;

test('the files of a document that are being read count together', () => {
  const files = [
    read({}),
    read({ state: 'QUEUED', pages_done: 0, pages_total: 4 }),
    read({ state: 'DONE', pages_done: 9, pages_total: 9 }),
    read({}, { document_type: 'RIB' }),
    read({}, { deleted_at: '2026-11-10T09:00:00.000Z' }),
  ];
  expect(progressOf(files, 'CHARGES')).toEqual({ pages_done: 2, pages_total: 16 });
  expect(progressOf([testFile()], 'CHARGES')).toBeNull();
});

test('the whole dossier counts together, with what is still on its way', () => {
  const done = read({ state: 'DONE' });
  const files = [done, read({ state: 'FAILED' }), read({}), read({ state: 'QUEUED' })];
  expect(readingWords(files, [])).toBe('Lecture en cours : 2 papiers lus sur 4');
  // One that is there is not counted again while the tray still shows it.
  expect(readingWords([done], [{ id: done.id }, { id: 'en route' }])).toBe(
    'Lecture en cours : 1 papier lu sur 2',
  );
  expect(readingWords([done, testFile()], [])).toBeNull();
});

test('a document is read once all its files are', () => {
  const done = read({ state: 'DONE' });
  expect(
    isRead([done, read({ state: 'FAILED' }), read({}, { document_type: 'RIB' })], 'CHARGES'),
  ).toBe(true);
  expect(isRead([done, read({ state: 'QUEUED' })], 'CHARGES')).toBe(false);
  expect(isRead([testFile()], 'CHARGES')).toBe(false);
  expect(isRead([], 'CHARGES')).toBe(false);
});

test('the page told is the one being read, never past the last', () => {
  expect(pageWords({ pages_done: 2, pages_total: 12 })).toBe('page 3 sur 12');
  expect(pageWords({ pages_done: 12, pages_total: 12 })).toBe('page 12 sur 12');
});

test('what is heard shows at once, and a late word does not undo the end', () => {
  const [going, done] = [read({ state: 'QUEUED' }), read({ state: 'DONE', pages_done: 12 })];
  expect(withProgress([going, done], heard(going, 5))[0]?.reading).toEqual({
    state: 'READING',
    pages_done: 5,
    pages_total: 12,
  });
  expect(withProgress([going, done], heard(done, 5))[1]).toBe(done);
});

test('the start and the end are said, the pages between are not', () => {
  const before = read({ state: 'QUEUED', pages_done: 0 }, { name: 'appel.pdf' });
  const at = (state: Reading['state'], pages_done: number) => ({
    ...before,
    reading: { state, pages_done, pages_total: 12 },
  });
  expect(readingNews([], [before])).toBe('Lecture de appel.pdf en cours.');
  expect(readingNews([before], [at('READING', 1)])).toBe('');
  expect(readingNews([at('READING', 1)], [at('READING', 2)])).toBe('');
  expect(readingNews([at('READING', 2)], [at('DONE', 12)])).toBe('appel.pdf est lu.');
  expect(readingNews([at('READING', 2)], [at('FAILED', 2)])).toBe('appel.pdf n’a pas pu être lu.');
  expect(readingNews([], [at('DONE', 12)])).toBe('');
});
