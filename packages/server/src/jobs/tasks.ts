// How a job is done: its payload parsed, the database waited for, its end when nothing more can be tried.
import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { z } from 'zod';

import { isDatabaseAway } from '../db/away.ts';
import type { Deps } from '../deps.ts';
import { InterruptedTooOften, type Job } from './define-job.ts';
import { evenLanes } from './lanes.queries.ts';

/** Restarts and outages are nobody's fault; a job that brings its worker down must not do so for ever. */
export const MOST_INTERRUPTIONS = 20;

const interruptions = z.object({ interrupted: z.int() }).nullish().catch(null);

type Row = JobHelpers['job'];

export function taskListOf<Needs extends Deps>(
  deps: Needs,
  jobs: readonly Job<z.ZodType, Needs>[],
): TaskList {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size !== jobs.length) throw new Error('two jobs have the same name');
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(deps, job)]));
}

const taskOf =
  <P extends Job['payload'], Needs extends Deps>(deps: Needs, job: Job<P, Needs>): Task =>
  async (raw, { job: row }) => {
    if (job.lanes) await even(deps, job, null);
    try {
      await outlasting(deps, job, job.payload.parse(raw), row);
      deps.metrics.jobEnded(job.name, 'done');
    } catch (cause) {
      deps.metrics.jobEnded(job.name, 'failed');
      deps.log.error({ err: cause, job: job.name }, 'job failed');
      // The queue writes what it catches in its own log and table: give it no personal data.
      throw new Error(`${job.name} failed`, { cause });
    }
    if (job.lanes) await even(deps, job, row.job_queue_id);
  };

/** An outage is waited for and the job begins anew, as another worker would take it up. */
async function outlasting<P extends Job['payload'], Needs extends Deps>(
  deps: Needs,
  job: Job<P, Needs>,
  payload: z.output<P>,
  row: Row,
): Promise<void> {
  const database = deps.db.$client;
  const interrupted = interruptions.parse(row.flags)?.interrupted ?? 0;
  for (;;)
    try {
      return await once(deps, job, payload, row, interrupted >= MOST_INTERRUPTIONS);
    } catch (cause) {
      if (database.ending || !isDatabaseAway(cause)) throw cause;
      await database.settled();
    }
}

async function once<P extends Job['payload'], Needs extends Deps>(
  deps: Needs,
  job: Job<P, Needs>,
  payload: z.output<P>,
  { attempts, max_attempts }: Row,
  worn: boolean,
): Promise<void> {
  try {
    if (worn && job.end) throw new InterruptedTooOften(`${job.name} was interrupted too often`);
    await job.run(deps, payload);
  } catch (cause) {
    const over = worn || attempts >= max_attempts;
    if (!job.end || !over || isDatabaseAway(cause)) throw cause;
    deps.log.warn({ err: cause, job: job.name }, 'a job was given up');
    await job.end(deps, payload, cause);
  }
}

/** Every worker does so from time to time: here it only spares some seconds. */
const even = (
  { db, log }: Deps,
  job: Pick<Job, 'name' | 'lanes'>,
  freeing: number | null,
): Promise<void> =>
  evenLanes(db.$client, job, freeing).catch((cause: unknown) =>
    log.debug({ err: cause }, 'lanes were not evened'),
  );
