import { randomUUID } from 'node:crypto';

import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { retractionEnds } from '@quitus/domain/sharing/delivery';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { sql } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { findReceipt } from './receipts.queries.ts';

const t = await createTestApp();
const { call, deps } = t;
let owner: Person;
let uid = '';
let address = 0;
beforeEach(async () => {
  t.wait(1);
  t.from(`10.0.0.${++address}`);
  // Signed in again each time: one of the tests lets a week pass.
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
  await keepFile(t, uid, { document_type: 'PV_AG', name: 'pv 2025.pdf' });
  await keepFile(t, uid, { document_type: 'DOC_IDENTITE', name: 'carte.pdf', pages: 1 });
  await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
});

const link = {
  audience: 'NOTAIRE',
  recipient: 'Étude Martin',
  email: null,
  categories: ['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_PERSONNELS'],
  document_types: [],
  days: 30,
  code: null,
  ...usualOptions('NOTAIRE'),
} satisfies Omit<Parameters<typeof call<typeof sharingApi.createShare>>[1]['body'], 'id'>;

type Change = Partial<Parameters<typeof call<typeof sharingApi.createShare>>[1]['body']>;

async function share(change: Change = {}) {
  t.as(owner.access);
  const body = { id: randomUUID(), ...link, ...change };
  const made = await call(sharingApi.createShare, { params: { uid }, body });
  return { ...made, token: made.url.split('/').at(-1) ?? '' };
}

const open = (token: string, code?: string) => {
  t.as(null);
  return call(visitsApi.openShare, { body: { token, ...(code !== undefined && { code }) } });
};

async function visit(token: string, code?: string) {
  const opened = await open(token, code);
  t.visiting(opened.visit);
  return opened;
}

const kinds = async () => {
  t.as(owner.access);
  const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
  return events.map(({ kind }) => kind);
};

describe('a share link', () => {
  it('is mailed again, to another address too, until it is closed', async () => {
    const made = await share();
    const params = { uid, share_id: made.share.id };
    const mail = (email: string) => call(sharingApi.mailShare, { params, body: { email } });
    await mail('etude.martin@example.fr');
    await t.work();
    const [sent] = (await t.mails()).filter(({ to }) => to === 'etude.martin@example.fr');
    expect(sent?.text).toContain(made.url);
    expect(sent?.text).toContain(`${owner.name} vous donne accès`);
    const [listed] = (await call(sharingApi.shares, { params: { uid } })).shares;
    expect(listed?.email).toBe('etude.martin@example.fr');
    await call(sharingApi.revokeShare, { params });
    expect(await outcomeOf(mail('etude.martin@example.fr'))).toBe('INVALID_SHARE_TOKEN');
  });

  it('is made under a name, never under an e-mail address', async () => {
    const unnamed = await createPerson(t, 'BASIC', { named: false });
    const own = await createDossier(t, unnamed);
    t.as(unnamed.access);
    const body = { id: randomUUID(), ...link };
    const made = call(sharingApi.createShare, { params: { uid: own }, body });
    expect(await outcomeOf(made)).toBe('NAME_NEEDED');
    expect((await call(sharingApi.shares, { params: { uid: own } })).shares).toEqual([]);
  });

  it('shows what was chosen and verified, and says who shares it with whom', async () => {
    const { token } = await share();
    const { dossier } = await open(token);
    expect(dossier).toMatchObject({
      main_address: '14 Rue du Marché 44000 Nantes',
      recipient: 'Étude Martin',
      shared_by: owner.name,
      allow_download: true,
      asks_receipt: false,
    });
    expect(
      dossier.slots.map(({ document_type, watermarked, files }) => [
        document_type,
        watermarked,
        files.map(({ name, pages }) => [name, pages]),
      ]),
    ).toEqual([
      ['PV_AG', false, [['pv 2025.pdf', 2]]],
      ['DOC_IDENTITE', true, [['carte.pdf', 1]]],
    ]);
    expect(JSON.stringify(dossier)).not.toContain('CHARGES');
  });

  it('keeps its token and its code out of the database, and can be copied again', async () => {
    const { share: made, token, url } = await share({ code: '482913' });
    t.as(owner.access);
    const params = { uid, share_id: made.id };
    expect(await call(sharingApi.shareUrl, { params })).toEqual({ url });
    const { rows } = await deps.db.execute(sql`select * from share_links`);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('482913');
    const listed = await call(sharingApi.shares, { params: { uid } });
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(listed.shares).toMatchObject([{ has_code: true, state: 'ACTIVE', openings: 0 }]);
    expect(t.lines.join('')).not.toContain(token);
  });

  it('tells who to ask for another, to whoever holds one that is closed and to nobody else', async () => {
    const senderOf = async (token: string) => {
      t.as(null);
      return (await call(visitsApi.shareSender, { body: { token } })).sender;
    };
    const { share: made, token } = await share({ code: '482913' });
    expect(await senderOf(token)).toBeNull();
    expect(await senderOf('nimporte-quoi')).toBeNull();
    t.as(owner.access);
    await call(sharingApi.revokeShare, { params: { uid, share_id: made.id } });
    expect(await senderOf(token)).toBe(owner.name);
  });

  it('is made once, however often the form is sent', async () => {
    const id = randomUUID();
    const first = await share({ id, email: 'notaire@example.fr' });
    const again = await share({ id, email: 'notaire@example.fr' });
    expect(again.url).toBe(first.url);
    await t.work();
    const mails = (await t.mails()).filter(({ text }) => text.includes(first.token));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'notaire@example.fr' });
  });

  it('asks for its code, five times at most, and can be opened again by its owner', async () => {
    const { share: made, token } = await share({ code: '482913' });
    expect(await outcomeOf(open(token))).toBe('SHARE_CODE_NEEDED');
    for (const code of ['000000', '111111', '222222', '333333'])
      expect(await outcomeOf(open(token, code))).toBe('SHARE_CODE_WRONG');
    expect(await outcomeOf(open(token, '444444'))).toBe('LOCKED_SHARE_LINK');
    expect(await outcomeOf(open(token, '482913'))).toBe('LOCKED_SHARE_LINK');
    t.as(owner.access);
    await call(sharingApi.resumeShare, { params: { uid, share_id: made.id } });
    expect((await open(token, '482913')).dossier.recipient).toBe('Étude Martin');
    expect(await kinds()).toEqual(expect.arrayContaining(['SHARE_LOCKED', 'SHARE_RESUMED']));
  });

  it('counts wrong codes sent all at once', async () => {
    const { token } = await share({ code: '482913' });
    t.as(null);
    const codes = Array.from({ length: 9 }, (_, index) => `00000${index}`);
    const outcomes = await Promise.all(
      codes.map((code) => outcomeOf(call(visitsApi.openShare, { body: { token, code } }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'SHARE_CODE_WRONG')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'LOCKED_SHARE_LINK')).toHaveLength(5);
  });

  it('closes with a pause, a revocation or its end, also for who is inside', async () => {
    const { share: made, token } = await share();
    const params = { uid, share_id: made.id };
    const { visit: inside } = await open(token);
    const look = () => {
      t.visiting(inside);
      return outcomeOf(call(visitsApi.sharedDossier));
    };
    expect(await look()).toBe('accepted');
    t.as(owner.access);
    await call(sharingApi.pauseShare, { params });
    expect([await look(), await outcomeOf(open(token))]).toEqual([
      'PAUSED_SHARE_LINK',
      'PAUSED_SHARE_LINK',
    ]);
    t.as(owner.access);
    await call(sharingApi.resumeShare, { params });
    expect(await look()).toBe('accepted');
    t.as(owner.access);
    await call(sharingApi.revokeShare, { params });
    expect([await look(), await outcomeOf(open(token))]).toEqual([
      'INVALID_SHARE_TOKEN',
      'INVALID_SHARE_TOKEN',
    ]);
    const other = await share({ days: 7 });
    t.wait(7 * 24 * 3600);
    expect(await outcomeOf(open(other.token))).toBe('EXPIRED_SHARE_TOKEN');
  });

  it('that was never made opens nothing', async () => {
    expect(await outcomeOf(open('x'.repeat(43)))).toBe('INVALID_SHARE_TOKEN');
    t.visiting('x'.repeat(43));
    expect(await outcomeOf(call(visitsApi.sharedDossier))).toBe('UNAUTHENTICATED');
    t.as(owner.access);
    expect(await outcomeOf(call(visitsApi.sharedDossier))).toBe('UNAUTHENTICATED');
  });

  it('says so when nothing it shows is verified any more', async () => {
    const { token } = await share({ categories: [], document_types: ['CHARGES'] });
    expect(await outcomeOf(open(token))).toBe('FILES_NOT_FOUND');
  });

  it('tells its maker of the first opening only, and keeps the list of them all', async () => {
    const { share: made, token } = await share();
    await open(token);
    await open(token);
    await t.work();
    const mailed = (await t.mails()).filter(({ subject }) => subject.includes('a ouvert'));
    expect(mailed.filter(({ to }) => to === owner.email)).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === 'SHARE_OPENED')).toHaveLength(1);
    const { lines } = await call(sharingApi.shareLog, {
      params: { uid, share_id: made.id },
      query: {},
    });
    expect(lines.map(({ kind }) => kind)).toEqual(['OPENED', 'OPENED']);
    const { shares } = await call(sharingApi.shares, { params: { uid } });
    expect(shares[0]).toMatchObject({ openings: 2 });
  });

  it('is nobody’s to make or read but those who run the dossier', async () => {
    const { share: made } = await share();
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    const other = await createDossier(t, stranger);
    t.as(stranger.access);
    const params = { uid: other, share_id: made.id };
    expect(await outcomeOf(call(sharingApi.shareUrl, { params }))).toBe('NOT_FOUND');
    expect(await outcomeOf(call(sharingApi.revokeShare, { params }))).toBe('NOT_FOUND');
    const notary = await createPerson(t, 'GUEST');
    await invite(t, uid, notary, 'NOTAIRE');
    t.as(notary.access);
    expect(await outcomeOf(call(sharingApi.shares, { params: { uid } }))).toBe('FORBIDDEN');
  });
});

describe('delivery to the buyer', () => {
  const consent = { name: 'Camille Roy', consent: true } as const;

  it('is acknowledged once, signed, and starts the ten days', async () => {
    const { share: made, token } = await share({ audience: 'ACQUEREUR', watermark: 'ALL' });
    const { dossier } = await visit(token);
    expect(dossier).toMatchObject({ asks_receipt: true, receipt: null });
    const receipt = await call(visitsApi.acknowledgeDelivery, { body: consent });
    expect(receipt).toMatchObject({
      name: 'Camille Roy',
      documents: 2,
      delivered_on: parisDay(deps.now()),
      retraction_ends: retractionEnds(parisDay(deps.now())),
    });
    const again = await call(visitsApi.acknowledgeDelivery, {
      body: { ...consent, name: 'Quelqu’un d’autre' },
    });
    expect(again).toEqual(receipt);
    expect((await call(visitsApi.sharedDossier)).receipt).toEqual(receipt);
    expect((await kinds()).filter((kind) => kind === 'DELIVERY_ACKNOWLEDGED')).toHaveLength(1);
    const { shares } = await call(sharingApi.shares, { params: { uid } });
    expect(shares[0]?.receipt).toEqual(receipt);

    const stored = await findReceipt(deps.db, made.id);
    const published = createLocalJWKSet(await call(visitsApi.signatureKeys));
    const { payload } = await compactVerify(stored?.signature ?? '', published);
    expect(new TextDecoder().decode(payload)).toBe(stored?.manifest);
    expect(stored?.manifest).toMatch(/"sha256":"[0-9a-f]{64}"/);
  });

  it('needs a name and the consent, and is asked of a buyer only', async () => {
    const buyer = await share({ audience: 'ACQUEREUR' });
    await visit(buyer.token);
    const nameless = call(visitsApi.acknowledgeDelivery, { body: { ...consent, name: ' ' } });
    expect(await outcomeOf(nameless)).toBe('MISSING_NAME');
    const { token } = await share();
    await visit(token);
    const notary = call(visitsApi.acknowledgeDelivery, { body: consent });
    expect(await outcomeOf(notary)).toBe('FORBIDDEN');
  });
});

describe('what a form must say', () => {
  it.each<[string, Change]>([
    ['MISSING_RECIPIENT', { recipient: '  ' }],
    ['NOTHING_TO_SHARE', { categories: [], document_types: [] }],
    ['INVALID_SHARE_CODE', { code: '12' }],
    ['INVALID_EMAIL', { email: 'pas une adresse' }],
  ])('%s', async (code, change) => expect(await outcomeOf(share(change))).toBe(code));
});
