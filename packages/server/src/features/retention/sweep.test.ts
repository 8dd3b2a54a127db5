import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { documentsApi } from '@quitus/api/documents.api';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from '../documents/files.table.ts';
import { downloads } from '../downloads/downloads.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { sweepFiles, sweepStorage } from './sweep.jobs.ts';

const DAY = 24 * 3600;
const t = await createTestApp();
const { db, storage } = t.deps;
const { announce, create, append, send, upload } = sendingTo(t, await listen(t));

beforeEach(() => t.wait(1));

const put = (key: string) => storage.put(key, Readable.from([Buffer.from(key)]));
/** As if everything had been there for long. */
const sweepAll = () => sweepFiles(t.deps, new Date(Date.now() + 60_000));

async function newDossier() {
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  return { owner, uid: await createDossier(t, owner) };
}

it('spares what a row knows, with all that was made of it', async () => {
  const { owner, uid } = await newDossier();
  await upload(owner, uid, paddedPdf(10, 'connu'));
  const [content = ''] = await keysIn(storage, `${uid}/`);
  await put(`${content}-preview`);
  await put(`${content}-mark-${randomUUID()}`);
  const { id } = await announce(owner, uid, paddedPdf(10, 'en route'));
  await create(owner, id, paddedPdf(10, 'en route').length);
  await append(owner, id, paddedPdf(10, 'en route').slice(0, 5));
  await send(owner, uid, paddedPdf(10, 'attend'));
  const [download_row] = await db
    .insert(downloads)
    .values({
      portfolio_uid: uid,
      account_id: owner.id,
      format: 'PDF',
      state: 'READY',
      file_ids: [],
      total: 0,
      created_at: t.deps.now(),
    })
    .returning({ id: downloads.id });
  await put(`downloads/${download_row?.id}`);
  await put('autre-chose/de-la-maison');
  const before = await keysIn(storage);
  expect(await sweepAll()).toEqual({ removed: 0 });
  expect(await keysIn(storage)).toEqual(before);
  await t.work();
});

it('removes what no row knows', async () => {
  const { owner, uid } = await newDossier();
  const id = await upload(owner, uid, paddedPdf(10, 'connu aussi'));
  const before = await keysIn(storage);
  const stray = [
    `${uid}/${'0'.repeat(64)}`,
    `${uid}/${'0'.repeat(64)}-page-1`,
    `${randomUUID()}/${'1'.repeat(64)}-thumb-1`,
    `incoming/${randomUUID()}/000000000000`,
    `incoming/${id}/000000000000`,
    `downloads/${randomUUID()}`,
  ];
  for (const key of stray) await put(key);
  expect(await sweepFiles(t.deps, new Date(Date.now() - DAY * 1000))).toEqual({ removed: 0 });
  expect(await sweepAll()).toEqual({ removed: stray.length });
  expect(await keysIn(storage)).toEqual(before);
});

it('forgets what was removed thirty days ago, and what vanished with its dossier', async () => {
  const { owner, uid } = await newDossier();
  const removed = await upload(owner, uid, paddedPdf(10, 'retiré'));
  const twin = await upload(owner, uid, paddedPdf(10, 'gardé'));
  t.as(owner.access);
  await t.call(documentsApi.removeFile, { params: { uid, file_id: removed } });
  t.wait(29 * DAY);
  await sweepStorage.run(t.deps, {});
  await sweepAll();
  const kept = () => db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, uid));
  expect(await kept()).toHaveLength(2);
  t.wait(2 * DAY);
  await sweepStorage.run(t.deps, {});
  await sweepAll();
  expect((await kept()).map(({ id }) => id)).toEqual([twin]);
  expect(await keysIn(storage, `${uid}/`)).toHaveLength(3);
  await db.delete(portfolios).where(eq(portfolios.uid, uid));
  await sweepAll();
  expect(await keysIn(storage, `${uid}/`)).toEqual([]);
});
