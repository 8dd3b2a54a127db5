import { createHash, randomUUID } from 'node:crypto';

import type { DownloadFormat } from '@quitus/domain/documents/download';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { watermarkText } from '@quitus/domain/sharing/watermark';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { pagesAndTitles } from '../../../test/pdf-contents.ts';
import { createDossier, createPerson, type Person } from '../../../test/people.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { unzipped } from '../../../test/unzipped.ts';
import { allDuties } from '../../job-registry.ts';
import { startWorker } from '../../jobs/worker.ts';
import type { SortedFile } from '../documents/sorted-files.ts';
import { createShare, type StoredShare } from '../sharing/sharing.queries.ts';
import { shareLinks } from '../sharing/sharing.table.ts';
import { downloadable } from './downloadable.ts';
import { createDownload, linkDownload } from './downloads.queries.ts';
import { downloads, watermarkedCopies } from './downloads.table.ts';
import { ensureCopy, findCopies } from './watermarked-copies.queries.ts';

const t = await createTestApp();
const { deps } = t;
let owner: Person;
let uid = '';
let share: StoredShare;
const identity = smallPdf(2);
const minutes = smallPdf(3);

beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
  await keepFile(t, uid, { document_type: 'PV_AG', bytes: minutes, pages: 3 });
  await keepFile(t, uid, { document_type: 'DOC_IDENTITE', bytes: identity, pages: 2 });
  const made = await createShare(
    deps.db,
    deps.keys.seal,
    {
      id: randomUUID(),
      portfolio_uid: uid,
      audience: 'NOTAIRE',
      recipient: 'Étude Martin',
      email: null,
      categories: ['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_PERSONNELS'],
      document_types: [],
      days: 30,
      code: null,
      ...usualOptions('NOTAIRE'),
    },
    { account_id: owner.id, name: owner.name },
    deps.now(),
  );
  if (!made) throw new Error('no link was made');
  share = made.share;
});

const isIdentity = ({ document_type }: SortedFile) => document_type === 'DOC_IDENTITE';

const ask = async (format: DownloadFormat, of = isIdentity) =>
  createDownload(
    deps.db,
    deps,
    {
      portfolio_uid: uid,
      holder: { share_id: share.id },
      format,
      files: await downloadable(deps.db, uid, 'OWNER'),
      mark: { text: watermarkText(share), of },
      given_to: share.recipient,
      given_by: share.created_by,
    },
    deps.now(),
  );

const link = async (id: string) =>
  linkDownload(
    deps.db,
    deps,
    {
      id,
      portfolio_uid: uid,
      holder: { share_id: share.id },
      files: await downloadable(deps.db, uid, 'OWNER'),
    },
    deps.now(),
  );

const fetched = (url: string | null) => t.app.inject({ url: url ?? '/api/downloads/none' });
const copies = () =>
  deps.db.select().from(watermarkedCopies).where(eq(watermarkedCopies.share_id, share.id));

const identityFile = async () => {
  const file = (await downloadable(deps.db, uid, 'OWNER')).find(isIdentity);
  if (!file) throw new Error('no identity paper');
  return file;
};

describe('a download through a link', () => {
  it('waits for its marked pages, then holds them in place of the original', async () => {
    const made = await ask('ZIP');
    expect(made).toMatchObject({ state: 'PREPARING', total: 1, url: null });
    await t.work();
    const ready = await link(made.id);
    expect(ready).toMatchObject({ state: 'READY', done: 1 });
    const answer = await fetched(ready.url);
    expect(answer.rawPayload.length).toBe(ready.size);
    const entries = unzipped(answer.rawPayload);
    const [, plain, marked] = [...entries.values()];
    expect([...entries.keys()].at(-1)).toMatch(/^3 Documents personnels\/.*\.pdf$/);
    expect(plain).toEqual(Buffer.from(minutes));
    if (!marked) throw new Error('no marked copy');
    expect(marked.equals(identity)).toBe(false);
    expect(await pagesAndTitles(marked)).toMatchObject({ pages: 2 });
    const [copy] = await copies();
    expect(copy).toMatchObject({
      pages: 2,
      size: marked.length,
      sha256: createHash('sha256').update(marked).digest('hex'),
    });
    expect(answer.rawPayload.includes(Buffer.from(identity))).toBe(false);
  });

  it('finds its marked pages again the second time', async () => {
    const { id } = await ask('ZIP');
    await t.work();
    const [before] = await copies();
    const again = await ask('ZIP');
    expect(again).toMatchObject({ state: 'READY' });
    expect(again.size).toBe((await link(id)).size);
    expect(await copies()).toEqual([before]);
  });

  it('is one PDF whose marked pages are pictures of the others', async () => {
    const { id } = await ask('PDF');
    await t.work();
    const ready = await link(id);
    expect(ready).toMatchObject({ state: 'READY', done: 3, total: 3 });
    expect(await pagesAndTitles((await fetched(ready.url)).rawPayload)).toMatchObject({ pages: 5 });
  });

  it('never leaves without its watermark', async () => {
    const { id } = await ask('ZIP');
    await t.work();
    await deps.db.delete(watermarkedCopies).where(eq(watermarkedCopies.share_id, share.id));
    await expect(link(id)).rejects.toThrow('no watermark');
  });

  it('fails when a page cannot be marked', async () => {
    await keepFile(t, uid, { document_type: 'RIB', bytes: Buffer.from('%PDF-1.4 abîmé') });
    const { id } = await ask('ZIP', ({ document_type }) => document_type === 'RIB');
    await t.work();
    expect(await link(id)).toMatchObject({ state: 'FAILED', url: null });
  });

  it('closes with its link, and says why', async () => {
    await ensureCopy(deps, { share_id: share.id, text: 'x' }, await identityFile());
    const { url } = await ask('ZIP');
    expect((await fetched(url)).statusCode).toBe(200);
    for (const [code, change] of [
      ['LOCKED_SHARE_LINK', { code_tries: 5 }],
      ['PAUSED_SHARE_LINK', { code_tries: 0, paused_at: new Date() }],
      ['EXPIRED_SHARE_TOKEN', { expires_at: new Date('2026-01-01') }],
      ['INVALID_SHARE_TOKEN', { revoked_at: new Date() }],
    ] as const) {
      await deps.db.update(shareLinks).set(change).where(eq(shareLinks.id, share.id));
      const closed = await fetched(url);
      expect([closed.statusCode, closed.headers.location]).toEqual([303, `/message?error=${code}`]);
    }
  });
});

describe('a marked copy', () => {
  it('asked for twice at the same moment is kept once', async () => {
    const file = await identityFile();
    const mark = { share_id: share.id, text: watermarkText(share) };
    const [one, two] = await Promise.all([
      ensureCopy(deps, mark, file),
      ensureCopy(deps, mark, file),
    ]);
    expect(one).toEqual(two);
    const stored = [];
    for await (const { key } of deps.storage.list(`${uid}/${file.sha256}-mark-`)) stored.push(key);
    expect(stored).toEqual((await copies()).map(({ key }) => key));
  });
});

it('is taken up again, from where it was, when its worker was killed', async () => {
  const file = await identityFile();
  await ensureCopy(deps, { share_id: share.id, text: watermarkText(share) }, file);
  const before = await findCopies(deps.db, share.id, [file.id]);
  const { id } = await ask('PDF');
  // As a killed process leaves it: taken, marked in part, and nobody at work.
  await t.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'pool-mort'`,
  );
  await deps.db.update(downloads).set({ done: 1 }).where(eq(downloads.id, id));
  const worker = await startWorker(deps, t.pool, ...allDuties(deps));
  await expect.poll(async () => (await link(id)).state, { timeout: 15_000 }).toBe('READY');
  await worker.stop();
  expect(await findCopies(deps.db, share.id, [file.id])).toEqual(before);
});
