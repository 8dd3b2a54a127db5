import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { renderPage } from '@quitus/reader/file/render';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';

const t = await createTestApp();
const { call } = t;
const folder = mkdtempSync(join(tmpdir(), 'quitus-shared-'));
afterAll(() => rmSync(folder, { recursive: true }));

let owner: Person;
let uid = '';
let minutes = '';
let card = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
  minutes = await keepFile(t, uid, { document_type: 'PV_AG', name: 'pv 2025.pdf', pages: 2 });
  card = await keepFile(t, uid, { document_type: 'DOC_IDENTITE', name: 'carte.pdf', pages: 1 });
});

type Change = Partial<Parameters<typeof call<typeof sharingApi.createShare>>[1]['body']>;

/** A link that was opened; what it gives is in the Authorization header. */
async function visit(change: Change = {}) {
  t.as(owner.access);
  const { share, url } = await call(sharingApi.createShare, {
    params: { uid },
    body: {
      id: randomUUID(),
      audience: 'NOTAIRE',
      recipient: 'Étude Martin',
      email: null,
      categories: ['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_PERSONNELS'],
      document_types: [],
      days: 30,
      code: null,
      ...usualOptions('NOTAIRE'),
      ...change,
    },
  });
  const token = url.split('/').at(-1) ?? '';
  const opened = await call(visitsApi.openShare, { body: { token } });
  return { share, visit: opened.visit };
}

const get = (visitToken: string, path: string, headers: Record<string, string> = {}) =>
  t.app.inject({
    url: `/api/share/files/${path}`,
    headers: { authorization: `Visit ${visitToken}`, ...headers },
  });

/** The pages are blank: whatever is not white was written on them. */
async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min }) => min >= 250);
}

async function firstPage(pdf: Buffer): Promise<Buffer> {
  const path = join(folder, randomUUID());
  writeFileSync(path, pdf);
  const drawn = await renderPage(path, { page: 1, width: 600 });
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  return drawn.webp;
}

describe('what a link shows', () => {
  it('bears its text on the pages and in the file of personal papers, and nowhere else', async () => {
    const { visit: token } = await visit();
    const pages = [await get(token, `${minutes}/pages/1`), await get(token, `${card}/pages/1`)];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await Promise.all(pages.map(({ rawPayload }) => isBlank(rawPayload)))).toEqual([
      true,
      false,
    ]);
    const thumb = await get(token, `${card}/pages/1?size=thumb`);
    expect(await isBlank(thumb.rawPayload)).toBe(false);

    const plain = await get(token, `${minutes}/content`);
    expect(plain.rawPayload).toEqual(Buffer.from(smallPdf(2)));
    const marked = await get(token, `${card}/content`);
    expect(marked.headers['content-disposition']).toContain('carte.pdf');
    expect(await isBlank(await firstPage(marked.rawPayload))).toBe(false);
  });

  it('is the same to two links only where nothing is written on it', async () => {
    const [first, second] = [await visit(), await visit({ recipient: 'Autre étude' })];
    const cards = [
      await get(first.visit, `${card}/pages/1`),
      await get(second.visit, `${card}/pages/1`),
    ];
    expect(cards[0]?.rawPayload).not.toEqual(cards[1]?.rawPayload);
  });

  it('is downloaded only where that is allowed, and everything is written down', async () => {
    const { share, visit: token } = await visit({ allow_download: false });
    const refused = await get(token, `${minutes}/content`);
    expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'DOWNLOAD_NOT_ALLOWED' }]);
    t.visiting(token);
    const all = call(visitsApi.createSharedDownload, { body: { format: 'ZIP' } });
    expect(await outcomeOf(all)).toBe('DOWNLOAD_NOT_ALLOWED');
    await get(token, `${minutes}/pages/1`);
    const open = await visit();
    await get(open.visit, `${minutes}/content`);
    t.as(owner.access);
    const log = async (share_id: string) => {
      const { lines } = await call(sharingApi.shareLog, { params: { uid, share_id }, query: {} });
      return lines.map(({ kind, about }) => [kind, about]);
    };
    expect(await log(share.id)).toEqual([
      ['FILE_VIEWED', 'pv 2025.pdf'],
      ['OPENED', null],
    ]);
    expect(await log(open.share.id)).toEqual([
      ['FILE_DOWNLOADED', 'pv 2025.pdf'],
      ['OPENED', null],
    ]);
  });

  it('is cut into ranges as asked, and not outside the file', async () => {
    const { visit: token } = await visit();
    const whole = Buffer.from(smallPdf(2));
    const part = await get(token, `${minutes}/content`, { range: 'bytes=5-14' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 5-14/${whole.length}`,
    ]);
    expect(part.rawPayload).toEqual(whole.subarray(5, 15));
    for (const range of [`bytes=${whole.length}-`, 'bytes=9999999-99999999', 'bytes=9-5'])
      expect((await get(token, `${minutes}/content`, { range })).statusCode).toBe(416);
  });
});

describe('nothing else', () => {
  it('opens by a link: not another dossier, another file, another page, nor a path', async () => {
    const { visit: token } = await visit({ categories: ['DOCS_IMMEUBLE_COPROPRIETE'] });
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    const other = await createDossier(t, stranger);
    const foreign = await keepFile(t, other, { document_type: 'PV_AG' });
    const waiting = await keepFile(t, uid, { document_type: 'CHARGES', status: 'REJECTED' });
    for (const path of [
      `${foreign}/pages/1`,
      `${foreign}/content`,
      `${card}/pages/1`,
      `${card}/content`,
      `${waiting}/content`,
      `${randomUUID()}/content`,
      `${minutes}/pages/3`,
      `${minutes}/pages/0`,
      `${minutes}/pages/-1`,
      `${minutes}/pages/1e9`,
      `..%2f..%2f${minutes}/content`,
      `${minutes}%00/content`,
    ])
      expect([path, (await get(token, path)).statusCode]).toEqual([path, 404]);
  });

  it('opens by a session, a guess or a link that was closed', async () => {
    const { share, visit: token } = await visit();
    const asAccount = await t.app.inject({
      url: `/api/share/files/${minutes}/content`,
      headers: { authorization: `Bearer ${owner.access}` },
    });
    expect(asAccount.statusCode).toBe(401);
    expect((await get('x'.repeat(43), `${minutes}/content`)).statusCode).toBe(401);
    expect((await get(token, `${card}/pages/1`)).statusCode).toBe(200);
    t.as(owner.access);
    await call(sharingApi.revokeShare, { params: { uid, share_id: share.id } });
    expect((await get(token, `${card}/pages/1`)).statusCode).toBe(404);
    expect((await get(token, `${minutes}/content`)).json()).toEqual({
      error: 'INVALID_SHARE_TOKEN',
    });
  });
});

it('prints the receipt of a delivery for the buyer and for who shared, and for nobody else', async () => {
  const { share, visit: token } = await visit({ audience: 'ACQUEREUR' });
  const paper = (headers: Record<string, string>, url: string) => t.app.inject({ url, headers });
  const visiting = { authorization: `Visit ${token}` };
  expect((await paper(visiting, '/api/share/receipt')).statusCode).toBe(404);
  t.visiting(token);
  await call(visitsApi.acknowledgeDelivery, { body: { name: 'Camille Roy', consent: true } });
  const own = `/api/portfolios/${uid}/shares/${share.id}/receipt`;
  for (const answer of [
    await paper(visiting, '/api/share/receipt'),
    await paper({ authorization: `Bearer ${owner.access}` }, own),
  ]) {
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const stranger = await createPerson(t, 'PRO_UNLIMITED');
  const refused = await paper({ authorization: `Bearer ${stranger.access}` }, own);
  expect(refused.statusCode).toBe(404);
});
