import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import type { DownloadFormat } from '@quitus/domain/documents/download';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { pagesAndTitles } from '../../../test/pdf-contents.ts';
import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { unzipped } from '../../../test/unzipped.ts';
import { documentFiles } from '../documents/files.table.ts';
import { prepareDownload, sweepDownloads } from './downloads.jobs.ts';
import { downloads } from './downloads.table.ts';
import { downloadKey } from './zip-content.ts';

const t = await createTestApp();
const { call, deps } = t;
let owner: Person;
let uid = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
});

afterEach(() => void vi.unstubAllEnvs());

const ask = (person: Person, format: DownloadFormat = 'ZIP', file_ids?: string[]) => {
  t.as(person.access);
  return call(downloadsApi.createDownload, {
    params: { uid },
    body: { format, ...(file_ids && { file_ids }) },
  });
};

const link = (person: Person, download_id: string) => {
  t.as(person.access);
  return call(downloadsApi.linkDownload, { params: { uid, download_id } });
};

const fetched = (url: string | null, headers: Record<string, string> = {}) =>
  t.app.inject({ url: url ?? '/api/downloads/none', headers });

const bodyOf = async (url: string | null) => {
  const answer = await fetched(url);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

describe('a zip', () => {
  it('holds the verified files in folders under readable names, untouched, the index first', async () => {
    const minutes = smallPdf(3);
    await keepFile(t, uid, { document_type: 'PV_AG', name: 'pv.pdf', bytes: minutes });
    t.wait(1);
    await keepFile(t, uid, { document_type: 'PV_AG', name: 'autre.PDF', bytes: smallPdf(4) });
    await keepFile(t, uid, { document_type: 'RIB', name: 'scan0001.pdf' });
    await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
    const made = await ask(owner);
    expect(made).toMatchObject({ state: 'READY', format: 'ZIP' });
    const answer = await fetched(made.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(made.size),
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-disposition']).toContain(
      encodeURIComponent('Dossier 14 rue du Marché.zip'),
    );
    const entries = unzipped(answer.rawPayload);
    const label = 'Procès-verbaux d’assemblée générale';
    expect([...entries.keys()]).toEqual([
      'index.pdf',
      `1 Immeuble et copropriété/${label}.pdf`,
      `1 Immeuble et copropriété/${label} (2).pdf`,
      '3 Documents personnels/RIB.pdf',
    ]);
    expect(entries.get('index.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(entries.get(`1 Immeuble et copropriété/${label}.pdf`)).toEqual(Buffer.from(minutes));
  });

  it('goes on where it was interrupted, and only in the same zip', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG', bytes: Buffer.alloc(300_000, 7) });
    const { url, size } = await ask(owner);
    const whole = await fetched(url);
    const zip = whole.rawPayload;
    const etag = String(whole.headers.etag);
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100000-200000', 100_000, 200_000],
      ['bytes=-50', zip.length - 50, zip.length - 1],
      ['bytes=250000-', 250_000, zip.length - 1],
    ] as const) {
      const part = await fetched(url, { range, 'if-range': etag });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(part.rawPayload.equals(zip.subarray(start, end + 1))).toBe(true);
    }
    const other = await fetched(url, { range: 'bytes=0-9', 'if-range': '"autre"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, zip.length]);
    expect((await fetched(url, { range: `bytes=${zip.length}-` })).statusCode).toBe(416);
    const head = await t.app.inject({ method: 'HEAD', url: url ?? '' });
    expect([head.headers['content-length'], head.rawPayload.length]).toEqual([String(size), 0]);
  });

  it('keeps its bytes from one address to the next, while the dossier stays the same', async () => {
    const id = await keepFile(t, uid, { document_type: 'PV_AG' });
    await keepFile(t, uid, { document_type: 'RIB' });
    const first = await ask(owner);
    const zip = await bodyOf(first.url);
    t.wait(120);
    const second = await link(owner, first.id);
    expect(await bodyOf(second.url)).toEqual(zip);
    expect((await fetched(first.url)).statusCode).toBe(303);
    await call(documentsApi.removeFile, { params: { uid, file_id: id } });
    const third = await link(owner, first.id);
    expect([...unzipped(await bodyOf(third.url)).keys()]).toEqual([
      'index.pdf',
      '3 Documents personnels/RIB.pdf',
    ]);
  });

  it('of files that came before checksums were kept waits for them, once', async () => {
    const bytes = smallPdf(2);
    const id = await keepFile(t, uid, { document_type: 'PV_AG', bytes });
    await deps.db.update(documentFiles).set({ crc32: null }).where(eq(documentFiles.id, id));
    const { id: download_id, ...made } = await ask(owner);
    expect(made).toMatchObject({ state: 'PREPARING', done: 0, total: 1, url: null });
    await t.work();
    const ready = await link(owner, download_id);
    expect(ready).toMatchObject({ state: 'READY', done: 1, total: 1 });
    expect([...unzipped(await bodyOf(ready.url)).values()]).toContainEqual(Buffer.from(bytes));
    expect(await ask(owner)).toMatchObject({ state: 'READY' });
  });

  it('of a great many files is laid out by the worker', async () => {
    for (let copy = 0; copy < 70; copy += 1)
      await keepFile(t, uid, { document_type: 'CHARGES', bytes: Buffer.from(`appel ${copy}`) });
    const made = await ask(owner);
    expect(made).toMatchObject({ state: 'PREPARING' });
    await t.work();
    const { url } = await link(owner, made.id);
    expect(unzipped(await bodyOf(url)).size).toBe(71);
  });

  it('names in its index every piece and its fingerprint', async () => {
    const bytes = smallPdf(1);
    await keepFile(t, uid, { document_type: 'RIB', bytes });
    const { id } = await ask(owner);
    const index = await buffer(await deps.storage.open(downloadKey(id)));
    expect(index.length).toBeGreaterThan(10_000);
    const [row] = await deps.db.select().from(downloads).where(eq(downloads.id, id));
    expect(row).toMatchObject({ given_to: owner.name, given_by: owner.name });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(row?.content?.map(({ key }) => key)).toEqual([downloadKey(id), `${uid}/${sha256}`]);
  });
});

describe('one PDF', () => {
  it('has all the pages, a bookmark for each document, and leaves nothing behind', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG', pages: 3 });
    await keepFile(t, uid, { document_type: 'RIB', pages: 1 });
    // A folder of its own: other tests leave plain bytes in theirs meanwhile.
    const folder = mkdtempSync(join(tmpdir(), 'quitus-test-'));
    vi.stubEnv('TMPDIR', folder);
    const made = await ask(owner, 'PDF');
    expect(made).toMatchObject({ state: 'PREPARING', total: 2, url: null });
    await t.work();
    const ready = await link(owner, made.id);
    expect(ready).toMatchObject({ state: 'READY', done: 2 });
    const answer = await fetched(ready.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(ready.size),
    });
    expect(answer.headers['content-disposition']).toContain('.pdf');
    const pdf = answer.rawPayload;
    expect(await pagesAndTitles(pdf)).toEqual({
      pages: 4,
      titles: [
        'Immeuble et copropriété',
        'Procès-verbaux d’assemblée générale',
        'Documents personnels',
        'RIB',
      ],
    });
    const part = await fetched(ready.url, { range: 'bytes=10-99' });
    expect(part.rawPayload).toEqual(pdf.subarray(10, 100));
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('is made again without what was taken out meanwhile', async () => {
    const id = await keepFile(t, uid, { document_type: 'PV_AG', pages: 3 });
    await keepFile(t, uid, { document_type: 'RIB', pages: 1 });
    const made = await ask(owner, 'PDF');
    await t.work();
    await call(documentsApi.removeFile, { params: { uid, file_id: id } });
    expect(await link(owner, made.id)).toMatchObject({ state: 'PREPARING', total: 1, url: null });
    await t.work();
    const { url } = await link(owner, made.id);
    expect(await pagesAndTitles(await bodyOf(url))).toMatchObject({ pages: 1 });
  });

  it('that cannot be made says so, and nobody waits for ever', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG', bytes: Buffer.from('%PDF-1.4 abîmé') });
    const made = await ask(owner, 'PDF');
    await t.work();
    expect(await link(owner, made.id)).toMatchObject({ state: 'FAILED', url: null });
    expect(t.lines.join('')).toContain('a download cannot be prepared');
  });

  it('whose files cannot be read is given up too, and the log says why', async () => {
    const bytes = smallPdf(5);
    await keepFile(t, uid, { document_type: 'PV_AG', bytes });
    const made = await ask(owner, 'PDF');
    await deps.storage.remove(`${uid}/${createHash('sha256').update(bytes).digest('hex')}`);
    await t.work();
    expect(await link(owner, made.id)).toMatchObject({ state: 'FAILED', url: null });
    expect(t.lines.join('')).toContain('no file at');
  });

  it('asked of a worker twice, or of one that was killed, is the same', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG', pages: 2 });
    const { id: download_id } = await ask(owner, 'PDF');
    await prepareDownload.run(deps, { download_id });
    const { url, size } = await link(owner, download_id);
    const pdf = await bodyOf(url);
    // The job is still in the queue, as after a kill between the work and its end.
    await t.work();
    expect(await bodyOf(url)).toEqual(pdf);
    expect(await link(owner, download_id)).toMatchObject({ state: 'READY', size });
  });
});

describe('who may download', () => {
  it('is told when nothing was verified', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG', status: 'NEW_A_VERIFIER' });
    expect(await outcomeOf(ask(owner))).toBe('FILES_NOT_FOUND');
    expect(await outcomeOf(ask(owner, 'PDF'))).toBe('FILES_NOT_FOUND');
  });

  it('names only files that they may have', async () => {
    const mine = await keepFile(t, uid, { document_type: 'PV_AG' });
    const waiting = await keepFile(t, uid, { document_type: 'RIB', status: 'NEW_A_VERIFIER' });
    expect(await outcomeOf(ask(owner, 'ZIP', [mine, waiting]))).toBe('NOT_FOUND');
    expect(await outcomeOf(ask(owner, 'ZIP', [randomUUID()]))).toBe('NOT_FOUND');
    const { url } = await ask(owner, 'ZIP', [mine, mine]);
    expect(unzipped(await bodyOf(url)).size).toBe(2);
  });

  it('does not know of somebody else’s dossier or download', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG' });
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    expect(await outcomeOf(ask(stranger))).toBe('SALE_PORTFOLIO_NOT_FOUND');
    const { id } = await ask(owner);
    expect(await outcomeOf(link(stranger, id))).toBe('SALE_PORTFOLIO_NOT_FOUND');
    const notary = await createPerson(t, 'GUEST');
    await invite(t, uid, notary, 'NOTAIRE');
    expect(await outcomeOf(link(notary, id))).toBe('NOT_FOUND');
    uid = await createDossier(t, owner);
    expect(await outcomeOf(link(owner, id))).toBe('NOT_FOUND');
  });

  it('gets only what they may see: a buyer, never the papers of the seller', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG' });
    const rib = await keepFile(t, uid, { document_type: 'RIB' });
    const buyer = await createPerson(t, 'GUEST');
    await invite(t, uid, buyer, 'ACQUEREUR');
    const { url, id } = await ask(buyer);
    expect([...unzipped(await bodyOf(url)).keys()].filter((path) => path.includes('RIB'))).toEqual(
      [],
    );
    expect(await outcomeOf(ask(buyer, 'ZIP', [rib]))).toBe('NOT_FOUND');
    await bringSlotTo(deps, uid, 'PV_AG', 'EXPIRED');
    expect(await outcomeOf(link(buyer, id))).toBe('FILES_NOT_FOUND');
  });
});

describe('an address', () => {
  const GONE = '/message?error=EXPIRED_DOWNLOAD_LINK';

  it('opens for ten minutes, and is not kept as it is', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG' });
    const { url, id } = await ask(owner);
    const [row] = await deps.db.select().from(downloads).where(eq(downloads.id, id));
    expect(JSON.stringify(row)).not.toContain(url?.split('/').at(-1));
    t.wait(599);
    await bodyOf(url);
    t.wait(2);
    expect((await fetched(url)).headers.location).toBe(GONE);
  });

  it('that was guessed leads to a page that says so', async () => {
    for (const ticket of ['x', randomUUID(), 'a'.repeat(43), 'a'.repeat(100), '%00']) {
      const answer = await fetched(`/api/downloads/${ticket}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, GONE]);
    }
  });

  it('is gone after a day, with what was stored for it', async () => {
    await keepFile(t, uid, { document_type: 'PV_AG' });
    const { id } = await ask(owner);
    t.wait(23 * 3600);
    await sweepDownloads.run(deps, {});
    expect(await deps.storage.stat(downloadKey(id))).not.toBeNull();
    t.wait(2 * 3600);
    await sweepDownloads.run(deps, {});
    expect(await deps.storage.stat(downloadKey(id))).toBeNull();
    expect(await deps.db.select().from(downloads).where(eq(downloads.id, id))).toEqual([]);
  });
});
