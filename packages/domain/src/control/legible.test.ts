import { expect, it } from 'vitest';

import { legible } from './legible.ts';
import { documentOf, examinedOf, fileOf } from './made-up-papers.ts';

const file = fileOf(documentOf('PV_AG', null, {}, { pages: [1, 2] }));
const judged = (change: Partial<(typeof file.pages)[number]>) =>
  legible({
    ...examinedOf('PV_AG', []),
    files: [
      {
        ...file,
        pages: file.pages.map((page, index) => (index === 1 ? { ...page, ...change } : page)),
      },
    ],
  });

it('every page was read, by the file or by a sure eye', () => {
  expect(judged({}).outcome).toBe('passed');
  expect(judged({ source: 'OCR', confidence: 0.93 }).outcome).toBe('passed');
});

it.each([
  ['nobody could read it', { source: 'NONE' as const, word_count: 0 }],
  ['OCR was not sure', { source: 'OCR' as const, confidence: 0.7 }],
  ['it has next to no words', { word_count: 3 }],
])('one page is for a person when %s', (_, change) => {
  expect(judged(change)).toMatchObject({
    outcome: 'undecided',
    sentence: expect.stringContaining('page 2'),
    seen: [{ page: 2, box: [0, 0, 595, 842] }],
  });
});

it('a file without pages was not read', () => {
  const empty = { ...examinedOf('PV_AG', []), files: [{ ...file, pages: [] }] };
  expect(legible(empty).outcome).toBe('undecided');
});
