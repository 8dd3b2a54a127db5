import { expect, it } from 'vitest';

import { papersOf } from './examined.ts';
import { documentOf, fileOf } from './made-up-papers.ts';
import { isInCountedFile, pageCount } from './page-numbers.ts';

const label = (text: string) => {
  const [number, of] = text.split('/').map(Number);
  return number ? { number, of: of ?? null } : null;
};

it.each([
  ['1/3 2/3 3/3', 'ALL'],
  ['1/1', 'ALL'],
  ['1/2 2/2 1/3 2/3 3/3', 'ALL'],
  ['1/2 2/2 1/2 2/2', 'ALL'],
  ['1/3 - 2/3 3/3 -', 'ALL'],
  ['1/3 2/3', 'MISSING'],
  ['2/3 3/3', 'MISSING'],
  ['- 2/3 3/3', 'ALL'],
  ['- - 3/3', 'MISSING'],
  ['1/3 3/3', 'MISSING'],
  ['1/5 2/5 - - 5/5', 'ALL'],
  ['1/5 2/5 7 - 5/5', 'ALL'],
  ['1/5 2/5 - 5/5', 'MISSING'],
  ['1/2 - 2/2', 'ALL'],
  ['1/2 2/2 - 1/2 2/2', 'ALL'],
  ['1/2 - 1/2 2/2', 'MISSING'],
  ['4 2/2', 'ALL'],
  ['4 3/3', 'MISSING'],
  ['4 - 3/3', 'MISSING'],
  ['4 2/3', 'MISSING'],
  ['1/2 2/2 2/3 3/3', 'MISSING'],
  ['1/2 1/2 2/2', 'MISSING'],
  ['2/3 1/3 3/3', 'MISSING'],
  ['- -', 'UNKNOWN'],
  ['1 2 3', 'UNKNOWN'],
  ['- 2 3', 'UNKNOWN'],
  ['1 - 3', 'UNKNOWN'],
  ['1 2 1 2 3', 'UNKNOWN'],
  ['1 2 4', 'MISSING'],
  ['3 4 5', 'MISSING'],
  ['2 1', 'MISSING'],
  ['1/2 2/2 1 2', 'ALL'],
  ['', 'UNKNOWN'],
])('pages %s: %s', (labels, expected) => {
  expect(pageCount(labels.split(' ').map(label))).toBe(expected);
});

it('a bundle that is numbered through lacks no page, unless one was taken out', () => {
  const cover = documentOf('DIAGNOSTICS', 'DDT');
  const file = fileOf(cover, documentOf('DIAGNOSTICS', 'TERMITES', {}, { pages: [2] }));
  const [, second] = papersOf([file]);
  const torn = { ...file, pages: file.pages.slice(1) };
  expect(second && [isInCountedFile(second, [file]), isInCountedFile(second, [torn])]).toEqual([
    true,
    false,
  ]);
});
