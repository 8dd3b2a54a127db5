// Which of the files in the storage a row still knows, and the rows that nobody can ask for any more.
import { UNDO_DAYS } from '@quitus/domain/documents/file-state';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, eq, inArray, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { recountStorage } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import { downloads } from '../downloads/downloads.table.ts';

/** Those that can no longer be put back; their bytes go with the next sweep. */
export async function forgetDeleted(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  const gone = await tx
    .delete(documentFiles)
    .where(lt(documentFiles.deleted_at, before))
    .returning({ uid: documentFiles.portfolio_uid });
  await recountStorage(tx, ...new Set(gone.map(({ uid }) => uid)));
}

/** What a key belongs to, by its shape, and which of those still exist. */
type Shape = { owner: RegExp; existing: (tx: Tx, owners: string[]) => Promise<string[]> };

const SHAPES: readonly Shape[] = [
  { owner: /^incoming\/([0-9a-f-]{36})\//, existing: onTheirWay },
  { owner: /^downloads\/([0-9a-f-]{36})(?:$|[/-])/, existing: downloadable },
  // A file, and what was made of it: its pages, its preview, its watermarked copies.
  { owner: /^([0-9a-f-]{36}\/[0-9a-f]{64})(?:$|-)/, existing: kept },
];

/** A key of no shape we know belongs to somebody else: it counts as known. */
export async function findKnownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set(keys);
  for (const { owner, existing } of SHAPES) {
    const owned = keys.flatMap((key) => {
      const [, name] = owner.exec(key) ?? [];
      return name === undefined ? [] : [{ key, name }];
    });
    const names = [...new Set(owned.map(({ name }) => name))];
    const found = new Set(names.length > 0 ? await existing(tx, names) : []);
    for (const { key, name } of owned) if (!found.has(name)) known.delete(key);
  }
  return known;
}

async function onTheirWay(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(
      and(inArray(documentFiles.id, ids), inArray(documentFiles.state, ['RECEIVING', 'CHECKING'])),
    );
  return rows.map(({ id }) => id);
}

async function downloadable(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: downloads.id })
    .from(downloads)
    .where(inArray(downloads.id, ids));
  return rows.map(({ id }) => id);
}

async function kept(tx: Tx, names: string[]): Promise<string[]> {
  const hashes = names.map((name) => name.slice(name.indexOf('/') + 1));
  const rows = await tx
    .select({ uid: documentFiles.portfolio_uid, sha256: documentFiles.sha256 })
    .from(documentFiles)
    .where(and(inArray(documentFiles.sha256, hashes), eq(documentFiles.state, 'READY')));
  return rows.map(({ uid, sha256 }) => `${uid}/${sha256}`);
}
