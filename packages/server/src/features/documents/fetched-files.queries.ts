// A file that the service fetched for a dossier: put where uploads wait, and looked at as they are.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FileRefusal } from '@quitus/domain/documents/file-rules';
import { RefusedFile } from '@quitus/reader/file/refused-file';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { inspectUpload } from './documents.jobs.ts';
import { findFile, guessed } from './files.queries.ts';
import { documentFiles } from './files.table.ts';
import { putParts, removeParts } from './incoming-parts.ts';
import { roomRefusal } from './storage-allowance.queries.ts';

type Fetched = {
  id: string;
  portfolio_uid: string;
  /** Null: the reader says where it belongs. */
  document_type: DocumentType | null;
  name: string;
};

/** Should whoever looks at it at once be gone, it is looked at a little later. */
const LOOK_LATER_SECONDS = 60;

export async function announceFetched(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  fetched: Fetched,
  bytes: Buffer,
): Promise<'ANNOUNCED' | 'FULL'> {
  await putParts(storage, fetched.id, 0, inOne(bytes));
  try {
    await inTransaction(db, async (tx) => {
      const portfolio = await lockPortfolio(tx, fetched.portfolio_uid);
      await tx
        .insert(documentFiles)
        .values({
          ...fetched,
          ...guessed(fetched),
          size: bytes.length,
          state: 'CHECKING',
          origin: 'SCRAPED',
          created_at: now(),
        })
        .onConflictDoNothing();
      if (portfolio && (await roomRefusal(tx, portfolio))) throw new RefusedFile('STORAGE_FULL');
      await enqueue(
        tx,
        inspectUpload,
        { file_id: fetched.id },
        { wait_seconds: LOOK_LATER_SECONDS },
      );
    });
  } catch (cause) {
    await removeParts(storage, fetched.id);
    if (cause instanceof RefusedFile) return 'FULL';
    throw cause;
  }
  return 'ANNOUNCED';
}

async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Null: kept, or still to be looked at when what searches it is away. */
export async function inspectNow(deps: Deps, file_id: string): Promise<FileRefusal | null> {
  try {
    await inspectUpload.run(deps, { file_id });
  } catch (cause) {
    deps.log.warn({ err: cause, file_id }, 'a fetched file waits to be looked at');
  }
  return (await findFile(deps.db, file_id))?.refusal ?? null;
}
