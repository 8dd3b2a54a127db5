// Jobs in somebody's hands, and how they come back to the queue: no attempt is spent by what was not
// their fault, but what interrupts them is counted with them.
import type { Pool } from 'pg';

/** Whoever holds jobs and no longer shows a presence: for the moment, or for ever. */
export async function findAbsent(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with holders as (
       select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null
     )
     select id from holders where pg_try_advisory_xact_lock(hashtextextended(id, 0))`,
  );
  return rows.map(({ id }) => id);
}

/** A lane whose job ended in other hands than those it was locked by: nobody else would open it for hours. */
export async function openAbandonedLanes(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
     where locked_at < now() - interval '10 seconds' and not exists (
       select from graphile_worker._private_jobs job
       where job.job_queue_id = queue.id and job.locked_by = queue.locked_by)`,
  );
}

const INTERRUPTED = `jsonb_build_object('interrupted',
  coalesce((flags ->> 'interrupted')::int, 0) + 1)`;

/** Of workers that died while they did them: told how many. */
export const takeFromDead = (pool: Pool, ids: readonly string[]): Promise<number> =>
  putBack(pool, ids, `coalesce(flags, '{}') || ${INTERRUPTED}`);

/** Of a worker that is told to stop: another takes them at once. */
export const giveBack = (pool: Pool, ids: readonly string[]): Promise<number> =>
  putBack(pool, ids, 'flags');

async function putBack(pool: Pool, ids: readonly string[], flags: string): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(
    `with jobs as (
       update graphile_worker._private_jobs
       set locked_by = null, locked_at = null, attempts = greatest(attempts - 1, 0),
         flags = ${flags}
       where locked_by = any($1::text[]) returning id
     ), queues as (
       update graphile_worker._private_job_queues set locked_by = null, locked_at = null
       where locked_by = any($1::text[])
     ), told as (
       select count(*)::int as jobs from jobs
     )
     select jobs, pg_notify('jobs:insert', json_build_object('count', jobs)::text) from told`,
    [ids],
  );
  return rows[0]?.jobs ?? 0;
}
