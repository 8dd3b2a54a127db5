// A folder of a sale as read: kept under .cache as long as neither the files nor the reader change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SourceFile } from '@quitus/domain/preetatdate/statement';
import type { ReadDocument } from '@quitus/domain/reading/read-document';
import { readFile } from '@quitus/reader/read';
import { READER_VERSION } from '@quitus/reader/reader-version';

import { CACHE, keep } from '../press.ts';

export async function readSale(folder: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const name of readdirSync(folder)
    .filter((one) => one !== 'dossier.json')
    .toSorted()) {
    const path = join(folder, name);
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    files.push({ file_id: name, name, sha256, documents: await documentsOf(path, sha256) });
  }
  return files;
}

async function documentsOf(path: string, sha256: string): Promise<readonly ReadDocument[]> {
  const name = `read-${READER_VERSION}-${sha256.slice(0, 24)}.json`;
  const kept = join(CACHE, name);
  if (!existsSync(kept)) {
    const { documents } = await readFile(path);
    keep(name, Buffer.from(JSON.stringify(documents)));
  }
  const documents: readonly ReadDocument[] = JSON.parse(readFileSync(kept, 'utf8'));
  return documents;
}
