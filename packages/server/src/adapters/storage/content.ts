// Files named by what they hold, within a dossier: the same bytes twice are kept once.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { Storage } from './storage.ts';
import { through } from './through.ts';

export const contentKey = (portfolio_uid: string, sha256: string): string =>
  `${portfolio_uid}/${sha256}`;

/** Checked against its name as it is written: other bytes are refused before anything is seen. */
export async function putContent(
  storage: Storage,
  portfolio_uid: string,
  sha256: string,
  stream: Readable,
): Promise<{ existed: boolean }> {
  const key = contentKey(portfolio_uid, sha256);
  const existed = (await storage.stat(key)) !== null;
  // Written again even so: it is then young to the sweep, closed by today's key, and whole.
  await storage.put(
    key,
    through(stream, (source) => checked(source, sha256)),
  );
  return { existed };
}

async function* checked(source: Readable, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256)
    throw new Error(`the bytes of ${sha256} are not those of its name`);
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
