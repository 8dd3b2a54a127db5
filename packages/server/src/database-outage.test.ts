// The database goes away and comes back: nobody exits, it is said once, and everything goes on.
import { systemApi } from '@quitus/api/system.api';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { databaseProxy } from '../test/database-proxy.ts';
import { bringFile } from '../test/kept-file.ts';
import { createDossier, createPerson } from '../test/people.ts';
import { bank, reading } from '../test/scripted-reader.ts';
import { createTestApp } from '../test/test-app.ts';
import { DatabaseAway, isDatabaseAway } from './db/away.ts';
import { issueLink } from './features/auth/auth.jobs.ts';
import { portfolioEvents } from './features/portfolios/portfolios.table.ts';
import { fileReadings } from './features/reading/reading.table.ts';
import { allDuties } from './job-registry.ts';
import { defineJob, enqueue } from './jobs/define-job.ts';
import { taskListOf } from './jobs/tasks.ts';
import { startWorker } from './jobs/worker.ts';

const line = await databaseProxy();
const gate = { open: Promise.withResolvers<void>(), reached: Promise.withResolvers<void>() };
let readings = 0;
const t = await createTestApp({
  reach: line.through,
  env: { REQUESTS_PER_MINUTE: '100000' },
  deps: {
    reader: async () => {
      readings += 1;
      gate.reached.resolve();
      await gate.open.promise;
      return reading([bank()]);
    },
  },
});

const get = (url: string) => t.app.inject({ method: 'GET', url });
const isReady = async () => (await get('/api/ready')).statusCode;
const logged = (words: string) => t.lines.filter((one) => one.includes(words)).length;
const jobs = async () =>
  (await t.pool.query('select task_identifier, attempts, locked_by from graphile_worker.jobs'))
    .rows;
async function empty(): Promise<void> {
  await expect.poll(jobs, { timeout: 30_000 }).toEqual([]);
}

it('answers 503 with a sentence meanwhile, still serves pages, and says so once', async () => {
  expect(await isReady()).toBe(200);
  await line.cut();
  await expect.poll(isReady).toBe(503);
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/api/ready')));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: 'DATABASE_UNAVAILABLE' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await get('/')).statusCode).toBe(200);
  expect((await get('/api/health')).statusCode).toBe(200);
  await expect(t.call(systemApi.ready)).rejects.toThrow('momentanément indisponible');
  await expect.poll(() => logged('the database is away')).toBe(1);
  expect(logged('request failed')).toBe(0);
  expect(t.pool.away).toBe(true);

  await line.mend();
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200);
  expect(logged('the database is away')).toBe(1);
  expect(logged('the database is back')).toBe(1);
});

it(
  'costs jobs under way nothing: they begin again by themselves, and are done once',
  { timeout: 60_000 },
  async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const worker = await startWorker(t.deps, t.pool, ...allDuties(t.deps));
    const file_id = await bringFile(t, uid, owner, {
      document_type: 'RIB',
      name: 'rib.pdf',
      pages: 1,
    });
    await gate.reached.promise;
    await line.cut();
    await expect.poll(() => t.pool.away).toBe(true);
    gate.open.resolve();
    await expect(t.pool.query('select 1')).rejects.toThrow(DatabaseAway);
    await line.mend();
    await t.pool.back();
    for (let mail = 0; mail < 5; mail++)
      await enqueue(t.deps.db, issueLink, {
        request_id: crypto.randomUUID(),
        email: owner.email,
        purpose: 'LOGIN',
      });
    await empty();
    const [kept] = await t.deps.db.select().from(fileReadings);
    expect(kept).toMatchObject({ file_id, state: 'DONE' });
    const events = await t.deps.db.select().from(portfolioEvents);
    expect(events.filter(({ kind }) => kind === 'FILE_READ')).toHaveLength(1);
    expect(readings).toBe(2);
    expect(await t.mails()).toHaveLength(5);
    expect(logged('job failed')).toBe(0);
    await worker.stop();
  },
);

it(
  'which cannot write the end of a job makes it done again, by a worker that goes on',
  { timeout: 60_000 },
  async () => {
    let times = 0;
    // The worker is faster than the answer to whoever queued the job: that line must not be cut.
    const queued = Promise.withResolvers<void>();
    const cutting = defineJob({
      name: 'cutting',
      payload: z.object({}),
      run: async () => {
        await queued.promise;
        times += 1;
        if (times === 1) await line.cut();
      },
    });
    const tasks = taskListOf(t.deps, [cutting]);
    const worker = await startWorker(t.deps, t.pool, { tasks, schedule: [], laned: [] });
    await enqueue(t.deps.db, cutting, {});
    queued.resolve();
    await expect.poll(() => t.pool.away).toBe(true);
    await line.mend();
    await empty();
    expect(times).toBe(2);
    await enqueue(t.deps.db, cutting, {});
    await empty();
    expect(times).toBe(3);
    await worker.stop();
  },
);

it('is not what a mail server or an antivirus that refuses us looks like', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ECONNREFUSED',
  });
  expect(isDatabaseAway(refused)).toBe(false);
  expect(isDatabaseAway(new Error('send-mail failed', { cause: refused }))).toBe(false);
  expect(isDatabaseAway(new DatabaseAway('no connection', { cause: refused }))).toBe(true);
  for (const code of ['57P01', '57P02', '57P03', '53300', '08006'])
    expect(isDatabaseAway(Object.assign(new Error('terminating'), { code }))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});
