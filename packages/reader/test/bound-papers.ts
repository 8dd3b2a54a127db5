// Many papers read at once: bound into one file, which costs one child instead of one for each.
import { join } from 'node:path';

import { mergeToPdf } from '../src/file/merge.ts';
import type { Page } from '../src/page/page.ts';
import { readPages } from '../src/page/read-pages.ts';

type Printed = { pdf: Uint8Array; pages: number };
type Places = { written: (content: Uint8Array) => string; folder: string };

/** The pages of each, counted from 1. */
export async function pagesOfEach(
  printed: readonly Printed[],
  { written, folder }: Places,
): Promise<Page[][]> {
  const bound = join(folder, 'bound.pdf');
  const parts = printed.map(({ pdf }, index) => {
    const name = String(index);
    return { path: written(pdf), format: 'PDF' as const, title: name, group: name };
  });
  const merged = await mergeToPdf(parts, bound);
  if ('refusal' in merged) throw new Error(`${merged.refusal}, paper ${merged.part}`);
  const all = await readPages(bound, 'PDF', { ocr: false });
  let from = 0;
  return printed.map(({ pages }) => {
    const own = all.slice(from, from + pages);
    from += pages;
    return own.map((page, index) => ({ ...page, number: index + 1 }));
  });
}
