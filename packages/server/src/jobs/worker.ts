// Runs the jobs, and takes up again those of a process that was killed.
import { EventEmitter } from 'node:events';

import {
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';

import type { Deps } from '../deps.ts';
import { type Job } from './define-job.ts';
import { JOBS, SCHEDULE } from './registry.ts';

export type Worker = { stop: () => Promise<void> };

/** A job taken more recently than this may belong to a worker that has not shown itself yet. */
const GRACE = '5 seconds';
const RESCUE_EVERY_MS = 10_000;

export function taskList(deps: Deps): TaskList {
  const names = new Set<string>();
  const task = <P extends Job['payload']>(job: Job<P>) => {
    if (names.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
    names.add(job.name);
    return async (raw: unknown, { job: { attempts, max_attempts } }: JobHelpers) => {
      try {
        await job.run(deps, job.payload.parse(raw), { last: attempts >= max_attempts });
        deps.metrics.jobEnded(job.name, 'done');
      } catch (cause) {
        deps.metrics.jobEnded(job.name, 'failed');
        deps.log.error({ err: cause, job: job.name }, 'job failed');
        // The queue writes what it catches in its own log and table: give it no personal data.
        throw new Error(`${job.name} failed`, { cause });
      }
    };
  };
  return Object.fromEntries(JOBS.map((job) => [job.name, task(job)]));
}

export const queueLogger = ({ log }: Deps): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ from: 'queue' }, message);
  });

export async function startWorker(deps: Deps, pool: Pool): Promise<Worker> {
  const events = new EventEmitter();
  let announced = '';
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    announced = workerPool.id;
  });
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 5,
    noHandleSignals: true,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems([...SCHEDULE]),
    events,
    logger: queueLogger(deps),
  });
  const presence = keepPresence(deps, pool, announced);
  const rescue = setInterval(() => void rescueJobs(deps, pool), RESCUE_EVERY_MS);
  await rescueJobs(deps, pool);
  return {
    stop: async () => {
      clearInterval(rescue);
      await runner.stop();
      presence.end();
    },
  };
}

/** A lock that lives as long as our connection tells the others that this worker is alive. */
function keepPresence(deps: Deps, pool: Pool, id: string) {
  let held: PoolClient | null = null;
  let ended = false;
  let waiting = false;

  function letGo(): void {
    held?.release(true);
    held = null;
  }

  async function hold(): Promise<void> {
    try {
      held = await pool.connect();
      held.once('error', retry);
      await held.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
    } catch (cause) {
      deps.log.warn({ err: cause }, 'worker presence lost, trying again');
      retry();
    }
  }

  function retry(): void {
    letGo();
    if (ended || waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      void hold();
    }, 1000);
  }

  void hold();
  return {
    end: () => {
      ended = true;
      letGo();
    },
  };
}

/** Frees the jobs whose worker holds no presence lock any more. */
async function rescueJobs(deps: Deps, pool: Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ id: string }>(
      `with holders as (
         select distinct locked_by as id from graphile_worker._private_jobs
         where locked_by is not null and locked_at < now() - interval '${GRACE}'
       ), dead as (
         select id from holders where pg_try_advisory_xact_lock(hashtextextended(id, 0))
       )
       select id from dead`,
    );
    const dead = rows.map(({ id }) => id);
    if (dead.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    deps.log.warn({ workers: dead.length }, 'took up the jobs of dead workers');
  } catch (cause) {
    deps.log.error({ err: cause }, 'could not look for dead workers');
  }
}
