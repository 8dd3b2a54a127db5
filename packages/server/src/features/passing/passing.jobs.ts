// Every night: what should have passed and did not is told, and taken up again where that can be done.
import { isOverdue, type PassingState } from '@quitus/domain/reading/passing-states';
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { findFile, inspectUpload } from '../documents/door.ts';
import { prepareDownload } from '../downloads/door.ts';
import { takeUpPed } from '../preetatdate/door.ts';
import { askReading, leaveWhole } from '../reading/door.ts';
import { listPassing } from './passing.queries.ts';

type TakeUp = (deps: Deps, id: string) => Promise<void>;

const readAnew: TakeUp = async ({ db }, id) => {
  const file = await findFile(db, id);
  if (file) await inTransaction(db, (tx) => askReading(tx, file));
};

/** Of what has lost its job. The others end by themselves, or are somebody's to look at. */
const TAKE_UP: Partial<Record<PassingState, TakeUp>> = {
  CHECKING: ({ db }, id) => enqueue(db, inspectUpload, { file_id: id }),
  PREPARING: ({ db }, id) => enqueue(db, prepareDownload, { download_id: id }),
  // By its dossier: what waits at the desk stays there.
  CREATION_IN_PROCESS: ({ db }, uid) => inTransaction(db, (tx) => takeUpPed(tx, uid)),
  QUEUED: readAnew,
  READING: readAnew,
  // Where it was to be cut went with its job: it is whole again, to be sorted anew.
  SPLITTING: async (deps, id) => {
    const file = await findFile(deps.db, id);
    if (file) await leaveWhole(deps, file);
  },
};

export const watchPassing = defineJob({
  name: 'watch-passing',
  payload: z.object({}),
  run: async (deps) => {
    const now = deps.now();
    const late = (await listPassing(deps.db)).filter(({ state, since }) =>
      isOverdue(state, since, now),
    );
    const taken_up: string[] = [];
    for (const { id, state, queued } of late) {
      const takeUp = queued ? undefined : TAKE_UP[state];
      if (!takeUp) continue;
      await takeUp(deps, id);
      taken_up.push(id);
    }
    for (const [state, ones] of Map.groupBy(late, (one) => one.state)) {
      const ids = ones.map(({ id }) => id);
      deps.log.warn(
        { state, count: ids.length, ids, taken_up: ids.filter((id) => taken_up.includes(id)) },
        'a state lasts too long',
      );
    }
  },
});
