// What may be asked of the robots, by those who cannot wait for them.
import { z } from 'zod';

import { defineErrand } from '../../jobs/define-job.ts';
import { VISIT_POOL } from '../../jobs/job-pools.ts';

/** Nothing but its id: whoever reads the queue learns nothing. */
export const runRobotErrand = defineErrand({
  name: 'run-robot',
  payload: z.object({ run_id: z.uuid() }),
  pool: VISIT_POOL,
});

export const tellRobotErrand = defineErrand({
  name: 'tell-robot',
  /** The question that waits; null: the end. */
  payload: z.object({ run_id: z.uuid(), question_id: z.uuid().nullable() }),
  // Whoever looks has asked for it by then.
  wait_seconds: 20,
});
