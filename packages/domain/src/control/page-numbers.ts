// Whether all pages of a paper are there, by what the pages say of themselves: « page 3 / 11 ».
import type { PageLabel } from '../reading/read-document.ts';
import type { ControlledFile } from './control.ts';
import type { Paper } from './examined.ts';

/** UNKNOWN where pages do not number themselves. */
export type PageCount = 'ALL' | 'MISSING' | 'UNKNOWN';

/** A paper may hold others that number theirs anew: each must go from its first page to its last. */
export function pageCount(labels: readonly (PageLabel | null)[]): PageCount {
  let before: PageLabel | null = null;
  let counted = false;
  for (const label of labels) {
    if (!label) continue;
    counted = true;
    const next: PageLabel =
      before && before.number < before.of ? before : { number: 0, of: label.of };
    if (label.of !== next.of || label.number !== next.number + 1) return 'MISSING';
    before = label;
  }
  if (before && before.number < before.of) return 'MISSING';
  return counted ? 'ALL' : 'UNKNOWN';
}

/** Over a whole file, since one numbering may run through several papers of it. */
export const pagesOfFile = ({ pages }: ControlledFile): PageCount =>
  pageCount(pages.map(({ label }) => label));

export const isNumbered = (paper: Paper, files: readonly ControlledFile[]): boolean => {
  const pages = files.find(({ file_id }) => file_id === paper.file_id)?.pages ?? [];
  return paper.pages.every((number) =>
    pages.some((page) => page.number === number && Boolean(page.label)),
  );
};
