import { randomUUID } from 'node:crypto';

import { allowancesApi } from '@quitus/api/allowances.api';
import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { MAX_FILE_BYTES } from '@quitus/domain/documents/file-size';
import { ALLOWANCES } from '@quitus/domain/payments/allowances';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf, smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { sweepStorage } from '../retention/sweep.jobs.ts';
import { documentFiles } from './files.table.ts';
import { recountStorage } from './storage-allowance.queries.ts';
import { finishUploads } from './uploads.jobs.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call, deps } = t;
const { db, storage } = deps;
const base = await listen(t);
const { create, upload, filesOf } = sendingTo(t, base);
const FREE = ALLOWANCES.BASIC;
const MB = 1_000_000;
const DAY = 24 * 3600;

let owner: Person;
let uid: string;
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'BASIC');
  uid = await createDossier(t, owner);
  t.as(owner.access);
});

async function announce(size: number, where = uid, id: string = randomUUID()) {
  const body = { id, document_type: 'RIB', name: 'rib.pdf', size } as const;
  const outcome = await outcomeOf(
    call(documentsApi.announceFile, { params: { uid: where }, body }),
  );
  return outcome;
}

/** Files that are there already, however large: only their rows matter here. */
async function fill(portfolio_uid: string, size: number, sha256 = randomUUID()): Promise<string> {
  const id = randomUUID();
  await db.insert(documentFiles).values({
    id,
    portfolio_uid,
    document_type: 'PV_AG',
    name: 'pv.pdf',
    state: 'READY',
    origin: 'UPLOADED_BY_USER',
    size,
    sha256,
    created_at: deps.now(),
  });
  await recountStorage(db, portfolio_uid);
  return id;
}

const used = async () => (await call(allowancesApi.portfolio, { params: { uid } })).used;
const ofAccount = async () => (await call(allowancesApi.account)).storage.used;

async function signInAgain(): Promise<void> {
  const { access } = await openSession(db, deps.keys.accessToken, owner, null, deps.now());
  owner = { ...owner, access };
  t.as(access);
}

describe('a dossier', () => {
  it('takes what is announced until it is full, and says how much is left', async () => {
    const whole = Math.floor(FREE.portfolio_bytes / MAX_FILE_BYTES);
    for (let sent = 0; sent < whole; sent++)
      expect(await announce(MAX_FILE_BYTES)).toBe('accepted');
    const left = FREE.portfolio_bytes - whole * MAX_FILE_BYTES;
    expect(await announce(left + 1)).toBe('PORTFOLIO_STORAGE_FULL');
    expect(await call(allowancesApi.portfolio, { params: { uid } })).toEqual({
      used: whole * MAX_FILE_BYTES,
      allowed: FREE.portfolio_bytes,
      left,
    });
    expect(await announce(left)).toBe('accepted');
    expect(await announce(1)).toBe('PORTFOLIO_STORAGE_FULL');
  });

  it('counts a file announced twice once, also when it is full', async () => {
    await fill(uid, FREE.portfolio_bytes - 100);
    const id = randomUUID();
    expect(await announce(100, uid, id)).toBe('accepted');
    expect(await announce(100, uid, id)).toBe('accepted');
    expect(await used()).toBe(FREE.portfolio_bytes);
  });

  it('gives its last room once to those who ask at the same instant', async () => {
    await fill(uid, FREE.portfolio_bytes - 3 * MB);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => announce(MB)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3);
    expect(await used()).toBe(FREE.portfolio_bytes);
  });

  it('counts the same bytes once', async () => {
    const pdf = paddedPdf(5000);
    await upload(owner, uid, pdf, { document_type: 'RIB' });
    await upload(owner, uid, pdf, { document_type: 'PV_AG' });
    expect(await used()).toBe(pdf.length);
    expect(await ofAccount()).toBe(pdf.length);
  });

  it('has room again once a file is removed, and takes it back only if it still fits', async () => {
    const file_id = await fill(uid, 100 * MB);
    await fill(uid, FREE.portfolio_bytes - 100 * MB);
    expect(await announce(MB)).toBe('PORTFOLIO_STORAGE_FULL');
    await call(documentsApi.removeFile, { params: { uid, file_id } });
    expect(await used()).toBe(FREE.portfolio_bytes - 100 * MB);
    expect(await ofAccount()).toBe(FREE.portfolio_bytes);
    const restore = () => outcomeOf(call(documentsApi.restoreFile, { params: { uid, file_id } }));
    expect(await announce(MB)).toBe('accepted');
    expect(await restore()).toBe('PORTFOLIO_STORAGE_FULL');
    const { files } = await call(documentsApi.files, { params: { uid } });
    expect(files.find(({ id }) => id === file_id)?.deleted_at).not.toBeNull();
  });

  it('does not count what was refused', async () => {
    await upload(owner, uid, new Uint8Array(3000).fill(7));
    expect((await filesOf(owner, uid)).map(({ state }) => state)).toEqual(['REFUSED']);
    expect(await used()).toBe(0);
    expect(await ofAccount()).toBe(0);
  });
});

describe('an account', () => {
  it('is full before its dossiers are, archived ones and removed files included', async () => {
    const second = await createDossier(t, owner);
    const file_id = await fill(second, FREE.portfolio_bytes);
    await call(documentsApi.removeFile, { params: { uid: second, file_id } });
    await fill(second, 600 * MB);
    await call(portfoliosApi.archive, { params: { uid: second } });
    await fill(uid, 300 * MB);
    expect(await announce(100 * MB)).toBe('accepted');
    expect(await announce(1)).toBe('ACCOUNT_STORAGE_FULL');
    expect(await call(allowancesApi.portfolio, { params: { uid } })).toMatchObject({ left: 0 });
    expect(await ofAccount()).toBe(FREE.account_bytes);
    t.wait(31 * DAY);
    await sweepStorage.run(deps, {});
    await signInAgain();
    expect(await ofAccount()).toBe(FREE.account_bytes - FREE.portfolio_bytes);
    expect(await announce(1)).toBe('accepted');
  });

  it('gives its last room once, whichever dossiers ask at the same instant', async () => {
    const other = await createDossier(t, owner);
    const third = await createDossier(t, owner);
    await fill(third, FREE.portfolio_bytes);
    await fill(other, FREE.portfolio_bytes - 10 * MB);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => announce(MB, index % 2 === 0 ? uid : other)),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10);
    expect(await ofAccount()).toBe(FREE.account_bytes);
  });

  it('is one for an agency and its agents', async () => {
    const { organization_id } = await createPerson(t, 'ENTERPRISE_MASTER');
    const [one, two] = [
      await createPerson(t, 'ENTERPRISE_AGENT', { organization_id }),
      await createPerson(t, 'ENTERPRISE_AGENT', { organization_id }),
    ];
    await fill(await createDossier(t, one), 5 * MB);
    await fill(await createDossier(t, two), 7 * MB);
    t.as(two.access);
    expect(await call(allowancesApi.account)).toMatchObject({
      storage: { used: 12 * MB, allowed: ALLOWANCES.ENTERPRISE_MASTER.account_bytes },
      mails_today: { used: 0, allowed: ALLOWANCES.ENTERPRISE_AGENT.mails_a_day },
    });
  });

  it('is counted anew every night', async () => {
    await fill(uid, 5 * MB);
    await db.update(portfolios).set({ stored_bytes: 0 }).where(eq(portfolios.uid, uid));
    await sweepStorage.run(deps, {});
    expect(await ofAccount()).toBe(5 * MB);
  });
});

describe('an announced file', () => {
  it('keeps its room for a day', async () => {
    await announce(MAX_FILE_BYTES);
    expect(await ofAccount()).toBe(MAX_FILE_BYTES);
    t.wait(DAY + 60);
    await finishUploads.run(deps, {});
    await signInAgain();
    expect([await used(), await ofAccount()]).toEqual([0, 0]);
  });

  it('frees it at once when it is given up', async () => {
    const id = randomUUID();
    await announce(5000, uid, id);
    await create(owner, id, 5000);
    const headers = { authorization: `Bearer ${owner.access}`, 'tus-resumable': '1.0.0' };
    await fetch(`${base}/api/uploads/${id}`, { method: 'DELETE', headers });
    expect([await used(), await ofAccount()]).toEqual([0, 0]);
  });
});

describe('an archive', () => {
  const entries = { 'a.pdf': smallPdf(1), 'b.pdf': Buffer.alloc(300_000) };
  const archive = zipOf({ ...entries, 'c.pdf': paddedPdf(200_000) });

  it('that unpacks past the room is refused with its sentence, and nothing of it stays', async () => {
    await fill(uid, FREE.portfolio_bytes - 400_000);
    expect(archive.length).toBeLessThan(400_000);
    await upload(owner, uid, archive, { name: 'tout.zip' });
    const files = await filesOf(owner, uid);
    expect(files.filter(({ name }) => name !== 'pv.pdf')).toMatchObject([
      { name: 'tout.zip', state: 'REFUSED', refusal: 'STORAGE_FULL' },
    ]);
    expect(await used()).toBe(FREE.portfolio_bytes - 400_000);
    expect(await keysIn(storage, 'incoming/')).toEqual([]);
  });

  it('weighs what its files weigh once they are out', async () => {
    await upload(owner, uid, zipOf({ 'a.pdf': paddedPdf(9000, 'a') }), { name: 'tout.zip' });
    expect(await used()).toBe(paddedPdf(9000, 'a').length);
  });
});
