// Every night somebody looks at what should have passed.
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { bringFile, keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson } from '../../../test/people.ts';
import { bank, reading } from '../../../test/scripted-reader.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from '../documents/files.table.ts';
import { downloads } from '../downloads/downloads.table.ts';
import { findReading } from '../reading/readings.queries.ts';
import { watchPassing } from './passing.jobs.ts';

const t = await createTestApp({ deps: { reader: async () => reading([bank()]) } });
const { db } = t.deps;
const owner = await createPerson(t, 'PRO_UNLIMITED');
const NAME = 'nom-de-quelqu-un.pdf';

const queued = async () =>
  (await t.pool.query('select task_identifier as task from graphile_worker.jobs')).rows.map(
    ({ task }) => String(task),
  );

async function look(): Promise<string> {
  t.lines.length = 0;
  await watchPassing.run(t.deps, {});
  return t.lines.join('');
}

it('tells what lasts too long, and takes up again what has lost its job', async () => {
  const uid = await createDossier(t, owner);
  const brought = { document_type: 'RIB', name: NAME, pages: 1 } as const;
  const lost = await bringFile(t, uid, owner, brought);
  await t.pool.query('delete from graphile_worker._private_jobs');
  const state = { CHECKING: randomUUID(), SPLITTING: '', RECEIVING: randomUUID() };
  for (const one of ['CHECKING', 'RECEIVING'] as const)
    await db.insert(documentFiles).values({
      id: state[one],
      portfolio_uid: uid,
      document_type: 'PV_AG',
      name: NAME,
      state: one,
      origin: 'UPLOADED_BY_USER',
      size: 10,
      created_at: t.deps.now(),
    });
  state.SPLITTING = await keepFile(t, uid, { document_type: 'CHARGES', name: NAME });
  await db
    .update(documentFiles)
    .set({ state: 'SPLITTING' })
    .where(eq(documentFiles.id, state.SPLITTING));
  const [download] = await db
    .insert(downloads)
    .values({
      portfolio_uid: uid,
      format: 'ZIP',
      state: 'PREPARING',
      file_ids: [],
      total: 1,
      created_at: t.deps.now(),
    })
    .returning({ id: downloads.id });
  await bringSlotTo(t.deps, uid, 'DIAGNOSTICS', 'SCRAPING_PROCESSING');

  t.wait(30 * 60);
  expect(await look()).toBe('');
  expect(await queued()).toEqual([]);

  t.wait(30 * 3600);
  const said = await look();
  for (const id of [lost, ...Object.values(state), download?.id ?? '', uid])
    expect(said).toContain(id);
  expect(said).not.toContain(NAME);
  // The slot of what is whole again is controlled, too.
  const wanted = ['control-document', 'inspect-upload', 'prepare-download', 'read-file'];
  expect((await queued()).toSorted()).toEqual(wanted);
  const [whole] = await db
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.id, state.SPLITTING));
  expect(whole?.state).toBe('READY');

  await t.work();
  expect((await findReading(db, lost))?.state).toBe('DONE');
});

it('leaves alone what a job is still about', async () => {
  const uid = await createDossier(t, owner);
  await db.delete(documentFiles);
  await t.pool.query('delete from graphile_worker._private_jobs');
  await bringFile(t, uid, owner, { document_type: 'RIB', name: NAME, pages: 1 });
  const before = await queued();
  await look();
  expect(await queued()).toEqual(before);
});
