// Downloads that need work before their first byte, and the end of those that are a day old.
import { DAY_MS } from '@quitus/domain/time/durations';
import { z } from 'zod';

import { isDatabaseAway } from '../../db/away.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import {
  changeDownload,
  findPreparing,
  forgetDownloads,
  remainingFiles,
  type StoredDownload,
} from './download-rows.queries.ts';
import { piecesOf } from './pieces.ts';
import { CannotPrepare, markFiles, mergeFiles, sumFiles } from './prepare.ts';
import { downloadKey, writeZip } from './zip-content.ts';

const WRITTEN_EVERY_MS = 500;

/** May run twice: what was made is found again, and one that is ready is left as it is. */
export const prepareDownload = defineJob({
  name: 'prepare-download',
  payload: z.object({ download_id: z.uuid() }),
  run: async (deps, { download_id }) => {
    const found = await findPreparing(deps.db, download_id);
    if (!found) return;
    try {
      const ready = await prepared(deps, found);
      await changeDownload(deps.db, download_id, { ...ready, state: 'READY' });
    } catch (cause) {
      // Whoever waits is told at once, and may ask again; only what interrupts us leaves it to the queue.
      if (isDatabaseAway(cause)) throw cause;
      await changeDownload(deps.db, download_id, { state: 'FAILED' });
      if (!(cause instanceof CannotPrepare)) throw cause;
      deps.log.warn({ err: cause, download_id }, 'a download cannot be prepared');
    }
  },
  end: async ({ db }, { download_id }) => {
    if (await findPreparing(db, download_id))
      await changeDownload(db, download_id, { state: 'FAILED' });
  },
});

type Found = NonNullable<Awaited<ReturnType<typeof findPreparing>>>;

async function prepared(
  deps: Deps,
  { download, portfolio }: Found,
): Promise<Partial<StoredDownload>> {
  const files = await remainingFiles(deps.db, download);
  if (files.length === 0) throw new CannotPrepare('nothing is left of it');
  const { step, written } = countedSteps(deps, download);
  const copies = await markFiles(deps, download, files, step);
  const { id, marked_ids, total: done } = download;
  const pieceAll = (all: typeof files) =>
    piecesOf(all, portfolio.portfolio_type, marked_ids, copies);
  if (download.format === 'PDF') {
    const size = await mergeFiles(deps, id, pieceAll(files), step);
    await written();
    return { done, size };
  }
  const pieces = pieceAll(await sumFiles(deps, files, step));
  await written();
  return { done, ...(await writeZip(deps, download, portfolio, pieces, deps.now())) };
}

/** Counts the steps, and writes the count from time to time; whoever writes the end waits for it. */
function countedSteps({ db, log }: Pick<Deps, 'db' | 'log'>, { id, total }: StoredDownload) {
  let done = 0;
  let last = performance.now();
  let writing = Promise.resolve();
  const write = async (count: number): Promise<void> => {
    try {
      await changeDownload(db, id, { done: count });
    } catch (cause) {
      log.warn({ err: cause }, 'the progress of a download was not written');
    }
  };
  return {
    step: () => {
      done = Math.min(done + 1, total);
      if (performance.now() - last < WRITTEN_EVERY_MS) return;
      last = performance.now();
      const count = done;
      writing = writing.then(() => write(count));
    },
    written: () => writing,
  };
}

export const sweepDownloads = defineJob({
  name: 'sweep-downloads',
  payload: z.object({}),
  run: async ({ db, storage, now }) => {
    const before = new Date(now().getTime() - DAY_MS);
    for (const { id } of await forgetDownloads(db, before)) await storage.remove(downloadKey(id));
  },
});
