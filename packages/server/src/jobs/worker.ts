// Runs the jobs, and takes up again those of a process that was killed.
import { setTimeout as sleep } from 'node:timers/promises';

import type { CronItem } from 'graphile-worker';
import type { z } from 'zod';

import type { WatchedPool } from '../db/watched-pool.ts';
import type { Deps } from '../deps.ts';
import type { Job } from './define-job.ts';
import { evenLanes, openLanes } from './lanes.queries.ts';
import { findAbsent, giveBack, openAbandonedLanes, takeFromDead } from './locked-jobs.queries.ts';
import { beginShift, type Duties, type Shift } from './shift.ts';
import { taskListOf } from './tasks.ts';

export type Worker = { stop: () => Promise<void> };

/** One set of workers per pool of jobs, and one for what is in none. */
export function dutiesOf<Needs extends Deps>(
  deps: Needs,
  jobs: readonly Job<z.ZodType, Needs>[],
  schedule: readonly CronItem[],
): Duties[] {
  const pools = new Set(jobs.map(({ pool }) => pool));
  return [...pools].map((pool) => {
    const own = jobs.filter((job) => job.pool === pool);
    return {
      tasks: taskListOf(deps, own),
      schedule: pool ? [] : schedule,
      laned: own,
      hands: pool?.concurrency,
    };
  });
}

export async function startWorker(
  deps: Deps,
  pool: WatchedPool,
  ...all: readonly Duties[]
): Promise<Worker> {
  const timing = deps.timing.jobs;
  const laned = all.flatMap((duties) => duties.laned).filter(({ lanes }) => lanes);
  for (const job of laned) await pool.outlast(() => openLanes(pool, job));
  const shifts = new Map<string, Shift>();
  let stopping = false;

  async function begin(duties: Duties): Promise<void> {
    const shift = await beginShift(deps, pool, duties, () => {
      if (!stopping) beginAgain(duties);
    });
    shifts.set(shift.id, shift);
    void seeOff(shift);
  }

  async function seeOff({ id, over, forget }: Shift): Promise<void> {
    await over;
    // The ends of its last jobs are being written.
    await pool.settled();
    shifts.delete(id);
    forget();
  }

  function beginAgain(duties: Duties): void {
    pool
      .settled()
      .then(() => (stopping ? undefined : pool.outlast(() => begin(duties))))
      .catch(async (cause: unknown) => {
        deps.log.error({ err: cause }, 'no worker could begin, trying again');
        await sleep(timing.restart_ms, undefined, { ref: false });
        if (!stopping) beginAgain(duties);
      });
  }

  /** Absent at looks so far apart, it is dead. */
  const absentSince = new Map<string, number>();
  async function rescue(): Promise<void> {
    const absent = (await findAbsent(pool)).filter((id) => !shifts.has(id));
    for (const id of absentSince.keys()) if (!absent.includes(id)) absentSince.delete(id);
    for (const id of absent) if (!absentSince.has(id)) absentSince.set(id, performance.now());
    const dead = absent.filter(
      (id) => performance.now() - (absentSince.get(id) ?? Infinity) >= timing.dead_after_ms,
    );
    if (dead.length === 0) return;
    const jobs = await takeFromDead(pool, dead);
    deps.log.warn({ workers: dead.length, jobs }, 'took up the jobs of dead workers');
  }

  async function look(): Promise<void> {
    await rescue();
    await openAbandonedLanes(pool);
    for (const job of laned) await evenLanes(pool, job);
  }
  const checks = setInterval(() => {
    // Nobody can show a presence meanwhile, nor at once afterwards.
    if (pool.doubtful) return absentSince.clear();
    look().catch((cause: unknown) => {
      absentSince.clear();
      if (!pool.doubtful && !pool.ending)
        deps.log.warn({ err: cause }, 'the queue was not looked at');
    });
  }, timing.rescue_every_ms);

  for (const duties of all) await pool.outlast(() => begin(duties));
  await pool.outlast(look);
  return {
    stop: async () => {
      stopping = true;
      clearInterval(checks);
      const left = Promise.allSettled([...shifts.values()].map(({ leave }) => leave()));
      const drained = await Promise.race([
        left.then(() => true),
        sleep(timing.drain_ms, false, { ref: false }),
      ]);
      // Another worker takes up at once what is not done by now, and no attempt is spent.
      if (!drained && !pool.away) await giveBack(pool, [...shifts.keys()]);
      for (const { forget } of shifts.values()) forget();
    },
  };
}
