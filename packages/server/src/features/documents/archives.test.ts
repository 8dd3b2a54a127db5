import { randomBytes } from 'node:crypto';

import { documentsApi } from '@quitus/api/documents.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf, smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { inspectUpload } from './documents.jobs.ts';
import { documentFiles } from './files.table.ts';

const t = await createTestApp();
const { db, storage } = t.deps;
const { send, upload, filesOf, slotOf, download } = sendingTo(t, await listen(t));

beforeEach(() => t.wait(1));

async function newDossier() {
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  return { owner, uid: await createDossier(t, owner) };
}

const stateOf = async (id: string) => {
  const [row] = await db.select().from(documentFiles).where(eq(documentFiles.id, id));
  return row;
};

describe('an archive', () => {
  it('becomes the files it carries, in its slot, under readable names', async () => {
    const { owner, uid } = await newDossier();
    const minutes = { '2024/pv.pdf': smallPdf(1), '2025/pv.pdf': smallPdf(2) };
    const archive = zipOf({
      ...minutes,
      '2025/.DS_Store': randomBytes(10),
      'vide.pdf': Buffer.of(),
    });
    const id = await upload(owner, uid, archive, { document_type: 'PV_AG', name: 'pv.zip' });
    expect(await stateOf(id)).toMatchObject({ state: 'UNPACKED', sha256: null });
    const files = await filesOf(owner, uid);
    expect(files.map(({ name, pages }) => `${name} ${pages}`).toSorted()).toEqual([
      'pv (2).pdf 2',
      'pv.pdf 1',
    ]);
    for (const file of files)
      expect(file).toMatchObject({
        state: 'READY',
        document_type: 'PV_AG',
        parent_id: id,
        origin: 'UPLOADED_BY_USER',
        added_by: owner.name,
      });
    expect(await slotOf(owner, uid, 'PV_AG')).toMatchObject({
      status: 'NEW_A_VERIFIER',
      file_count: 2,
    });
    const first = files.find(({ name }) => name === 'pv.pdf');
    const answer = await download(owner, uid, first?.id ?? '');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(minutes['2024/pv.pdf']);
    expect(await keysIn(storage, 'incoming/')).toEqual([]);
  });

  it('dropped on the whole dossier leaves files to sort, each with a proposal', async () => {
    const { owner, uid } = await newDossier();
    const archive = zipOf({ 'Appel T3 2026.pdf': smallPdf(1), 'divers.pdf': smallPdf(2) });
    await upload(owner, uid, archive, { document_type: null, name: 'tout.zip' });
    const files = await filesOf(owner, uid);
    expect(files).toHaveLength(2);
    expect(files.find(({ name }) => name === 'Appel T3 2026.pdf')).toMatchObject({
      document_type: null,
      proposed_type: 'CHARGES',
      year: 2026,
      period: 'T3',
    });
    expect(files.find(({ name }) => name === 'divers.pdf')).toMatchObject({
      document_type: null,
      proposed_type: null,
      year: null,
    });
  });

  it('keeps the good ones and refuses the others, one by one', async () => {
    const { owner, uid } = await newDossier();
    const archive = zipOf({ 'a.pdf': smallPdf(1), 'b.pdf': randomBytes(3000) });
    await upload(owner, uid, archive, { name: 'tout.zip' });
    const files = await filesOf(owner, uid);
    expect(files.map(({ name, refusal }) => `${name} ${refusal}`).toSorted()).toEqual([
      'a.pdf null',
      'b.pdf DISGUISED_FILE',
    ]);
    expect(await slotOf(owner, uid)).toMatchObject({ file_count: 1 });
  });

  it.each([
    [
      'holds another one',
      zipOf({ 'a.pdf': smallPdf(1), 'b.zip': zipOf({ x: smallPdf(1) }) }),
      'UNSAFE_ZIP',
    ],
    ['leads out of its folder', zipOf({ '../a.pdf': smallPdf(1) }), 'UNSAFE_ZIP'],
    ['swells', zipOf({ 'a.pdf': smallPdf(1), 'b.pdf': Buffer.alloc(60_000_000) }), 'ZIP_BOMB'],
    ['holds nothing', zipOf({ 'vide.pdf': Buffer.of() }), 'EMPTY_FILE'],
  ])('that %s is refused, and nothing of it is kept', async (_what, archive, refusal) => {
    const { owner, uid } = await newDossier();
    const before = await keysIn(storage);
    await upload(owner, uid, archive, { name: 'tout.zip' });
    expect(await filesOf(owner, uid)).toEqual([
      expect.objectContaining({ name: 'tout.zip', state: 'REFUSED', refusal }),
    ]);
    expect(await keysIn(storage)).toEqual(before);
  });

  it('unpacked twice makes each file once', async () => {
    const { owner, uid } = await newDossier();
    const archive = zipOf({ 'a.pdf': paddedPdf(10, 'a'), 'b.pdf': paddedPdf(10, 'b') });
    const id = await send(owner, uid, archive, { name: 'tout.zip' });
    await Promise.all([1, 2].map(() => inspectUpload.run(t.deps, { file_id: id })));
    await inspectUpload.run(t.deps, { file_id: id });
    await t.work();
    const files = await filesOf(owner, uid);
    expect(files.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
      'a.pdf READY',
      'b.pdf READY',
    ]);
    expect(await slotOf(owner, uid)).toMatchObject({ file_count: 2 });
    t.as(owner.access);
    const [file] = files;
    await t.call(documentsApi.removeFile, { params: { uid, file_id: file?.id ?? '' } });
    expect(await slotOf(owner, uid)).toMatchObject({ file_count: 1 });
  });
});
