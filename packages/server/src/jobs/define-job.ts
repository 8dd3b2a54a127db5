import { sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Tx } from '../db/pool.ts';
import type { Deps } from '../deps.ts';

export type Job<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  /** Jobs outlive deployments: what comes back from the queue is parsed again. */
  payload: Payload;
  max_attempts: number;
  run: (deps: Deps, payload: z.output<Payload>) => Promise<void>;
};

export const defineJob = <Payload extends z.ZodType>(
  job: Omit<Job<Payload>, 'max_attempts'> & { max_attempts?: number },
): Job<Payload> => ({ max_attempts: 25, ...job });

/** Queues the job in the caller's transaction: it exists if, and only if, its cause does. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, ${json}::json, max_attempts => ${job.max_attempts})`,
  );
}
