import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { guessed, type StoredFile } from './files.queries.ts';
import { documentFiles } from './files.table.ts';

type Entry = { id: string; name: string; size: number };

/** Each becomes a file of whoever sent the archive, in its slot; the archive itself is done with. */
export async function addEntries(
  tx: Tx,
  archive: StoredFile,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const { id: parent_id, portfolio_uid, document_type, origin, added_by_id, added_by } = archive;
  const from = { parent_id, portfolio_uid, document_type, origin, added_by_id, added_by };
  await tx
    .insert(documentFiles)
    .values(
      entries.map(({ id, name, size }) => ({
        ...from,
        ...guessed({ document_type, name }),
        id,
        name,
        size,
        state: 'CHECKING' as const,
        created_at: now,
      })),
    )
    .onConflictDoNothing();
  await tx.update(documentFiles).set({ state: 'UNPACKED' }).where(eq(documentFiles.id, archive.id));
}
