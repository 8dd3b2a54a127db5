import { expect, it } from 'vitest';

import { cutOnce, firstParts, partsToSend, partsTrouble, withoutPart } from './split.ts';

const file = { document_type: 'CHARGES', proposed_parts: [] } as const;
const asFile = (proposed_parts: { document_type: 'PV_AG' | 'CHARGES' | null; pages: number[] }[]) =>
  ({ document_type: 'CHARGES', proposed_parts }) as const;

it('starts from what was recognised, and covers the whole file', () => {
  const parts = firstParts(
    asFile([
      { document_type: 'PV_AG', pages: [1, 2, 3] },
      { document_type: 'CHARGES', pages: [4, 5] },
    ]),
    [],
    6,
  );
  expect(parts).toEqual([
    { document_type: 'PV_AG', last_page: 3 },
    { document_type: 'CHARGES', last_page: 6 },
  ]);
});

it('takes neighbours of the same type as one part, and annexes told twice once', () => {
  const read = [
    { type: 'CV_AG', pages: [1, 2, 3, 4] },
    { type: 'CV_AG', pages: [3, 4] },
    { type: 'PV_AG', pages: [5] },
    { type: 'PV_AG', pages: [6] },
  ] as const;
  expect(firstParts({ ...file, proposed_parts: [] }, read, 6)).toEqual([
    { document_type: 'CV_AG', last_page: 4 },
    { document_type: 'PV_AG', last_page: 6 },
  ]);
});

it('begins with a cut after the first page where nothing was recognised', () => {
  expect(firstParts({ ...file, proposed_parts: [] }, [], 4)).toEqual([
    { document_type: 'CHARGES', last_page: 1 },
    { document_type: null, last_page: 4 },
  ]);
});

it('refuses parts without a type, without a page, or that leave pages out', () => {
  const right = [
    { document_type: 'PV_AG', last_page: 2 },
    { document_type: 'CHARGES', last_page: 5 },
  ] as const;
  expect(partsTrouble(right, 5)).toBeNull();
  expect(partsTrouble(right, 6)).not.toBeNull();
  expect(partsTrouble([right[0]], 2)).not.toBeNull();
  expect(partsTrouble([{ ...right[0], last_page: 5 }, right[1]], 5)).not.toBeNull();
  expect(partsTrouble([{ ...right[0], document_type: null }, right[1]], 5)).not.toBeNull();
});

it('sends every page once', () => {
  const parts = [
    { document_type: 'PV_AG', last_page: 2 },
    { document_type: 'CHARGES', last_page: 5 },
  ] as const;
  expect(partsToSend(parts)).toEqual([
    { document_type: 'PV_AG', pages: [1, 2] },
    { document_type: 'CHARGES', pages: [3, 4, 5] },
  ]);
});

it('cuts the last part in two, and gives back the pages of one that is dropped', () => {
  const parts = cutOnce([
    { document_type: 'PV_AG', last_page: 2 },
    { document_type: 'CHARGES', last_page: 5 },
  ]);
  expect(parts.map(({ last_page }) => last_page)).toEqual([2, 3, 5]);
  expect(withoutPart(parts, 2).map(({ last_page }) => last_page)).toEqual([2, 5]);
  expect(withoutPart(parts, 0).map(({ last_page }) => last_page)).toEqual([3, 5]);
});
