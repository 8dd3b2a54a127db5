// Files named by what they hold, within a dossier: the same bytes twice are kept once.
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import type { Storage } from './storage.ts';
import { watched } from './through.ts';

export type StoredContent = { sha256: string; crc32: number; size: number; existed: boolean };

export const contentKey = (portfolio_uid: string, sha256: string): string =>
  `${portfolio_uid}/${sha256}`;

/** The name is known only once everything was read: the content waits under another until then. */
export async function putContent(
  storage: Storage,
  portfolio_uid: string,
  stream: Readable,
): Promise<StoredContent> {
  const pending = `pending/${randomUUID()}`;
  try {
    const hash = createHash('sha256');
    let crc = 0;
    const { size } = await storage.put(
      pending,
      watched(stream, (chunk) => {
        hash.update(chunk);
        crc = crc32(chunk, crc);
      }),
    );
    const sha256 = hash.digest('hex');
    const key = contentKey(portfolio_uid, sha256);
    const existed = (await storage.stat(key)) !== null;
    // Written again even so: it is then young to the sweep, closed by today's key, and whole.
    await storage.put(key, await storage.open(pending));
    return { sha256, crc32: crc, size, existed };
  } finally {
    // What cannot be removed now, no row will know: the sweep takes it.
    await storage.remove(pending).catch(() => {});
  }
}

const BATCH = 500;

/** Removes the files that no row knows. The age leaves time to those whose row is being written. */
export async function sweepOrphans(
  storage: Storage,
  findKnown: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  olderThan: Date,
): Promise<{ removed: number }> {
  let removed = 0;
  let batch: string[] = [];
  // Listed rather than asked for: a damaged file has no size to tell, and is swept like the others.
  const isOld = async (wanted: string) => {
    for await (const { key, modified_at } of storage.list(wanted))
      if (key === wanted) return modified_at < olderThan;
    return false;
  };
  const sweep = async () => {
    const known = await findKnown(batch);
    for (const key of batch) {
      if (known.has(key)) continue;
      // Asked again: the same bytes may have come back since the listing.
      if (!(await isOld(key))) continue;
      await storage.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const { key, modified_at } of storage.list('')) {
    if (modified_at >= olderThan) continue;
    batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
  return { removed };
}
