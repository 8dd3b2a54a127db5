// Visits are made here, taken up again when their worker is gone, and told to whoever does not look.
import { DAY_MS, MINUTE_MS } from '@quitus/domain/time/durations';
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { endRun, endVisit } from './end.queries.ts';
import { sweepAccesses } from './forget.queries.ts';
import { notifyPerson } from './notify-person.ts';
import { notifyTeam } from './notify-team.ts';
import { startRefreshes } from './refresh.queries.ts';
import { runRobotSpec, notifyOfRunSpec } from './robots-job-specs.ts';
import { findRun, listForgotten } from './runs.queries.ts';
import { takeUp } from './take-up.ts';
import { visitRun } from './visit-run.ts';

/** May be asked twice: one visit is made at a time, and one that ended stays as it is. */
export const runRobot = defineJob({
  ...runRobotSpec,
  run: async (deps, { run_id }) => {
    const taken = await inTransaction(deps.db, (tx) => takeUp(tx, deps, run_id));
    if (!taken) return;
    const end = await visitRun(deps, taken);
    await inTransaction(deps.db, (tx) => endVisit(tx, deps, taken.run, end, deps.now()));
  },
  end: async (deps, { run_id }) => giveUp(deps, run_id),
});

async function giveUp(deps: Deps, run_id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const run = await findRun(tx, run_id);
    const failed = { state: 'FAILED', code: run?.code ?? 'INTERRUPTED', facts: {} } as const;
    if (run) await endRun(tx, deps, run, failed, deps.now());
  });
}

export const notifyOfRun = defineJob({
  ...notifyOfRunSpec,
  run: (deps, { run_id, question_id }) =>
    inTransaction(deps.db, async (tx) => {
      await notifyPerson(tx, deps, run_id, question_id);
      if (question_id === null) await notifyTeam(tx, deps, run_id);
    }),
});

/** Every few minutes: no access outlives its term, no visit is forgotten. */
export const sweepRobots = defineJob({
  name: 'sweep-robots',
  payload: z.object({}),
  run: async (deps) => {
    const now = deps.now();
    const swept = await inTransaction(deps.db, (tx) => sweepAccesses(tx, now));
    if (swept > 0) deps.log.info({ swept }, 'accesses to portals were deleted');
    const quiet = new Date(now.getTime() - 10 * MINUTE_MS);
    for (const { id, created_at } of await listForgotten(deps.db, quiet))
      if (now.getTime() - created_at.getTime() > DAY_MS) await giveUp(deps, id);
      else await enqueue(deps.db, runRobotSpec, { run_id: id });
  },
});

/** In the night, when portals are idle. */
export const refreshRobots = defineJob({
  name: 'refresh-robots',
  payload: z.object({}),
  run: async (deps) => {
    const started = await startRefreshes(deps);
    if (started > 0) deps.log.info({ started }, 'robots refresh what is about to end');
  },
});
