import { expect, test } from 'vitest';

import {
  boundsOf,
  missingPlace,
  type Part,
  partsOf,
  sortingOf,
  withCut,
  withoutCut,
  withStart,
  withType,
} from './file-parts.ts';

const TARGETS = [
  { document_type: 'PV_AG', label: 'Procès-verbaux' },
  { document_type: 'CHARGES', label: 'Appels' },
  { document_type: 'DIAGNOSTICS', label: 'Diagnostics' },
] as const;

const PARTS: Part[] = [
  { document_type: 'PV_AG', first: 1, last: 3 },
  { document_type: 'CHARGES', first: 4, last: 5 },
  { document_type: null, first: 6, last: 6 },
];

test('parts come as they were recognised, but for places that are not offered', () => {
  const proposed_parts = [
    { document_type: 'PV_AG' as const, pages: [1, 2, 3] },
    { document_type: 'RIB' as const, pages: [4] },
  ];
  expect(partsOf({ proposed_parts, pages: 4 }, TARGETS)).toEqual([
    { document_type: 'PV_AG', first: 1, last: 3 },
    { document_type: null, first: 4, last: 4 },
  ]);
});

test('a file that nobody recognised is one part, of all its pages', () => {
  expect(partsOf({ proposed_parts: [], pages: 7 }, TARGETS)).toEqual([
    { document_type: null, first: 1, last: 7 },
  ]);
});

test('the separation moves, and each side keeps a page', () => {
  expect(boundsOf(PARTS, 1)).toEqual({ min: 2, max: 5 });
  expect(withStart(PARTS, 1, 3).map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [3, 5],
    [6, 6],
  ]);
  for (const page of [1, 6, 3.5, Number.NaN]) expect(withStart(PARTS, 1, page)).toEqual(PARTS);
});

test('a part is cut in two and put together again, without losing a page', () => {
  const cut = withCut(PARTS, 0);
  expect(cut.map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [3, 3],
    [4, 5],
    [6, 6],
  ]);
  expect(cut[1]?.document_type).toBeNull();
  expect(withoutCut(cut, 1)).toEqual(PARTS);
  expect(withCut(PARTS, 2)).toEqual(PARTS);
});

test('nothing is sent while a place is missing, and the reason is told', () => {
  expect(sortingOf(PARTS)).toBeNull();
  expect(missingPlace(PARTS)).toBe('Choisissez où va la page 6.');
  expect(missingPlace(withType(PARTS, 2, 'DIAGNOSTICS'))).toBeNull();
});

test('neighbours that go to the same place are one document', () => {
  expect(sortingOf(withType(PARTS, 2, 'CHARGES'))).toEqual([
    { document_type: 'PV_AG', pages: [1, 2, 3] },
    { document_type: 'CHARGES', pages: [4, 5, 6] },
  ]);
});
