// The desk of the team: one document, one person, and the way back.
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { readingApi } from '@quitus/api/reading.api';
import { staffApi, type WaitingDocument } from '@quitus/api/staff.api';
import type { RuleVerdict } from '@quitus/domain/control/control';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { changeControl } from '../reading/controls.queries.ts';

type WaitingPlace = Pick<WaitingDocument, 'portfolio_uid' | 'document_type'>;

const t = await createTestApp();
const { call } = t;
const newColleague = () => createPerson(t, 'BASIC', { staff: true });

let owner: Person;
let staff: Person;
let uid = '';
let file_id = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  staff = await newColleague();
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

const slot = async () => {
  t.as(owner.access);
  const { slots } = await call(portfoliosApi.find, { params: { uid } });
  t.as(staff.access);
  return slots.find(({ document_type }) => document_type === 'CHARGES');
};

describe('the desk', () => {
  const place = () => ({ portfolio_uid: uid, document_type: 'CHARGES' }) as const;
  const take = async (person: Person = staff) => {
    t.as(person.access);
    const { item } = await call(staffApi.take, { body: { wanted: place() } });
    t.as(staff.access);
    return item;
  };
  const nextFor = async (person: Person, skip: WaitingPlace[] = []) => {
    t.as(person.access);
    const { item } = await call(staffApi.take, { body: { skip } });
    return item && { portfolio_uid: item.portfolio_uid, document_type: item.document_type };
  };

  it('shows the files, what was read, and what is known of the property', async () => {
    expect(await take()).toMatchObject({
      ...place(),
      main_address: '14 Rue du Marché 44000 Nantes',
      status: 'NEW_A_VERIFIER',
      files: [{ document_type: 'CHARGES', state: 'READY' }],
      control: { status: null, rules: [], answer: null },
    });
  });

  it('gives a document to one person, who keeps it for ten minutes', async () => {
    const other = await newColleague();
    await take();
    expect(await outcomeOf(take(other))).toBe('DOCUMENT_HELD');
    t.as(other.access);
    const { waiting } = await call(staffApi.queue, { query: {} });
    expect(waiting.find(({ portfolio_uid }) => portfolio_uid === uid)?.held_by).toBe(staff.email);
    expect(await outcomeOf(decide('VERIFIED'))).toBe('DOCUMENT_HELD');
    t.as(staff.access);
    t.wait(9 * 60);
    await take();
    t.wait(5 * 60);
    expect(await outcomeOf(take(other))).toBe('DOCUMENT_HELD');
    t.wait(5 * 60 + 1);
    expect(await take(await newColleague())).toMatchObject(place());
  });

  it('gives it to another as soon as it is put back', async () => {
    const other = await newColleague();
    await take();
    await call(staffApi.release, { params: { uid, document_type: 'CHARGES' } });
    expect(await take(other)).toMatchObject(place());
  });

  it('gives two who ask at once two documents', async () => {
    const elsewhere = await createDossier(t, owner);
    await keepFile(t, elsewhere, { document_type: 'RIB', status: 'NEW_A_VERIFIER' });
    const team = [];
    for (let index = 0; index < 4; index += 1) team.push(await newColleague());
    const given: (WaitingPlace | null)[] = [];
    for (const person of team) given.push(await nextFor(person));
    const names = given.map((one) => JSON.stringify(one));
    expect(new Set(names).size).toBe(names.length);
  });

  it('begins with a dossier whose pré-état daté waits, and leaves out what is put aside', async () => {
    const urgent = await createDossier(t, owner);
    await keepFile(t, urgent, { document_type: 'CV_AG', status: 'NEW_A_VERIFIER' });
    await bringSlotTo(t.deps, urgent, 'PRE_ETAT_DATE', 'CREATION_IN_PROCESS');
    const first = { portfolio_uid: urgent, document_type: 'CV_AG' } as const;
    expect(await nextFor(staff)).toEqual(first);
    expect(await nextFor(staff, [first])).not.toEqual(first);
  });

  it('is told of apart from what the machine concludes', async () => {
    const params = { uid, document_type: 'CHARGES' } as const;
    const byTeam = async () => (await call(readingApi.control, { params })).by_team;
    expect(await byTeam()).toBe(false);
    const { decision_id } = await decide('REJECTED', 'Illisible.');
    expect(await byTeam()).toBe(true);
    await call(staffApi.undo, { params: { decision_id } });
    expect(await byTeam()).toBe(false);
    await decide('REJECTED', 'Illisible.');
    // The machine concludes the same of a file that came since.
    t.wait(1);
    await changeControl(t.deps.db, place(), { controlled_at: t.deps.now() });
    expect(await byTeam()).toBe(false);
  });

  it('takes back one’s last decision while the document is as it left it', async () => {
    const { decision_id } = await decide('REJECTED', 'Illisible.');
    const undo = () => call(staffApi.undo, { params: { decision_id } });
    await undo();
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER', note: null });
    expect(await outcomeOf(undo())).toBe('UNDO_NOT_POSSIBLE');
    const again = await decide('REJECTED', 'Illisible.');
    await decide('VERIFIED');
    expect(await outcomeOf(call(staffApi.undo, { params: again }))).toBe('UNDO_NOT_POSSIBLE');
    const other = await newColleague();
    const last = await decide('EXPIRED', 'Trop vieux.');
    t.as(other.access);
    expect(await outcomeOf(call(staffApi.undo, { params: last }))).toBe('UNDO_NOT_POSSIBLE');
  });

  it('refuses what was decided of other files than those there now', async () => {
    await take();
    await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
    expect(await outcomeOf(decide('VERIFIED'))).toBe('DECISION_NOT_POSSIBLE');
    expect(await outcomeOf(decide('REJECTED', 'Illisible.'))).toBe('DECISION_NOT_POSSIBLE');
    expect((await slot())?.status).toBe('NEW_A_VERIFIER');
  });

  it('accepts against the control once each of its refusals is answered', async () => {
    const rules: RuleVerdict[] = [
      { rule: 'RIGHT_BUILDING', outcome: 'failed', sentence: 'Un autre immeuble.', seen: [] },
    ];
    await changeControl(t.deps.db, place(), { status: 'REJECTED', rules });
    expect(await outcomeOf(decide('VERIFIED'))).toBe('CONTROL_SAYS_NO');
    await call(staffApi.decide, {
      params: { uid, document_type: 'CHARGES' },
      body: { to: 'VERIFIED', reason: null, seen_file_ids: [file_id], despite: ['RIGHT_BUILDING'] },
    });
    expect((await slot())?.status).toBe('VERIFIED');
  });

  it('counts how often the team agrees with the machine, and how long people waited', async () => {
    const before = await call(staffApi.queue, { query: {} });
    const concluded = { status: 'REJECTED', waiting_since: t.deps.now() } as const;
    await changeControl(t.deps.db, place(), concluded);
    t.wait(10 * 60);
    await decide('VERIFIED');
    await decide('REJECTED', 'Illisible.');
    const { agreement, median_wait_minutes } = await call(staffApi.queue, { query: {} });
    expect(agreement.compared - before.agreement.compared).toBe(2);
    expect(agreement.agreed - before.agreement.agreed).toBe(1);
    expect(median_wait_minutes).not.toBeNull();
  });
});
