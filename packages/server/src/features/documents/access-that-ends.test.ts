import { authApi } from '@quitus/api/auth.api';
import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sharingApi } from '@quitus/api/sharing.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { newShare } from '../../../test/new-share.ts';
import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { listen, sendingTo } from '../../../test/sending.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolioGuests } from '../portfolios/guests.table.ts';
import { lockPortfolio } from '../portfolios/portfolios.queries.ts';
import { documentFiles } from './files.table.ts';

const t = await createTestApp();
const { call, deps } = t;
const base = await listen(t);
const { announce, append, create, download, filesOf, offset, send, upload } = sendingTo(t, base);

let owner: Person;
let notary: Person;
let uid = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  notary = await createPerson(t, 'GUEST');
  uid = await createDossier(t, owner);
  await invite(t, uid, notary, 'NOTAIRE');
});

const as = (person: Person) => t.as(person.access);

async function removeNotary() {
  as(owner);
  await call(portfoliosApi.removeGuest, { params: { uid, account_id: notary.id } });
}

async function archive() {
  as(owner);
  await call(portfoliosApi.archive, { params: { uid } });
}

const codeOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  Object(await answer.json()).error,
];

describe('an upload that was announced', () => {
  it('cannot be begun, gone on with or asked about by a guest who was removed', async () => {
    const pdf = smallPdf(1);
    const fresh = await announce(notary, uid, pdf);
    const begun = await announce(notary, uid, pdf);
    await create(notary, begun.id, pdf.length);
    await append(notary, begun.id, pdf.slice(0, 100));
    await removeNotary();
    expect(await codeOf(await create(notary, fresh.id, pdf.length))).toEqual([404, 'NOT_FOUND']);
    const rest = await append(notary, begun.id, pdf.slice(100), 100);
    expect(await codeOf(rest)).toEqual([404, 'NOT_FOUND']);
    expect(await offset(notary, begun.id)).toBeNull();
    expect(await filesOf(owner, uid)).toEqual([]);
  });

  it('does not land once it was sent, if the guest was removed meanwhile', async () => {
    await send(notary, uid, smallPdf(1), { document_type: 'PV_AG', name: 'pv.pdf' });
    await removeNotary();
    await t.work();
    const [file] = await filesOf(owner, uid);
    expect(file).toMatchObject({ state: 'REFUSED', refusal: 'ACCESS_ENDED', sha256: null });
  });

  it('does not land in a dossier that was archived meanwhile, whoever sent it', async () => {
    const pdf = smallPdf(1);
    const late = await announce(owner, uid, pdf);
    await send(owner, uid, pdf, { document_type: 'PV_AG', name: 'pv.pdf' });
    await archive();
    expect(await codeOf(await create(owner, late.id, pdf.length))).toEqual([
      422,
      'PORTFOLIO_ARCHIVED',
    ]);
    await t.work();
    const [file] = await filesOf(owner, uid);
    expect(file).toMatchObject({ state: 'REFUSED', refusal: 'DOSSIER_CLOSED' });
  });

  it('does not land out of an archive either', async () => {
    const zip = zipOf({ 'pv 2024.pdf': smallPdf(1), 'pv 2025.pdf': smallPdf(2) });
    await send(notary, uid, zip, { document_type: 'PV_AG', name: 'pv.zip' });
    await removeNotary();
    await t.work();
    const files = await filesOf(owner, uid);
    expect(files.filter(({ state }) => state === 'READY')).toEqual([]);
  });

  it('lands beside a file that was verified meanwhile, instead of taking its place', async () => {
    const former = await upload(notary, uid, smallPdf(1), {
      document_type: 'PV_AG',
      name: 'pv.pdf',
    });
    const pdf = smallPdf(2);
    as(notary);
    const { id } = await call(documentsApi.announceFile, {
      params: { uid },
      body: {
        id: crypto.randomUUID(),
        name: 'pv corrigé.pdf',
        document_type: 'PV_AG',
        size: pdf.length,
        replaces_id: former,
      },
    });
    await bringSlotTo(deps, uid, 'PV_AG', 'VERIFIED');
    await create(notary, id, pdf.length);
    await append(notary, id, pdf);
    await t.work();
    const files = await filesOf(owner, uid);
    const current = files.filter((file) => file.current).map((file) => file.id);
    expect(new Set(current)).toEqual(new Set([id, former]));
  });

  it('of an account that is gone does not land', async () => {
    const agent = await createPerson(t, 'GUEST');
    await invite(t, uid, agent, 'AGENT');
    await send(agent, uid, smallPdf(1), { document_type: 'PV_AG', name: 'pv.pdf' });
    await deps.db.delete(accounts).where(eq(accounts.id, agent.id));
    await t.work();
    expect((await filesOf(owner, uid))[0]).toMatchObject({ refusal: 'ACCESS_ENDED' });
  });

  it('does not land in a place that a new role no longer reaches', async () => {
    await send(notary, uid, smallPdf(1), { document_type: 'RIB' });
    as(owner);
    const params = { uid, account_id: notary.id };
    await call(portfoliosApi.changeGuestRole, { params, body: { role: 'ACQUEREUR' } });
    await t.work();
    expect((await filesOf(owner, uid))[0]).toMatchObject({ refusal: 'ACCESS_ENDED' });
  });
});

describe('a buyer', () => {
  it('sees what is in the slot, and neither what was taken out of it nor what was cut', async () => {
    const buyer = await createPerson(t, 'GUEST');
    await invite(t, uid, buyer, 'ACQUEREUR');
    const PV = { document_type: 'PV_AG', name: 'pv.pdf' } as const;
    const wrong = await upload(owner, uid, smallPdf(1), PV);
    const right = await upload(owner, uid, smallPdf(2), PV);
    const cut = await upload(owner, uid, smallPdf(3), PV);
    as(owner);
    await call(documentsApi.removeFile, { params: { uid, file_id: wrong } });
    await deps.db.update(documentFiles).set({ state: 'UNPACKED' }).where(eq(documentFiles.id, cut));
    await bringSlotTo(deps, uid, 'PV_AG', 'VERIFIED');
    expect((await filesOf(buyer, uid)).map(({ id }) => id)).toEqual([right]);
    const seen = async (person: Person, id: string) => (await download(person, uid, id)).status;
    expect(await seen(buyer, right)).toBe(200);
    expect(await seen(buyer, wrong)).toBe(404);
    expect(await seen(buyer, cut)).toBe(404);
    expect(await seen(owner, wrong)).toBe(200);
    expect(await seen(owner, cut)).toBe(404);
  });
});

describe('in an archived dossier', () => {
  it('links are paused and revoked, guests and invitations removed, and nothing is opened', async () => {
    as(owner);
    const share = newShare();
    await call(sharingApi.createShare, { params: { uid }, body: share });
    await archive();
    const link = { params: { uid, share_id: share.id } };
    expect(await outcomeOf(call(sharingApi.pauseShare, link))).toBe('accepted');
    expect(await outcomeOf(call(sharingApi.resumeShare, link))).toBe('PORTFOLIO_ARCHIVED');
    expect(await outcomeOf(call(sharingApi.revokeShare, link))).toBe('accepted');
    const made = call(sharingApi.createShare, { params: { uid }, body: newShare() });
    expect(await outcomeOf(made)).toBe('PORTFOLIO_ARCHIVED');
    const { abilities } = await call(portfoliosApi.find, { params: { uid } });
    expect(abilities).toEqual(['ARCHIVE', 'REMOVE_GUEST', 'CLOSE_SHARE']);
    await removeNotary();
    as(notary);
    expect(await outcomeOf(call(portfoliosApi.find, { params: { uid } }))).toBe(
      'SALE_PORTFOLIO_NOT_FOUND',
    );
  });
});

describe('the ticket of a download', () => {
  async function ticketOf(person: Person): Promise<string> {
    await keepFile(t, uid, { document_type: 'PV_AG', status: 'VERIFIED' });
    as(person);
    const body = { format: 'ZIP' } as const;
    const { url } = await call(downloadsApi.createDownload, { params: { uid }, body });
    expect((await fetch(base + url)).status).toBe(200);
    return base + url;
  }

  const leadsTo = async (url: string) =>
    (await fetch(url, { redirect: 'manual' })).headers.get('location');

  const EXPIRED = '/message?error=EXPIRED_DOWNLOAD_LINK';

  it('ends with the guest', async () => {
    const url = await ticketOf(notary);
    await removeNotary();
    expect(await leadsTo(url)).toBe(EXPIRED);
  });

  it('ends with the session', async () => {
    const url = await ticketOf(notary);
    await call(authApi.logout, { body: { refresh: notary.refresh } });
    expect(await leadsTo(url)).toBe(EXPIRED);
  });

  it('ends with what the role shows', async () => {
    await keepFile(t, uid, { document_type: 'RIB', status: 'VERIFIED' });
    const url = await ticketOf(notary);
    as(owner);
    const params = { uid, account_id: notary.id };
    await call(portfoliosApi.changeGuestRole, { params, body: { role: 'ACQUEREUR' } });
    expect(await leadsTo(url)).toBe(EXPIRED);
  });

  it('ends when a document of it is verified no longer', async () => {
    const url = await ticketOf(owner);
    await bringSlotTo(deps, uid, 'PV_AG', 'REJECTED');
    expect(await leadsTo(url)).toBe(EXPIRED);
  });
});

it('a guest whose removal came first is not let in by the call that waited for it', async () => {
  const file_id = await upload(notary, uid, smallPdf(1), {
    document_type: 'PV_AG',
    name: 'pv.pdf',
  });
  as(notary);
  const { waiting } = await deps.db.transaction(async (tx) => {
    await lockPortfolio(tx, uid);
    const asked = outcomeOf(call(documentsApi.removeFile, { params: { uid, file_id } }));
    await expect
      .poll(async () => {
        const { rows } = await t.pool.query('select from pg_locks where not granted');
        return rows.length;
      })
      .toBeGreaterThan(0);
    await tx.delete(portfolioGuests).where(eq(portfolioGuests.portfolio_uid, uid));
    return { waiting: asked };
  });
  expect(await waiting).toBe('SALE_PORTFOLIO_NOT_FOUND');
});

describe('taking out', () => {
  const takeOut = (person: Person, file_id: string) => {
    as(person);
    return outcomeOf(call(documentsApi.removeFile, { params: { uid, file_id } }));
  };
  const putBack = (person: Person, file_id: string) => {
    as(person);
    return outcomeOf(call(documentsApi.restoreFile, { params: { uid, file_id } }));
  };
  const PV = { document_type: 'PV_AG', name: 'pv.pdf' } as const;

  it('is refused to a notary for what the owner added, in every way there is', async () => {
    const file_id = await upload(owner, uid, smallPdf(1), PV);
    await bringSlotTo(deps, uid, 'PV_AG', 'VERIFIED');
    expect(await takeOut(notary, file_id)).toBe('FILE_NOT_YOURS');
    const params = { uid, file_id };
    const move = call(documentsApi.moveFile, { params, body: { document_type: 'CV_AG' } });
    expect(await outcomeOf(move)).toBe('FILE_NOT_YOURS');
    const version = call(documentsApi.announceFile, {
      params: { uid },
      body: {
        id: crypto.randomUUID(),
        name: 'pv.pdf',
        document_type: 'PV_AG',
        size: 100,
        replaces_id: file_id,
      },
    });
    expect(await outcomeOf(version)).toBe('FILE_NOT_YOURS');
    expect((await filesOf(owner, uid))[0]).toMatchObject({ deleted_at: null, current: true });
  });

  it('is a notary’s right for what they added, until it is verified', async () => {
    const file_id = await upload(notary, uid, smallPdf(1), PV);
    expect((await filesOf(notary, uid))[0]).toMatchObject({ added_by_me: true });
    expect(await takeOut(notary, file_id)).toBe('accepted');
    expect(await putBack(notary, file_id)).toBe('accepted');
    await bringSlotTo(deps, uid, 'PV_AG', 'VERIFIED');
    expect(await takeOut(notary, file_id)).toBe('FILE_NOT_YOURS');
    expect(await takeOut(owner, file_id)).toBe('accepted');
    expect(await putBack(notary, file_id)).toBe('FILE_NOT_YOURS');
  });

  it('is told to everybody, with who did it', async () => {
    const seller = await createPerson(t, 'GUEST');
    await invite(t, uid, seller, 'VENDEUR');
    const file_id = await upload(notary, uid, smallPdf(1), PV);
    await takeOut(notary, file_id);
    for (const person of [owner, notary, seller]) {
      const [file] = await filesOf(person, uid);
      expect(file).toMatchObject({ removed_by: notary.name, removed_by_me: person === notary });
      const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
      const removal = events.find(({ kind }) => kind === 'FILE_REMOVED');
      expect(removal).toMatchObject({ actor: notary.name });
    }
  });
});
