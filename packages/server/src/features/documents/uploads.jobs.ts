// From the last byte of an upload to its inspection, whichever process is still there to notice it.
import { DAY_MS, MINUTE_MS } from '@quitus/domain/time/durations';
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { inspectUpload } from './documents.jobs.ts';
import {
  countCheckingBeside,
  listReceiving,
  markReceived,
  type StoredFile,
} from './files.queries.ts';
import { receivedBytes, removeParts } from './incoming-parts.ts';
import { forgetUnsent } from './storage-allowance.queries.ts';

/** Once all its bytes are here it is looked at, once, whoever noticed: the process may have died since. */
export async function noticeIfWhole(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { id, size }: Pick<StoredFile, 'id' | 'size'>,
): Promise<void> {
  if ((await receivedBytes(storage, id)) !== size) return;
  await inTransaction(db, async (tx) => {
    if (!(await markReceived(tx, id))) return;
    const waiting_before = await countCheckingBeside(tx, id);
    await enqueue(tx, inspectUpload, { file_id: id }, { waiting_before });
  });
}

export const finishUploads = defineJob({
  name: 'finish-uploads',
  payload: z.object({}),
  run: async (deps) => {
    const ago = (ms: number) => new Date(deps.now().getTime() - ms);
    for (const file of await listReceiving(deps.db, ago(MINUTE_MS)))
      await noticeIfWhole(deps, file);
    const unsent = await inTransaction(deps.db, (tx) => forgetUnsent(tx, ago(DAY_MS)));
    for (const id of unsent) await removeParts(deps.storage, id);
  },
});
