import { sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Tx } from '../db/pool.ts';
import type { Deps } from '../deps.ts';
import type { JobPool } from './job-pools.ts';
import { laneNames } from './lanes.queries.ts';

/** Whoever did this job died of it, or with it, time and again. */
export class InterruptedTooOften extends Error {
  override readonly name = 'InterruptedTooOften';
}

/** What it needs may be more than what every job is given: then whoever runs it has it. */
export type Job<Payload extends z.ZodType = z.ZodType, Needs extends Deps = Deps> = {
  name: string;
  /** Jobs outlive deployments: what comes back from the queue is parsed again. */
  payload: Payload;
  max_attempts: number;
  /** How many of them run at once, all processes together; as many as there are hands when left out. */
  lanes?: number;
  /** For what may still be taken back. */
  wait_seconds?: number;
  /** Done by workers of its pool's own; by those that do everything else when left out. */
  pool?: JobPool;
  /** Asked again while it still waits, it waits once. */
  key?: (payload: z.output<Payload>) => string;
  run: (deps: Needs, payload: z.output<Payload>) => Promise<void>;
  /** At the end of its tries, or of the patience for what interrupts it: nothing may stay half done. */
  end?: (deps: Needs, payload: z.output<Payload>, cause: unknown) => Promise<void>;
};

/** A job without its code: enough to queue it, wherever it runs. */
export type JobSpec<Payload extends z.ZodType = z.ZodType> = Omit<Job<Payload>, 'run' | 'end'>;

type Patient<Asked> = Omit<Asked, 'max_attempts'> & { max_attempts?: number };

export const defineJobSpec = <Payload extends z.ZodType>(
  spec: Patient<JobSpec<Payload>>,
): JobSpec<Payload> => ({ max_attempts: 25, ...spec });

export const defineJob = <Payload extends z.ZodType, Needs extends Deps = Deps>(
  job: Patient<Job<Payload, Needs>>,
): Job<Payload, Needs> => ({
  max_attempts: 25,
  ...job,
});

type Queueing = {
  wait_seconds?: number;
  /** Nobody looks at the screen for it: what somebody waits for goes before. */
  background?: boolean;
  /** How many for the same dossier wait already: one file alone goes before the rest of somebody's pile. */
  waiting_before?: number;
};

const BACKGROUND_PRIORITY = 10;
const LAST_OF_A_PILE = BACKGROUND_PRIORITY - 1;

/** Queues the job in the caller's transaction: it exists if, and only if, its cause does. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: JobSpec<Payload>,
  payload: z.input<Payload>,
  { wait_seconds = job.wait_seconds ?? 0, background = false, waiting_before = 0 }: Queueing = {},
): Promise<void> {
  const json = JSON.stringify(payload);
  const key = job.key?.(job.payload.parse(payload)) ?? null;
  const priority = background ? BACKGROUND_PRIORITY : Math.min(waiting_before, LAST_OF_A_PILE);
  const lanes = laneNames(job);
  // In a lane that is free, if one is; workers even out what two that ask at once could not see.
  const lane =
    lanes.length > 0
      ? sql`(select name from unnest(${sql.param(lanes)}::text[]) as name
          left join graphile_worker._private_job_queues on queue_name = name
          order by locked_at is not null, random() limit 1)`
      : null;
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, ${json}::json, ${lane},
      run_at => now() + make_interval(secs => ${wait_seconds}),
      max_attempts => ${job.max_attempts}, job_key => ${key},
      priority => ${priority})`,
  );
}
