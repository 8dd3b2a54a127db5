// Jobs of which only so many run at once: each lane is a queue that does one job at a time, and a job
// waits in the lane of another only while no lane is free.
import type { Pool } from 'pg';

type Laned = { name: string; lanes?: number };

export const laneNames = ({ name, lanes = 0 }: Laned): string[] =>
  Array.from({ length: lanes }, (_, index) => `${name}-${index}`);

/** A lane that no job was ever put in must be known too, to be offered the others' jobs. */
export async function openLanes(pool: Pool, job: Laned): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_job_queues (queue_name)
     select unnest($1::text[]) on conflict do nothing`,
    [laneNames(job)],
  );
}

/**
 * Each free lane takes a job from behind a busy one. `freeing`: a lane whose job is about to end. The
 * workers are told, as they are of new jobs.
 */
export async function evenLanes(
  pool: Pool,
  job: Laned,
  freeing: number | null = null,
): Promise<void> {
  await pool.query(
    `with lanes as (
       select id, locked_at is null or id is not distinct from $2::int as free
       from graphile_worker._private_job_queues where queue_name = any($1::text[])
     ), ready as (
       select job.id, job_queue_id, priority, run_at from graphile_worker._private_jobs job
       where is_available and run_at <= now() and job_queue_id in (select id from lanes)
     ), idle as (
       select id, row_number() over (order by id) as nth from lanes
       where free and not exists (select from ready where job_queue_id = lanes.id)
     ), held as (
       select job.id, job.priority, job.run_at from graphile_worker._private_jobs job
       where job.id in (select id from ready) and job.is_available
         and job.job_queue_id in (select id from lanes where not free)
       order by job.priority, job.run_at, job.id limit (select count(*) from idle)
       for update skip locked
     ), behind as (
       select id, row_number() over (order by priority, run_at, id) as nth from held
     ), moved as (
       update graphile_worker._private_jobs job set job_queue_id = idle.id
       from behind join idle using (nth) where job.id = behind.id returning job.id
     )
     select pg_notify('jobs:insert', json_build_object('count', count(*))::text)
     from moved having count(*) > 0`,
    [laneNames(job), freeing],
  );
}
