// Every night: what the storage holds and no row knows is removed.
import { DAY_MS } from '@quitus/domain/time/durations';
import { z } from 'zod';

import { sweepOrphans } from '../../adapters/storage/content.ts';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { recountAllStorage } from '../documents/door.ts';
import { findKnownKeys, forgetDeleted } from './sweep.queries.ts';

export const sweepStorage = defineJob({
  name: 'sweep-storage',
  payload: z.object({}),
  run: async (deps) => {
    const yesterday = new Date(deps.now().getTime() - DAY_MS);
    await inTransaction(deps.db, (tx) => forgetDeleted(tx, deps.now()));
    await recountAllStorage(deps.db);
    const { removed } = await sweepFiles(deps, yesterday);
    if (removed > 0) deps.log.info({ removed }, 'removed files that no row knows');
  },
});

/** The age leaves time to those whose row is being written. */
export const sweepFiles = ({ db, storage }: Pick<Deps, 'db' | 'storage'>, olderThan: Date) =>
  sweepOrphans(storage, (keys) => findKnownKeys(db, keys), olderThan);
