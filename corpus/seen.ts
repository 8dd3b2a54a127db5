// The words of a file, kept under .cache as long as neither the file nor what opens it changes:
// the rules are corrected many times on the same words.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inspectFile } from '@quitus/reader/file/inspect';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import type { Page } from '@quitus/reader/page/page';
import { readPages } from '@quitus/reader/page/read-pages';

import { CACHE, keep, keyOf } from './press.ts';

const READER = join(import.meta.dirname, '..', 'packages', 'reader', 'src');
const eye = globSync(['page/**/*.ts', 'file/**/*.ts'], { cwd: READER })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .map((file) => readFileSync(join(READER, file)));

/** A page that was given up is looked at again the next time. */
const isSeen = ({ source }: Page): boolean => source !== 'NONE';

export async function seenPages(path: string): Promise<readonly Page[]> {
  const kept = `${keyOf(readFileSync(path), ...eye)}.json`;
  const known = join(CACHE, kept);
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'));
  const inspected = await inspectFile(path, path);
  if ('refusal' in inspected) throw new RefusedFile(inspected.refusal);
  const pages = await readPages(path, inspected.format);
  if (pages.every(isSeen)) keep(kept, Buffer.from(JSON.stringify(pages)));
  return pages;
}
