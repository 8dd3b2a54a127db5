// Who reads which lines of the security journal.
import { accountsApi } from '@quitus/api/accounts.api';
import { authApi } from '@quitus/api/auth.api';
import { journalApi } from '@quitus/api/journal.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { expect, it } from 'vitest';

import { linesOf } from '../../../test/journal-lines.ts';
import { createDossier, createPerson, outcomeOf } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';

const t = await createTestApp();
const { call, deps } = t;

const owner = await createPerson(t, 'PRO_UNLIMITED');
const stranger = await createPerson(t, 'BASIC');
const staff = await createPerson(t, 'BASIC', { staff: true });
const uid = await createDossier(t, owner, { main_address: '8 Impasse des Tilleuls 44000 Nantes' });

t.from('198.51.100.7');
await outcomeOf(
  call(authApi.authenticate, { body: { email: owner.email, password: 'Faux-1234' } }),
);
t.as(stranger.access);
await call(accountsApi.saveInformation, { body: { first_name: 'Sacha' } });
t.as(staff.access);
await call(portfoliosApi.find, { params: { uid } });

const activityOf = async (access: string, before?: number) => {
  t.as(access);
  return call(journalApi.activity, { query: { before } });
};
const journal = (query: Parameters<typeof call<typeof journalApi.journal>>[1]['query'] = {}) => {
  t.as(staff.access);
  return call(journalApi.journal, { query });
};

it('shows to each what concerns them, and from where only what is theirs to know', async () => {
  const { lines, next } = await activityOf(owner.access);
  expect(next).toBeNull();
  expect(lines).toEqual([
    expect.objectContaining({
      kind: 'STAFF_OPENED_DOSSIER',
      by: 'STAFF',
      main_address: '8 Impasse des Tilleuls 44000 Nantes',
      ip_range: null,
      browser: null,
    }),
    expect.objectContaining({
      kind: 'SIGNED_IN_BY_PASSWORD',
      outcome: 'REFUSED',
      by: 'VISITOR',
      ip_range: '198.51.100.x',
      main_address: null,
    }),
  ]);
  expect((await activityOf(stranger.access)).lines).toEqual([
    expect.objectContaining({ kind: 'INFORMATION_CHANGED', by: 'YOU' }),
  ]);
  expect((await activityOf(staff.access)).lines).toEqual([]);
});

it('shows everything to the team, and keeps that it was read', async () => {
  const left = await linesOf(t, () => journal());
  expect(left).toMatchObject([
    { kind: 'STAFF_READ_JOURNAL', actor_kind: 'STAFF', actor_id: staff.id, detail: {} },
  ]);
  const { lines } = await journal();
  expect(lines.map(({ kind }) => kind)).toEqual([
    'STAFF_READ_JOURNAL',
    'STAFF_OPENED_DOSSIER',
    'INFORMATION_CHANGED',
    'SIGNED_IN_BY_PASSWORD',
  ]);
  expect(lines[1]).toMatchObject({
    actor: staff.email,
    account: owner.email,
    portfolio: { uid, main_address: '8 Impasse des Tilleuls 44000 Nantes' },
  });
  expect(lines[3]).toMatchObject({ actor: null, detail: { code: 'INVALID_CREDENTIALS' } });
});

it('is looked through by kind, outcome, person, dossier and day', async () => {
  const kinds = async (query: Parameters<typeof journal>[0]) =>
    (await journal(query)).lines
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'STAFF_READ_JOURNAL');
  expect(await kinds({ kind: 'INFORMATION_CHANGED' })).toEqual(['INFORMATION_CHANGED']);
  expect(await kinds({ outcome: 'REFUSED' })).toEqual(['SIGNED_IN_BY_PASSWORD']);
  expect(await kinds({ email: stranger.email.toUpperCase() })).toEqual(['INFORMATION_CHANGED']);
  expect(await kinds({ email: 'personne@example.fr' })).toEqual([]);
  for (const dossier of [uid, uid.toUpperCase(), 'tilleuls impasse'])
    expect(await kinds({ dossier })).toEqual(['STAFF_OPENED_DOSSIER']);
  expect(await kinds({ dossier: 'boulevard' })).toEqual([]);
  const today = deps.now().toISOString().slice(0, 10);
  expect(await kinds({ from: today, to: today })).toHaveLength(3);
  expect(await kinds({ from: '2026-11-16' })).toEqual([]);
  expect(await kinds({ to: '2026-11-14' })).toEqual([]);
});

it('tells somebody that the team looked for their lines', async () => {
  await journal({ email: owner.email });
  const { lines } = await activityOf(owner.access);
  expect(lines[0]).toMatchObject({ kind: 'STAFF_READ_JOURNAL', by: 'STAFF' });
});

it('is turned page by page, none seen twice', async () => {
  const person = await createPerson(t, 'BASIC');
  t.as(person.access);
  for (let turn = 0; turn < 25; turn++)
    await call(accountsApi.saveInformation, { body: { first_name: `Prénom${'a'.repeat(turn)}` } });
  const first = await activityOf(person.access);
  const second = await activityOf(person.access, first.next ?? undefined);
  expect([first.lines.length, second.lines.length, second.next]).toEqual([20, 5, null]);
  expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(25);
});
