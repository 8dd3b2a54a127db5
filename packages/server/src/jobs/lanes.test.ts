// Of some jobs only so many run at once, whatever the number of workers; none waits while a lane is free.
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { createTestApp } from '../../test/test-app.ts';
import { defineJob, enqueue } from './define-job.ts';
import { taskListOf } from './tasks.ts';
import { startWorker } from './worker.ts';

const t = await createTestApp();

it('never leaves a job behind another while a lane is free, nor runs more than there are lanes', async () => {
  const gates = new Map<number, PromiseWithResolvers<void>>();
  let [most, done] = [0, 0];
  const slow = defineJob({
    name: 'slow',
    payload: z.object({ n: z.int() }),
    lanes: 2,
    run: async (_deps, { n }) => {
      const gate = Promise.withResolvers<void>();
      gates.set(n, gate);
      most = Math.max(most, gates.size);
      await gate.promise;
      gates.delete(n);
      done += 1;
    },
  });
  const duties = { tasks: taskListOf(t.deps, [slow]), schedule: [], laned: [slow] };
  const workers = [
    await startWorker(t.deps, t.pool, duties),
    await startWorker(t.deps, t.pool, duties),
  ];
  for (let n = 0; n < 8; n++) await enqueue(t.deps.db, slow, { n });
  // The worst that chance can do: all of them in one lane.
  await t.pool.query(
    `update graphile_worker._private_jobs set job_queue_id =
       (select id from graphile_worker._private_job_queues where queue_name = 'slow-0')
     where locked_at is null`,
  );
  for (let left = 8; left > 0; left--) {
    const wanted = Math.min(2, left);
    await expect.poll(() => gates.size, { timeout: 15_000 }).toBe(wanted);
    // Long enough for a free slot to poll once: a third job would have started.
    await sleep(2 * t.deps.timing.jobs.poll_ms);
    expect(gates.size).toBe(wanted);
    // One of the two ends: the other goes on, and the free lane is taken at once.
    const [first] = gates.values();
    const before = done;
    first?.resolve();
    await expect.poll(() => done).toBe(before + 1);
  }
  expect(most).toBe(2);
  await Promise.all(workers.map((worker) => worker.stop()));
});

it('does what somebody waits for before what runs in the background', async () => {
  const order: string[] = [];
  const noted = defineJob({
    name: 'noted',
    payload: z.object({ of: z.string() }),
    lanes: 1,
    run: async (_deps, { of }) => void order.push(of),
  });
  await enqueue(t.deps.db, noted, { of: 'nobody' }, { background: true });
  await enqueue(t.deps.db, noted, { of: 'somebody' });
  const duties = { tasks: taskListOf(t.deps, [noted]), schedule: [], laned: [noted] };
  const worker = await startWorker(t.deps, t.pool, duties);
  await expect.poll(() => order, { timeout: 15_000 }).toEqual(['somebody', 'nobody']);
  await worker.stop();
});

it('takes one file alone before the rest of a pile, and the background after all', async () => {
  const order: string[] = [];
  const piled = defineJob({
    name: 'piled',
    payload: z.object({ of: z.string() }),
    lanes: 1,
    run: async (_deps, { of }) => void order.push(of),
  });
  await enqueue(t.deps.db, piled, { of: 'nobody' }, { background: true });
  for (const waiting_before of [0, 1, 30])
    await enqueue(t.deps.db, piled, { of: `pile-${waiting_before}` }, { waiting_before });
  await enqueue(t.deps.db, piled, { of: 'alone' });
  const duties = { tasks: taskListOf(t.deps, [piled]), schedule: [], laned: [piled] };
  const worker = await startWorker(t.deps, t.pool, duties);
  await expect.poll(() => order.length, { timeout: 15_000 }).toBe(5);
  expect(order).toEqual(['pile-0', 'alone', 'pile-1', 'pile-30', 'nobody']);
  await worker.stop();
});
