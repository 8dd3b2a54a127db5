import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { staffApi } from '@quitus/api/staff.api';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, outcomeOf } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';

const t = await createTestApp();
const { call } = t;
const owner = await createPerson(t, 'PRO_UNLIMITED');
const staff = await createPerson(t, 'BASIC', { staff: true });

let uid = '';
let file_id = '';
beforeEach(async () => {
  t.wait(1);
  uid = await createDossier(t, owner);
  file_id = await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
  t.as(staff.access);
});

const decide = (to: 'VERIFIED' | 'REJECTED' | 'EXPIRED', reason: string | null = null) =>
  call(staffApi.decide, {
    params: { uid, document_type: 'CHARGES' },
    body: {
      to,
      reason,
      reasons: to === 'VERIFIED' ? [] : ['ILLEGIBLE'],
      seen_file_ids: [file_id],
    },
  });

/** Once the time to take it back is over. */
const later = async () => {
  await t.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await t.work();
};

const mailed = async () => (await t.mails()).filter(({ text }) => text.includes(uid));

const slot = async () => {
  t.as(owner.access);
  const { slots } = await call(portfoliosApi.find, { params: { uid } });
  t.as(staff.access);
  return slots.find(({ document_type }) => document_type === 'CHARGES');
};

describe('the team', () => {
  it('sees what waits, the oldest first, and what it holds', async () => {
    const { waiting, total } = await call(staffApi.queue, { query: {} });
    expect(total).toBe(waiting.length);
    expect(waiting.at(-1)).toMatchObject({
      portfolio_uid: uid,
      document_type: 'CHARGES',
      file_count: 1,
    });
    const { files } = await call(documentsApi.files, { params: { uid } });
    expect(files).toHaveLength(1);
  });

  it('finds what waits by its address or by what it is', async () => {
    const found = async (search: string) =>
      (await call(staffApi.queue, { query: { search } })).waiting.filter(
        ({ portfolio_uid }) => portfolio_uid === uid,
      ).length;
    expect(await found('appels charges')).toBe(1);
    expect(await found('introuvable')).toBe(0);
  });

  it('accepts a document, once', async () => {
    await decide('VERIFIED');
    expect(await slot()).toMatchObject({ status: 'VERIFIED', note: null });
    const { waiting } = await call(staffApi.queue, { query: {} });
    expect(waiting.some(({ portfolio_uid }) => portfolio_uid === uid)).toBe(false);
    expect(await outcomeOf(decide('VERIFIED'))).toBe('DECISION_NOT_POSSIBLE');
  });

  it('refuses with a reason, which the manager reads in the dossier and by mail', async () => {
    expect(await outcomeOf(decide('REJECTED'))).toBe('MISSING_DECISION_REASON');
    const reason = 'Document actuel : appel T2. Document attendu : appel T3.';
    await decide('REJECTED', reason);
    expect(await slot()).toMatchObject({ status: 'REJECTED', note: reason });
    await t.work();
    expect(await mailed()).toEqual([]);
    await later();
    const [mail] = await mailed();
    expect(mail).toMatchObject({ to: owner.email, text: expect.stringContaining(reason) });
    expect(mail?.text).toContain(`/dashboard/${uid}?document=CHARGES`);
  });

  it('mails nothing of what it took back, or of what was replaced in the meantime', async () => {
    const { decision_id } = await decide('REJECTED', 'Illisible.');
    await call(staffApi.undo, { params: { decision_id } });
    await later();
    await decide('REJECTED', 'Illisible.');
    await decide('VERIFIED');
    await later();
    expect(await mailed()).toEqual([]);
  });

  it('may change its mind, but not turn back time', async () => {
    await decide('REJECTED', 'Illisible.');
    await decide('VERIFIED');
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
  });

  it('decides once when two of them decide at the same time', async () => {
    const outcomes = await Promise.all([
      outcomeOf(decide('VERIFIED')),
      outcomeOf(decide('VERIFIED')),
    ]);
    expect(outcomes.toSorted()).toEqual(['DECISION_NOT_POSSIBLE', 'accepted']);
    t.as(owner.access);
    const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
    expect(events.filter(({ detail }) => detail['to'] === 'VERIFIED')).toHaveLength(1);
  });

  it('does not judge its own dossiers', async () => {
    uid = await createDossier(t, staff);
    await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
    expect(await outcomeOf(decide('VERIFIED'))).toBe('FORBIDDEN');
  });
});
