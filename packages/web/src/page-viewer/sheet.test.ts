import { expect, it } from 'vitest';

import { type PagedFile, sheetBeside } from './sheet.ts';

const DEED = { id: 'deed', pages: 12 };
const TABLE = { id: 'table', pages: null };
const PLAN = { id: 'plan', pages: 2 };

const beside = (files: readonly PagedFile[], file_id: string, page: number, step: 1 | -1) =>
  sheetBeside(files, { file_id, page }, step);

it('turns the pages of a file, then goes to the next one, and back to its last page', () => {
  expect(beside([DEED, PLAN], 'deed', 11, 1)).toEqual({ file_id: 'deed', page: 12 });
  expect(beside([DEED, PLAN], 'deed', 12, 1)).toEqual({ file_id: 'plan', page: 1 });
  expect(beside([DEED, PLAN], 'plan', 1, -1)).toEqual({ file_id: 'deed', page: 12 });
});

it('ends at the first page and at the last', () => {
  expect(beside([DEED, PLAN], 'deed', 1, -1)).toBeNull();
  expect(beside([DEED, PLAN], 'plan', 2, 1)).toBeNull();
});

it('goes by what has no pages, and on', () => {
  expect(beside([DEED, TABLE, PLAN], 'deed', 12, 1)).toEqual({ file_id: 'table', page: 1 });
  expect(beside([DEED, TABLE, PLAN], 'table', 1, 1)).toEqual({ file_id: 'plan', page: 1 });
  expect(beside([DEED, TABLE, PLAN], 'plan', 1, -1)).toEqual({ file_id: 'table', page: 1 });
});
