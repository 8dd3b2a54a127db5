import { expect, test } from 'vitest';

import { documentTitle, pageRanges } from './read-document-words.ts';

test('pages that follow each other are said together', () => {
  expect(pageRanges([3])).toBe('page 3');
  expect(pageRanges([1, 2, 3, 4])).toBe('pages 1 à 4');
  expect(pageRanges([1, 2, 5, 8, 9])).toBe('pages 1 à 2, 5 et 8 à 9');
});

test('the exact paper is named where it is known', () => {
  expect(documentTitle({ type: 'DIAGNOSTICS', sub_kind: 'PLOMB' })).toBe('Plomb');
  expect(documentTitle({ type: 'RIB', sub_kind: null })).toBe('RIB');
  expect(documentTitle({ type: null, sub_kind: null })).toBe('Document non reconnu');
});
