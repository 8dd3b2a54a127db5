// The jobs of the robots, as those who queue them see them: payload and limits, not how they are done.
import { z } from 'zod';

import { defineJobSpec } from '../../jobs/define-job.ts';
import { VISIT_POOL } from '../../jobs/job-pools.ts';

/** Nothing but its id: whoever reads the queue learns nothing. */
export const runRobotSpec = defineJobSpec({
  name: 'run-robot',
  payload: z.object({ run_id: z.uuid() }),
  pool: VISIT_POOL,
});

export const notifyOfRunSpec = defineJobSpec({
  // As queued jobs are named already.
  name: 'tell-robot',
  /** The question that waits; null: the end. */
  payload: z.object({ run_id: z.uuid(), question_id: z.uuid().nullable() }),
  // Whoever looks has asked for it by then.
  wait_seconds: 20,
});
