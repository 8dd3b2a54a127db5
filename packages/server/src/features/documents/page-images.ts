// Pictures of pages: drawn when first asked for, kept beside the file they come from.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fail } from '@quitus/api/errors';
import { renderPage } from '@quitus/reader/file/render';

import { contentKey } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';

/** Wide enough to read on a large screen. */
const PAGE_WIDTH = 1200;

type Kept = { portfolio_uid: string; sha256: string; name: string };

export async function pageImage(
  { storage }: Pick<Deps, 'storage'>,
  file: Kept,
  page: number,
): Promise<Readable> {
  const content = contentKey(file.portfolio_uid, file.sha256);
  const key = `${content}-page-${page}`;
  if (!(await storage.stat(key))) {
    const folder = await mkdtemp(join(tmpdir(), 'quitus-page-'));
    try {
      const path = join(folder, 'document');
      await pipeline(await storage.open(content), createWriteStream(path, { mode: 0o600 }));
      const drawn = await renderPage(path, { page, width: PAGE_WIDTH });
      if ('refusal' in drawn) return fail('NOT_FOUND');
      await storage.put(key, Readable.from([drawn.webp]));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return storage.open(key);
}
