// Files with a text burnt into their pages: made once for each share link, kept beside the original.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { FileRefusal } from '@quitus/domain/documents/file-rules';
import { watermarkedPdf } from '@quitus/reader/file/watermark';
import { and, eq, inArray } from 'drizzle-orm';

import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import { watched } from '../../adapters/storage/through.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { KeptFile } from '../documents/door.ts';
import { watermarkedCopies } from './downloads.table.ts';
import { readableFile } from './readable-file.ts';

export type WatermarkedCopy = typeof watermarkedCopies.$inferSelect;

/** Those that were made, by file. */
export async function findCopies(
  tx: Tx,
  share_id: string | null,
  file_ids: readonly string[],
): Promise<Map<string, WatermarkedCopy>> {
  if (share_id === null || file_ids.length === 0) return new Map();
  const copies = await tx
    .select()
    .from(watermarkedCopies)
    .where(
      and(
        eq(watermarkedCopies.share_id, share_id),
        inArray(watermarkedCopies.file_id, [...file_ids]),
      ),
    );
  return new Map(copies.map((copy) => [copy.file_id, copy]));
}

type Mark = { share_id: string; text: string };

/** The copy that was made before, or one made now. */
export async function ensureCopy(
  deps: Pick<Deps, 'db' | 'storage' | 'now'>,
  { share_id, text }: Mark,
  file: KeptFile,
): Promise<WatermarkedCopy | { refusal: FileRefusal }> {
  const known = (await findCopies(deps.db, share_id, [file.id])).get(file.id);
  if (known) return known;
  return inPrivateFolder(async (folder) => {
    const { path, format } = await readableFile(deps.storage, file, join(folder, 'original'));
    const out = join(folder, 'marked');
    const made = await watermarkedPdf(path, format, text, out);
    if ('refusal' in made) return made;
    return keepCopy(deps, { share_id, file, path: out, pages: made.pages });
  });
}

type Made = { share_id: string; file: KeptFile; path: string; pages: number };

/** Made twice at the same moment, the first is kept: its checksum may be in a zip already. */
async function keepCopy(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  { share_id, file, path, pages }: Made,
): Promise<WatermarkedCopy> {
  const own = randomBytes(4).toString('hex');
  const key = `${contentKey(file.portfolio_uid, file.sha256)}-mark-${share_id}-${own}`;
  const hash = createHash('sha256');
  let sum = 0;
  const { size } = await storage.put(
    key,
    watched(createReadStream(path), (chunk) => {
      hash.update(chunk);
      sum = crc32(chunk, sum);
    }),
  );
  const facts = { key, pages, size, crc32: sum, sha256: hash.digest('hex'), created_at: now() };
  await db
    .insert(watermarkedCopies)
    .values({ share_id, file_id: file.id, ...facts })
    .onConflictDoNothing();
  const kept = (await findCopies(db, share_id, [file.id])).get(file.id);
  if (!kept) throw new Error('a watermarked copy was neither kept nor found');
  if (kept.key !== key) await storage.remove(key);
  return kept;
}
