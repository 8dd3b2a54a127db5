// What happens to a file once all its bytes are here: it is looked at, then kept, unpacked or refused.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { type FileRefusal, storedFileName } from '@quitus/domain/documents/file-rules';
import type { InspectedFile, Inspection } from '@quitus/reader/file/inspect';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { z } from 'zod';

import { drawPage } from '../../adapters/pages/page-images.ts';
import { copyHashed, type PlainCopy } from '../../adapters/pages/plain-copy.ts';
import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { putPreview } from '../../adapters/pages/readable-copy.ts';
import { putContent } from '../../adapters/storage/content.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { publish } from '../../domain-events.ts';
import { defineJob, enqueue, InterruptedTooOften, type Job } from '../../jobs/define-job.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { addEntries } from './archive-entries.queries.ts';
import { lockForArrival, mayStillReplace } from './file-access.ts';
import { acceptFile, refuseFile } from './file-changes.queries.ts';
import { findFile, isKept, lockFile, type StoredFile } from './files.queries.ts';
import { openParts, removeParts } from './incoming-parts.ts';
import { roomRefusal } from './storage-allowance.queries.ts';
import { unpack } from './unpacking.ts';

const ofFile = z.object({ file_id: z.uuid() });

/** May run twice: a file that was decided is left as it is. */
export const inspectUpload: Job<typeof ofFile> = defineJob({
  name: 'inspect-upload',
  payload: ofFile,
  run: async (deps, { file_id }) => {
    const file = await findFile(deps.db, file_id);
    if (file?.state === 'CHECKING') await inPrivateFolder((folder) => decide(deps, file, folder));
    await removeParts(deps.storage, file_id);
  },
  end: async (deps, { file_id }, cause) => {
    // Without an antivirus, say, it goes on waiting: only what brings the worker down is refused for it.
    if (!(cause instanceof InterruptedTooOften)) throw cause;
    const file = await findFile(deps.db, file_id);
    if (file) await refuse(deps, file, 'FILE_TOO_SLOW');
    await removeParts(deps.storage, file_id);
  },
});

async function decide(deps: Deps, file: StoredFile, folder: string): Promise<void> {
  const copy = await copyHashed(openParts(deps.storage, file.id), join(folder, 'document'));
  if (copy.size !== file.size) throw new Error(`${copy.size} bytes of ${file.size} are here`);
  const found = await look(deps, file, copy.path);
  if ('refusal' in found) await refuse(deps, file, found.refusal);
  else if (found.format === 'ZIP') await takeOut(deps, file, copy.path);
  else await keep(deps, file, copy, found, folder);
}

async function look(
  { antivirus, files }: Deps,
  file: StoredFile,
  path: string,
): Promise<Inspection> {
  const refusal = (await antivirus?.scan(path)) ?? null;
  if (refusal) return { refusal };
  const found = await files.inspect(path, file.name);
  const nested = 'format' in found && found.format === 'ZIP' && file.parent_id !== null;
  return nested ? { refusal: 'UNSAFE_ZIP' } : found;
}

const refuse = (deps: Deps, { id }: StoredFile, refusal: FileRefusal): Promise<void> =>
  whileChecking(deps, id, (tx, file) => refuseFile(tx, file, refusal, deps.now()));

async function takeOut(deps: Deps, archive: StoredFile, path: string): Promise<void> {
  const entries = await unpack(deps.storage, archive, path);
  if ('refusal' in entries) return refuse(deps, archive, entries.refusal);
  try {
    await whileChecking(deps, archive.id, async (tx, file) => {
      const portfolio = await lockPortfolio(tx, file.portfolio_uid);
      await addEntries(tx, file, entries, deps.now());
      if (portfolio && (await roomRefusal(tx, portfolio))) throw new RefusedFile('STORAGE_FULL');
      for (const [waiting_before, { id }] of entries.entries())
        await enqueue(tx, inspectUpload, { file_id: id }, { waiting_before });
    });
  } catch (cause) {
    if (!(cause instanceof RefusedFile)) throw cause;
    for (const { id } of entries) await removeParts(deps.storage, id);
    await refuse(deps, archive, cause.refusal);
  }
}

async function keep(
  { storage, ...deps }: Deps,
  { id, portfolio_uid }: StoredFile,
  { path, sha256, crc32, size }: PlainCopy,
  { format, pages: counted }: InspectedFile,
  folder: string,
): Promise<void> {
  await putContent(storage, portfolio_uid, sha256, createReadStream(path));
  const kept = { portfolio_uid, sha256 };
  const pages = format === 'DOCX' ? await putPreview(storage, kept, path, folder) : counted;
  await whileChecking(deps, id, async (tx, file) => {
    const name = storedFileName(file.name, format);
    const replaces_id = (await mayStillReplace(tx, file)) ? file.replaces_id : null;
    await acceptFile(
      tx,
      { ...file, replaces_id },
      { name, format, pages, sha256, crc32, size },
      deps.now(),
    );
    if (pages) await enqueue(tx, drawFirstPage, { file_id: id });
    await publish(tx, 'FILE_KEPT', { id, pages });
  });
}

/** Decided once, whoever else looks at it; and only for somebody who may still add it. */
const whileChecking = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  decided: (tx: Tx, file: StoredFile) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const arriving = await findFile(tx, id);
    const refusal = arriving && (await lockForArrival(tx, arriving));
    const file = await lockFile(tx, id);
    if (file?.state !== 'CHECKING') return;
    if (refusal) await refuseFile(tx, file, lateRefusal(refusal), now());
    else await decided(tx, file);
  });

const lateRefusal = (refusal: NonNullable<Awaited<ReturnType<typeof lockForArrival>>>) =>
  refusal === 'PORTFOLIO_ARCHIVED' || refusal === 'PORTFOLIO_UNPAID'
    ? 'DOSSIER_CLOSED'
    : 'ACCESS_ENDED';

/** Before anybody asks: its picture is there when the file appears. */
export const drawFirstPage = defineJob({
  name: 'draw-first-page',
  payload: ofFile,
  run: async (deps, { file_id }) => {
    const file = await findFile(deps.db, file_id);
    if (file && isKept(file)) await drawPage(deps, { file, page: 1 });
  },
});
