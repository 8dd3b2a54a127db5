import { randomBytes, randomUUID } from 'node:crypto';

import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from './files.table.ts';
import { finishUploads } from './uploads.jobs.ts';

const t = await createTestApp();
const { call, deps } = t;
const as = (person: Person) => t.as(person.access);
const { create, append, announce, upload, slotOf, filesOf, download } = sendingTo(
  t,
  await listen(t),
);

beforeEach(() => t.wait(1));

describe('a file', () => {
  it('is received in pieces, looked at, kept sealed, and its slot waits to be verified', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const pdf = smallPdf(2);
    const { id } = await announce(owner, uid, pdf);
    await create(owner, id, pdf.length);
    expect((await append(owner, id, pdf.slice(0, 100))).headers.get('upload-offset')).toBe('100');
    expect(await filesOf(owner, uid)).toEqual([]);
    expect((await append(owner, id, pdf.slice(100), 100)).status).toBe(204);
    await t.work();
    expect(await filesOf(owner, uid)).toEqual([
      expect.objectContaining({ id, state: 'READY', format: 'PDF', pages: 2, name: 'rib.pdf' }),
    ]);
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER', file_count: 1 });
    const answer = await download(owner, uid, id);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await keysIn(deps.storage, 'incoming/')).toEqual([]);
  });

  it('shows its pages as pictures, and no page that it has not', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const id = await upload(owner, uid, smallPdf(1));
    const page = await download(owner, uid, id, 'pages/1');
    expect(page.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await page.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    expect((await download(owner, uid, id, 'pages/2')).status).toBe(404);
    expect((await download(owner, uid, id, 'pages/0')).status).toBe(404);
  });

  it('that is not what it says is refused with its reason, and nothing is kept', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    await upload(owner, uid, new Uint8Array(randomBytes(5000)));
    const [file] = await filesOf(owner, uid);
    expect(file).toMatchObject({ state: 'REFUSED', sha256: null });
    expect(file?.refusal).not.toBeNull();
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'A_AJOUTER', file_count: 0 });
    expect(await keysIn(deps.storage, 'incoming/')).toEqual([]);
    expect((await download(owner, uid, file?.id ?? '')).status).toBe(404);
  });

  it('is removed and put back; the last one leaves its slot empty', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const first = await upload(owner, uid, smallPdf(1));
    const second = await upload(owner, uid, smallPdf(2));
    as(owner);
    const params = (file_id: string) => ({ params: { uid, file_id } });
    await call(documentsApi.removeFile, params(first));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER', file_count: 1 });
    await call(documentsApi.removeFile, params(second));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'A_AJOUTER', file_count: 0 });
    await call(documentsApi.restoreFile, params(second));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER', file_count: 1 });
    await deps.db
      .update(documentFiles)
      .set({ deleted_at: new Date(deps.now().getTime() - 31 * 24 * 3600 * 1000) })
      .where(eq(documentFiles.id, first));
    as(owner);
    expect(await outcomeOf(call(documentsApi.restoreFile, params(first)))).toBe('NOT_FOUND');
  });

  it('whose last byte came before the process died is taken up', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const pdf = smallPdf(1);
    const { id } = await announce(owner, uid, pdf);
    await create(owner, id, pdf.length);
    await append(owner, id, pdf);
    await deps.db.update(documentFiles).set({ state: 'RECEIVING' }).where(eq(documentFiles.id, id));
    t.wait(120);
    await finishUploads.run(deps, {});
    await t.work();
    expect((await filesOf(owner, uid))[0]).toMatchObject({ id, state: 'READY' });
  });
});

describe('who may send', () => {
  it('is whoever announced the file, and nobody else', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const other = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const pdf = smallPdf(1);
    const { id } = await announce(owner, uid, pdf);
    expect((await create(other, id, pdf.length)).status).toBe(404);
    expect((await create({ ...owner, access: 'x' }, id, pdf.length)).status).toBe(401);
    expect((await create(owner, id, pdf.length + 1)).status).toBe(400);
    await create(owner, id, pdf.length);
    expect((await append(other, id, pdf)).status).toBe(404);
    expect((await append(owner, randomUUID(), pdf)).status).toBe(404);
  });

  it('follows the role in the dossier', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const buyer = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    await invite(t, uid, buyer, 'ACQUEREUR');
    const add = (type: DocumentType) =>
      outcomeOf(announce(buyer, uid, smallPdf(1), { document_type: type }));
    expect(await add('DOC_IDENTITE_ACQUEREURS')).toBe('accepted');
    expect(await add('RIB')).toBe('FORBIDDEN');
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    expect(await outcomeOf(announce(stranger, uid, smallPdf(1)))).toBe('SALE_PORTFOLIO_NOT_FOUND');
  });

  it('is nobody while the dossier is archived or waits for its payment', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const unpaid = await createDossier(t, owner, { portfolio_type: 'PENDING_PAYMENT_PORTFOLIO' });
    expect(await outcomeOf(announce(owner, unpaid, smallPdf(1)))).toBe('PORTFOLIO_UNPAID');
    const uid = await createDossier(t, owner);
    as(owner);
    await call(portfoliosApi.archive, { params: { uid } });
    expect(await outcomeOf(announce(owner, uid, smallPdf(1)))).toBe('PORTFOLIO_ARCHIVED');
  });
});

describe('who may read', () => {
  it('a buyer reads what was verified, and never the seller’s papers', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const buyer = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    await invite(t, uid, buyer, 'ACQUEREUR');
    const minutes = await upload(owner, uid, smallPdf(1), {
      document_type: 'PV_AG',
      name: 'pv.pdf',
    });
    const rib = await upload(owner, uid, smallPdf(2));
    expect((await download(buyer, uid, minutes)).status).toBe(404);
    for (const type of ['PV_AG', 'RIB'] as const) await bringSlotTo(deps, uid, type, 'VERIFIED');
    expect((await download(buyer, uid, minutes)).status).toBe(200);
    expect((await download(buyer, uid, rib)).status).toBe(404);
    expect((await filesOf(buyer, uid)).map(({ id }) => id)).toEqual([minutes]);
  });

  it('a file of one dossier never opens through another', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const [one, two] = [await createDossier(t, owner), await createDossier(t, owner)];
    const id = await upload(owner, one, smallPdf(1));
    expect((await download(owner, two, id)).status).toBe(404);
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    expect((await download(stranger, one, id)).status).toBe(404);
    expect((await download({ ...owner, access: '' }, one, id)).status).toBe(401);
  });
});
