// A dossier whose people and places are written in other letters than ours, from the zip to the receipt.
import { randomUUID } from 'node:crypto';

import { accountsApi } from '@quitus/api/accounts.api';
import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import type { DownloadFormat } from '@quitus/domain/documents/download';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { pdfText } from '@quitus/reader/test/pdf-text';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { pagesAndTitles } from '../../../test/pdf-contents.ts';
import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { unzipped } from '../../../test/unzipped.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from './sharing.table.ts';

const t = await createTestApp();
const { call, deps } = t;

const NAME = '李明';
const ADDRESS = '14 Rue ＦＵＬＬ 서울 شارع الحرية 75013 Paris';
const FILE = '合同 😀 قرار.pdf';

let owner: Person;
let uid = '';
let card = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
  card = await keepFile(t, uid, { document_type: 'DOC_IDENTITE', pages: 1 });
  t.as(owner.access);
  await call(accountsApi.saveInformation, {
    body: { first_name: '明', last_name: '李', company: 'शर्मा ＦＵＬＬ' },
  });
  await call(portfoliosApi.edit, {
    params: { uid },
    body: { main_address: ADDRESS, address_extra_line: 'Bât. Ж, ชั้น ๓', owners: [NAME] },
  });
  await call(documentsApi.describeFile, {
    params: { uid, file_id: card },
    body: { name: FILE, year: null, period: null },
  });
});

async function openedLink() {
  t.as(owner.access);
  const { share, url } = await call(sharingApi.createShare, {
    params: { uid },
    body: {
      id: randomUUID(),
      audience: 'ACQUEREUR',
      recipient: NAME,
      email: null,
      categories: ['DOCS_PERSONNELS'],
      document_types: ['DOC_IDENTITE'],
      days: 30,
      code: null,
      ...usualOptions('ACQUEREUR'),
    },
  });
  const opened = await call(visitsApi.openShare, { body: { token: url.split('/').at(-1) ?? '' } });
  t.visiting(opened.visit);
  return { share, visit: opened.visit };
}

const get = (authorization: string, url: string) =>
  t.app.inject({ url: `/api${url}`, headers: { authorization } });

async function downloaded(format: DownloadFormat) {
  t.as(owner.access);
  const { id } = await call(downloadsApi.createDownload, { params: { uid }, body: { format } });
  await t.work();
  const { url } = await call(downloadsApi.linkDownload, { params: { uid, download_id: id } });
  const answer = await t.app.inject({ url: url ?? '/api/downloads/none' });
  expect(answer.statusCode).toBe(200);
  const [, name = ''] =
    /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
  return { bytes: answer.rawPayload, name: decodeURIComponent(name) };
}

const textOf = async (pdf: Buffer | undefined) => (await pdfText(pdf ?? Buffer.of())).join('');

describe('a dossier in other letters', () => {
  it('is downloaded with an index that says them', async () => {
    const { bytes, name } = await downloaded('ZIP');
    expect(name).toBe('Dossier 14 rue ＦＵＬＬ 서울 شارع الحرية.zip');
    const entries = unzipped(bytes);
    expect([...entries.keys()]).toHaveLength(2);
    const said = await textOf(entries.get('index.pdf'));
    for (const word of ['ＦＵＬＬ', '서울', '75013Paris', 'Ж']) expect(said).toContain(word);
  });

  it('is one PDF too', async () => {
    const { bytes, name } = await downloaded('PDF');
    expect(name).toMatch(/^Dossier 14 rue ＦＵＬＬ.*\.pdf$/);
    expect(await pagesAndTitles(bytes)).toMatchObject({ pages: 1 });
  });

  it('shows its pages with the name of the buyer, and gives marked copies', async () => {
    const { visit } = await openedLink();
    const page = await get(`Visit ${visit}`, `/share/files/${card}/pages/1`);
    expect(page.statusCode).toBe(200);
    const { channels } = await sharp(page.rawPayload).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(240);
    const copy = await get(`Visit ${visit}`, `/share/files/${card}/content`);
    expect(copy.statusCode).toBe(200);
    expect(await pagesAndTitles(copy.rawPayload)).toMatchObject({ pages: 1 });
    expect(copy.headers['content-disposition']).toContain(encodeURIComponent('合同 😀 قرار'));
  });

  it('has a receipt that both can print', async () => {
    const { share, visit } = await openedLink();
    await call(visitsApi.acknowledgeDelivery, { body: { name: NAME, consent: true } });
    for (const [who, url] of [
      [`Visit ${visit}`, '/share/receipt'],
      [`Bearer ${owner.access}`, `/portfolios/${uid}/shares/${share.id}/receipt`],
    ] as const) {
      const answer = await get(who, url);
      expect(answer.statusCode).toBe(200);
      const said = await textOf(answer.rawPayload);
      for (const word of ['李明', 'ＦＵＬＬ', '合同']) expect(said).toContain(word);
    }
  });
});

describe('what cannot be printed', () => {
  it('does not come in, and a name that shows nothing is no name', async () => {
    await openedLink();
    const acknowledge = (name: string) =>
      outcomeOf(call(visitsApi.acknowledgeDelivery, { body: { name, consent: true } }));
    for (const name of ['Camille\u202E yoR', 'Camille\u0007', 'Camille \uD83D', 'Camille\0'])
      expect(await acknowledge(name)).toBe('UNPRINTABLE_TEXT');
    expect(await acknowledge('\u3164\u200B\u3164')).toBe('MISSING_NAME');
    t.as(owner.access);
    const body = { main_address: '14 rue\u202E du Port' };
    const edited = call(portfoliosApi.edit, { params: { uid }, body });
    expect(await outcomeOf(edited)).toBe('UNPRINTABLE_TEXT');
  });

  it('prints where it came in before', async () => {
    const old = '14 rue\u0007 du\u202E Port\uFFFE ߶ - ߷ \u05B0\u05B1, 44000 Nantes';
    const { share, visit } = await openedLink();
    await deps.db.update(portfolios).set({ main_address: old }).where(eq(portfolios.uid, uid));
    await deps.db
      .update(shareLinks)
      .set({ recipient: `${NAME}\u202E\u0007` })
      .where(eq(shareLinks.id, share.id));
    await call(visitsApi.acknowledgeDelivery, { body: { name: NAME, consent: true } });
    const receipt = await get(`Visit ${visit}`, '/share/receipt');
    expect(await textOf(receipt.rawPayload)).toContain('rue\uFFFD');
    const page = await get(`Visit ${visit}`, `/share/files/${card}/pages/1`);
    expect(page.statusCode).toBe(200);
    const { bytes } = await downloaded('ZIP');
    expect(await textOf(unzipped(bytes).get('index.pdf'))).toContain('rue\uFFFD');
    t.as(owner.access);
    expect(await call(portfoliosApi.find, { params: { uid } })).toMatchObject({
      main_address: old,
    });
  });
});
