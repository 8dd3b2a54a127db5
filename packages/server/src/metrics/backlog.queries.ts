// What waits in the database: the same whichever process is asked.
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../db/pool.ts';

const line = z.object({
  /** The name of a job; null for the mails. */
  job: z.string().nullable(),
  waiting: z.coerce.number(),
  oldest_seconds: z.coerce.number(),
  given_up: z.coerce.number(),
});
export type BacklogLine = z.output<typeof line>;

/** Jobs that could run now and were not taken, those that nobody will try again, mails not sent. */
const BACKLOG = sql`
  select t.identifier as job,
    count(*) filter (where j.attempts < j.max_attempts) as waiting,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.attempts < j.max_attempts)), 0)
      as oldest_seconds,
    count(*) filter (where j.attempts >= j.max_attempts) as given_up
  from graphile_worker._private_tasks t
    left join graphile_worker._private_jobs j
      on j.task_id = t.id and j.locked_at is null and j.run_at <= now()
  group by t.identifier
  union all
  select null, count(*), coalesce(extract(epoch from now() - min(created_at)), 0), 0
  from mails where sent_at is null`;

export async function findBacklog(tx: Tx): Promise<BacklogLine[]> {
  const { rows } = await tx.execute(BACKLOG);
  return z.array(line).parse(rows);
}

const visits = z.array(z.object({ state: z.string(), runs: z.coerce.number() }));

/** Visits of the robots under way, by state. */
export async function findVisitsUnderWay(tx: Tx): Promise<z.output<typeof visits>> {
  const { rows } = await tx.execute(sql`
    select state, count(*) as runs from robot_runs
    where state not in ('DONE', 'PARTIAL', 'FAILED') group by state`);
  return visits.parse(rows);
}
