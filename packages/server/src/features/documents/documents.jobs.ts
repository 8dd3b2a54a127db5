// What happens to a file once all its bytes are here: it is looked at, then kept or refused.
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { storedFileName } from '@quitus/domain/documents/file-rules';
import { inspectFile, type Inspection } from '@quitus/reader/file/inspect';
import { z } from 'zod';

import { putContent } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { acceptFile, refuseFile } from './file-changes.queries.ts';
import { findFile, forgetUnsent, listReceiving, lockFile, markReceived } from './files.queries.ts';

const uploadPath = ({ uploads }: Pick<Deps, 'uploads'>, id: string) => join(uploads, id);

async function forgetUpload(deps: Pick<Deps, 'uploads'>, id: string): Promise<void> {
  const path = uploadPath(deps, id);
  await rm(path, { force: true });
  await rm(`${path}.json`, { force: true });
}

/** Archives are not unpacked yet: their documents are asked for one by one. */
async function looked(path: string, name: string): Promise<Inspection> {
  const found = await inspectFile(path, name);
  return 'format' in found && found.format === 'ZIP' ? { refusal: 'UNSAFE_ZIP' } : found;
}

/** May run twice: a file that was decided is left as it is. */
export const inspectUpload = defineJob({
  name: 'inspect-upload',
  payload: z.object({ file_id: z.uuid() }),
  run: async (deps, { file_id }) => {
    const { db, storage, now } = deps;
    const waiting = await findFile(db, file_id);
    if (waiting?.state === 'CHECKING') {
      const path = uploadPath(deps, file_id);
      const found = await looked(path, waiting.name);
      const kept =
        'refusal' in found
          ? null
          : await putContent(storage, waiting.portfolio_uid, createReadStream(path));
      await db.transaction(async (tx) => {
        const file = await lockFile(tx, file_id);
        if (file?.state !== 'CHECKING') return;
        if ('refusal' in found || !kept) {
          await refuseFile(tx, file, 'refusal' in found ? found.refusal : 'CORRUPT_FILE', now());
          return;
        }
        const { format, pages } = found;
        const { sha256, crc32, size } = kept;
        const name = storedFileName(file.name, format);
        await acceptFile(tx, file, { name, format, pages, sha256, crc32, size }, now());
      });
    }
    await forgetUpload(deps, file_id);
  },
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A process that died between the last byte and its notice: the bytes are all there, so they count. */
export const finishUploads = defineJob({
  name: 'finish-uploads',
  payload: z.object({}),
  run: async (deps) => {
    const before = new Date(deps.now().getTime() - MINUTE_MS);
    for (const { id, size } of await listReceiving(deps.db, before)) {
      const here = await stat(uploadPath(deps, id)).catch(() => null);
      if (here?.size !== size) continue;
      await deps.db.transaction(async (tx) => {
        if (await markReceived(tx, id)) await enqueue(tx, inspectUpload, { file_id: id });
      });
    }
    const yesterday = new Date(deps.now().getTime() - DAY_MS);
    for (const { id } of await forgetUnsent(deps.db, yesterday)) await forgetUpload(deps, id);
  },
});
