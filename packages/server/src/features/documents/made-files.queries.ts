// A file that the service made itself, kept in its slot as any other.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { drawFirstPage } from './documents.jobs.ts';
import { acceptFile } from './file-changes.queries.ts';
import { isInSlot } from './files.queries.ts';
import { documentFiles } from './files.table.ts';

export type MadeFile = {
  id: string;
  portfolio_uid: string;
  document_type: DocumentType;
  name: string;
  /** Whose place it takes, if that one is still in the slot. */
  replaces_id: string | null;
  pages: number;
  sha256: string;
  crc32: number;
  size: number;
};

/** Its bytes are in the storage. Kept twice, it is one file. */
export async function keepMadeFile(tx: Tx, made: MadeFile, now: Date): Promise<void> {
  const { id, portfolio_uid, document_type, name, size, pages, sha256, crc32 } = made;
  const replaces_id =
    made.replaces_id !== null && (await isInSlot(tx, made.replaces_id)) ? made.replaces_id : null;
  const [added] = await tx
    .insert(documentFiles)
    .values({
      id,
      portfolio_uid,
      document_type,
      name,
      size,
      replaces_id,
      state: 'CHECKING',
      origin: 'UPLOADED_BY_ADMIN',
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) return;
  await acceptFile(tx, added, { format: 'PDF', name, pages, sha256, crc32, size }, now);
  await enqueue(tx, drawFirstPage, { file_id: id });
}
