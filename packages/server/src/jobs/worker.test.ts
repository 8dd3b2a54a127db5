import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createTestApp } from '../../test/test-app.ts';
import { issueLink } from '../features/auth/auth.jobs.ts';
import { allDuties, JOBS, SCHEDULE } from '../job-registry.ts';
import { enqueue, defineJob } from './define-job.ts';
import { dutiesOf, startWorker } from './worker.ts';

const request_id = '11111111-1111-4111-8111-111111111111';
const payload = { request_id, email: 'personne@example.fr', purpose: 'LOGIN' } as const;

const waiting = async (t: Awaited<ReturnType<typeof createTestApp>>) => {
  const { rows } = await t.pool.query('select locked_by from graphile_worker._private_jobs');
  return rows;
};

const PATIENCE = { timeout: 30_000, interval: 20 };

describe('a job', () => {
  it('exists if, and only if, the transaction that asked for it does', async () => {
    const t = await createTestApp();
    const undone = t.deps.db.transaction(async (tx) => {
      await enqueue(tx, issueLink, payload);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await waiting(t)).toEqual([]);
    await t.deps.db.transaction((tx) => enqueue(tx, issueLink, payload));
    expect(await waiting(t)).toHaveLength(1);
  });

  it(
    'is taken up again when its worker was killed, and left alone when it lives',
    { timeout: 60_000 },
    async () => {
      const t = await createTestApp();
      await enqueue(t.deps.db, issueLink, payload);
      await enqueue(t.deps.db, issueLink, payload);
      const living = await t.pool.connect();
      await living.query("select pg_advisory_lock(hashtextextended('pool-vivant', 0))");
      await t.pool.query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
       locked_by = case when id = (select min(id) from graphile_worker._private_jobs)
                        then 'pool-mort' else 'pool-vivant' end`,
      );
      const worker = await startWorker(t.deps, t.pool, ...allDuties(t.deps));
      await expect.poll(() => waiting(t), PATIENCE).toEqual([{ locked_by: 'pool-vivant' }]);
      await worker.stop();
      living.release(true);
    },
  );

  it('that fails is tried again, and its log says nothing personal', async () => {
    const t = await createTestApp();
    await t.deps.db.execute(sql`drop table accounts cascade`);
    await enqueue(t.deps.db, issueLink, payload);
    await t.work();
    const { rows } = await t.pool.query(
      'select attempts, last_error, run_at > now() as later from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([
      { attempts: 1, last_error: expect.stringContaining('issue-link failed'), later: true },
    ]);
    expect(`${rows[0].last_error}${t.lines.join('')}`).not.toContain(payload.email);
    expect(t.lines.join('')).toContain('job failed');
  });

  it('refuses a payload that is not its own', async () => {
    const t = await createTestApp();
    const impostor = defineJob({ name: 'issue-link', payload: z.object({}), run: async () => {} });
    await enqueue(t.deps.db, impostor, {});
    await t.work();
    expect(t.lines.join('')).toContain('ZodError');
  });
});

it('of a pool does not wait for those of no pool, however many they are', async () => {
  const t = await createTestApp();
  const done: string[] = [];
  const end = Promise.withResolvers<void>();
  const file = defineJob({
    name: 'file',
    payload: z.object({}),
    run: async () => {
      await end.promise;
      done.push('file');
    },
  });
  const link = defineJob({
    name: 'link',
    payload: z.object({}),
    pool: { name: 'links', concurrency: 1 },
    run: async () => void done.push('link'),
  });
  for (let nth = 0; nth < 8; nth += 1) await enqueue(t.deps.db, file, {});
  await enqueue(t.deps.db, link, {});
  const worker = await startWorker(t.deps, t.pool, ...dutiesOf(t.deps, [file, link], []));
  await expect.poll(() => done.length, PATIENCE).toBeGreaterThan(0);
  expect(done).toEqual(['link']);
  end.resolve();
  await expect.poll(() => done.length, PATIENCE).toBe(9);
  await worker.stop();
});

it('knows each job by one name, and schedules only known jobs', () => {
  const names = JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { task } of SCHEDULE) expect(names).toContain(task);
});
