// What interrupts a job is not its fault, and spends no attempt; but it is counted, and has an end.
import { readingApi } from '@quitus/api/reading.api';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { bringFile } from '../../test/kept-file.ts';
import { createDossier, createPerson } from '../../test/people.ts';
import { bank, reading } from '../../test/scripted-reader.ts';
import { createTestApp } from '../../test/test-app.ts';
import { listWaiting } from '../features/staff/staff.queries.ts';
import { defineJob, enqueue } from './define-job.ts';
import { giveBack, takeFromDead } from './locked-jobs.queries.ts';
import { MOST_INTERRUPTIONS, taskListOf } from './tasks.ts';
import { startWorker } from './worker.ts';

let readings = 0;
const t = await createTestApp({
  deps: {
    reader: async () => {
      readings += 1;
      return reading([bank()]);
    },
  },
});
const owner = await createPerson(t, 'PRO_UNLIMITED');
const staff = await createPerson(t, 'BASIC', { staff: true });
const DEAD = 'pool-mort';

/** As the queue gives a job to a worker. */
async function take(): Promise<void> {
  await t.pool.query(
    `update graphile_worker._private_jobs
     set attempts = attempts + 1, locked_by = $1, locked_at = now()`,
    [DEAD],
  );
}

const attempts = async () => (await t.pool.query('select attempts from graphile_worker.jobs')).rows;

async function killedWhileReading(times: number) {
  const uid = await createDossier(t, owner);
  const file_id = await bringFile(t, uid, owner, {
    document_type: 'RIB',
    name: 'rib.pdf',
    pages: 1,
  });
  // What else the file asked for is not what this is about.
  await t.pool.query(
    "delete from graphile_worker._private_jobs where payload ->> 'file_id' is null",
  );
  for (let time = 0; time < times; time++) {
    await take();
    expect(await takeFromDead(t.pool, [DEAD])).toBe(1);
  }
  expect(await attempts()).toEqual([{ attempts: 0 }]);
  await t.work();
  t.as(owner.access);
  return { uid, reading: await t.call(readingApi.reading, { params: { uid, file_id } }) };
}

it('is read in the end although its worker was killed ten times', async () => {
  const { reading: read } = await killedWhileReading(10);
  expect(read.state).toBe('DONE');
  expect(readings).toBe(1);
});

it('goes to a person when it is always there as workers die', async () => {
  const before = readings;
  const { uid, reading: read } = await killedWhileReading(MOST_INTERRUPTIONS);
  expect(read.state).toBe('FAILED');
  expect(readings).toBe(before);
  const control = await t.call(readingApi.control, { params: { uid, document_type: 'RIB' } });
  expect(control.waiting).not.toBeNull();
  expect(control.rules.some(({ outcome, sentence }) => outcome !== 'passed' && sentence)).toBe(
    true,
  );
  const asker = { account_id: staff.id, staff: true };
  const desk = await listWaiting(t.deps.db, asker, t.deps.now());
  expect(desk.map(({ portfolio_uid }) => portfolio_uid)).toContain(uid);
  expect(t.lines.join('')).toContain('a job was given up');
});

it('that was given back counts nothing at all', async () => {
  const plain = defineJob({ name: 'plain', payload: z.object({}), run: async () => {} });
  await enqueue(t.deps.db, plain, {});
  await take();
  await giveBack(t.pool, [DEAD]);
  const { rows } = await t.pool.query(
    'select attempts, flags, locked_by from graphile_worker._private_jobs',
  );
  expect(rows).toEqual([{ attempts: 0, flags: null, locked_by: null }]);
});

it('without an end of its own is tried for as long as it takes', async () => {
  await t.pool.query('delete from graphile_worker._private_jobs');
  let done = 0;
  const mail = defineJob({
    name: 'mail',
    payload: z.object({}),
    run: async () => void (done += 1),
  });
  await enqueue(t.deps.db, mail, {});
  for (let time = 0; time <= MOST_INTERRUPTIONS; time++) {
    await take();
    await takeFromDead(t.pool, [DEAD]);
  }
  const tasks = taskListOf(t.deps, [mail]);
  const worker = await startWorker(t.deps, t.pool, { tasks, schedule: [], laned: [] });
  await expect.poll(() => done).toBe(1);
  await worker.stop();
});
