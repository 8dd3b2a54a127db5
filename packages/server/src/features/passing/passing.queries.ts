// What is in a passing state, since when, and whether a job is still about it.
import { PASSING_HOURS, type PassingState } from '@quitus/domain/reading/passing-states';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';

const STATES = z.custom<PassingState>((state) => String(state) in PASSING_HOURS);
const passing = z.array(
  z.object({ id: z.uuid(), state: STATES, since: z.coerce.date(), queued: z.boolean() }),
);

export type Passing = z.output<typeof passing>[number];

/** Which job ends a state: others end by themselves, or by somebody. */
const ENDED_BY: Partial<Record<PassingState, string>> = {
  CHECKING: 'inspect-upload',
  SPLITTING: 'split-file',
  QUEUED: 'read-file',
  READING: 'read-file',
  PREPARING: 'prepare-download',
};

/** `since` the job was asked for, while there is one: states change without a date. */
export async function listPassing(tx: Tx): Promise<Passing[]> {
  const { rows } = await tx.execute(sql`
    with passing as (
      select id, state, created_at as since from document_files where deleted_at is null
      union all
      select file.id, reading.state, file.created_at from file_readings reading
      join document_files file on file.id = reading.file_id
      where file.state = 'READY' and file.deleted_at is null
      union all
      select id, state, created_at from downloads
      union all
      select portfolio_uid, status, updated_at from portfolio_documents
      join portfolios on uid = portfolio_uid and archived_at is null
    )
    select passing.id, state, coalesce(job.created_at, since) as since, job.id is not null as queued
    from passing left join lateral (
      select job.id, job.created_at from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = ${JSON.stringify(ENDED_BY)}::jsonb ->> state
        and passing.id::text in (job.payload ->> 'file_id', job.payload ->> 'download_id')
        and (job.attempts < job.max_attempts or job.locked_at is not null)
      order by job.created_at desc limit 1
    ) job on true
    where state in (select jsonb_object_keys(${JSON.stringify(PASSING_HOURS)}::jsonb))`);
  return passing.parse(rows);
}
