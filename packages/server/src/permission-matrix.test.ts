// Everybody × every endpoint, on the real server. A new endpoint without a row fails here.
import { accountsApi } from '@quitus/api/accounts.api';
import { agentsApi } from '@quitus/api/agents.api';
import { allowancesApi } from '@quitus/api/allowances.api';
import { authApi } from '@quitus/api/auth.api';
import { contactApi } from '@quitus/api/contact.api';
import type { Endpoint } from '@quitus/api/endpoint';
import { invitationsApi } from '@quitus/api/invitations.api';
import { journalApi } from '@quitus/api/journal.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sessionsApi } from '@quitus/api/sessions.api';
import { expect, it } from 'vitest';

import { APIS } from '../test/apis.ts';
import { lastDoneBy } from '../test/journal-lines.ts';
import { freshEmail, outcomeOf, type Person } from '../test/people.ts';
import { DEMO_ROWS } from '../test/permission-demo.ts';
import { DIRECTORY_ROWS } from '../test/permission-directory.ts';
import { FILE_ROWS } from '../test/permission-files.ts';
import { ORDERED_ROWS } from '../test/permission-ordered.ts';
import {
  also,
  everybody,
  documentOf,
  heads,
  manage,
  type Matrix,
} from '../test/permission-outcomes.ts';
import { PAYMENT_ROWS } from '../test/permission-payments.ts';
import { READING_ROWS } from '../test/permission-reading.ts';
import { ROBOT_ROWS } from '../test/permission-robots.ts';
import { SHARE_ROWS } from '../test/permission-shares.ts';
import {
  COLUMNS,
  type Column,
  createWorld,
  PEOPLE,
  t,
  unknownWorld,
  type World,
} from '../test/permission-world.ts';

const { call } = t;

const MATRIX: Matrix = {
  ...FILE_ROWS,
  ...READING_ROWS,
  ...ORDERED_ROWS,
  ...DEMO_ROWS,
  ...DIRECTORY_ROWS,
  ...SHARE_ROWS,
  ...PAYMENT_ROWS,
  ...ROBOT_ROWS,
  'GET /health': 'public',
  'GET /ready': 'public',
  'GET /addresses': 'public',
  'GET /auth/token': 'public',
  'POST /auth/token/refresh': 'public',
  'POST /auth/register/email': 'public',
  'POST /auth/email': 'public',
  'POST /auth/password/reset': 'public',
  'POST /auth/password/reset/validate': 'public',
  'POST /auth/password/authenticate': 'public',
  'POST /auth/register/no-validation': 'public',
  'POST /auth/integration/url': 'public',
  'POST /auth/logout': 'public',
  'POST /mailing/contact': 'public',
  'POST /mailing/contactminimal': 'public',
  'POST /accounts/invitations/read': 'public',
  'POST /accounts/invitations/sender': 'public',
  'POST /accounts/invitations/validate': 'public',
  'GET /accounts/commercial-prospect/:id': 'public',
  'GET /accounts/branding/logo/:organization_id/:sha256.png': 'public',
  'GET /downloads/:ticket': 'public',
  'GET /dev/outbox': 'public',

  'GET /auth/me': { call: () => call(authApi.me), ...everybody },
  'GET /auth/websockets/ticket': { call: () => call(authApi.websocketTicket), ...everybody },
  'POST /mailing/test': {
    call: () => call(contactApi.test),
    outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' },
  },

  'GET /accounts/allowances': { call: () => call(allowancesApi.account), ...everybody },
  'GET /accounts/information': { call: () => call(accountsApi.information), ...everybody },
  'POST /accounts/information': {
    call: () => call(accountsApi.saveInformation, { body: { first_name: 'Camille' } }),
    ...everybody,
  },
  'GET /accounts/agents-allocation': {
    call: () => call(agentsApi.agentsAllocation),
    outcomes: heads('accepted'),
  },
  'GET /accounts/agents': {
    call: () => call(agentsApi.agents, { query: {} }),
    outcomes: heads('accepted'),
  },
  'POST /accounts/agents': {
    call: () => call(agentsApi.createAgent, { body: { agent_email: freshEmail('agent') } }),
    outcomes: {
      ...heads('AGENT_ALLOWANCE_REACHED'),
      MASTER: 'accepted',
      OTHER_MASTER: 'accepted',
    },
  },
  'POST /accounts/agents/:id/reminder': {
    call: ({ agent_id }) => call(agentsApi.remindAgent, { params: { id: agent_id } }),
    outcomes: { ...heads('NOT_FOUND'), MASTER: 'AGENT_ALREADY_THERE' },
    unknown: 'NOT_FOUND',
  },
  'DELETE /accounts/agents/:id': {
    call: ({ agent_id }) => call(agentsApi.deleteAgent, { params: { id: agent_id } }),
    outcomes: { ...heads('NOT_FOUND'), MASTER: 'accepted' },
    unknown: 'NOT_FOUND',
  },
  'GET /accounts/branding': { call: () => call(accountsApi.branding), ...everybody },
  'POST /accounts/branding': {
    call: () => call(accountsApi.saveBranding, { body: { logo_in_dashboard: 'true' } }),
    outcomes: heads('accepted'),
  },
  'DELETE /accounts/branding/logo': {
    call: () => call(accountsApi.deleteLogo),
    outcomes: heads('accepted'),
  },
  'GET /accounts/activity': {
    call: () => call(journalApi.activity, { query: {} }),
    ...everybody,
  },
  'GET /staff/journal': {
    call: () => call(journalApi.journal, { query: {} }),
    outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' },
  },
  'GET /accounts/sessions': { call: () => call(sessionsApi.sessions), ...everybody },
  'DELETE /accounts/sessions/:id': {
    call: ({ session_id }) => call(sessionsApi.endSession, { params: { id: session_id } }),
    outcomes: { OWNER: 'accepted', others: 'NOT_FOUND' },
    unknown: 'NOT_FOUND',
  },
  'DELETE /accounts/sessions': { call: () => call(sessionsApi.endOtherSessions), ...everybody },
  'POST /accounts/password': {
    call: () => call(sessionsApi.setPassword, { body: { password: 'Un-mot-de-passe-1' } }),
    ...everybody,
  },

  'POST /accounts/invitations': {
    call: ({ uid }) =>
      call(invitationsApi.invite, { body: { portfolio_id: uid, guest_email: freshEmail() } }),
    ...manage(),
  },
  'GET /accounts/:id/invitations/link/:invitation_id': {
    call: ({ invited_by, invitation_id }) =>
      call(invitationsApi.invitationLink, { params: { id: invited_by, invitation_id } }),
    outcomes: { OWNER: 'accepted', others: 'NOT_FOUND' },
    unknown: 'NOT_FOUND',
  },

  'GET /portfolios': { call: () => call(portfoliosApi.list, { query: {} }), ...everybody },
  'GET /portfolios/counts': { call: () => call(portfoliosApi.counts, { query: {} }), ...everybody },
  'POST /portfolios': {
    call: () =>
      call(portfoliosApi.create, {
        body: { portfolio_type: 'HOUSE_SALE_PORTFOLIO', main_address: '19 Chemin des Vignes' },
      }),
    outcomes: {
      NOTAIRE: 'PORTFOLIO_ALLOWANCE_REACHED',
      ACQUEREUR: 'PORTFOLIO_ALLOWANCE_REACHED',
      AGENT: 'PORTFOLIO_ALLOWANCE_REACHED',
      VENDEUR: 'PORTFOLIO_ALLOWANCE_REACHED',
      OTHER_GUEST: 'PORTFOLIO_ALLOWANCE_REACHED',
      others: 'accepted',
    },
  },
  'GET /portfolios/:uid': {
    call: ({ uid }) => call(portfoliosApi.find, { params: { uid } }),
    ...manage('accepted'),
  },
  'GET /portfolios/:uid/events': {
    call: ({ uid }) => call(portfoliosApi.events, { params: { uid }, query: {} }),
    ...manage('accepted'),
  },
  'PATCH /portfolios/:uid': {
    call: ({ uid }) => call(portfoliosApi.edit, { params: { uid }, body: { reference: 'V1' } }),
    ...manage(),
  },
  'POST /portfolios/:uid/archive': {
    call: ({ uid }) => call(portfoliosApi.archive, { params: { uid } }),
    ...manage(),
  },
  'POST /portfolios/:uid/restore': {
    call: ({ uid }) => call(portfoliosApi.restore, { params: { uid } }),
    ...manage(),
  },
  'POST /portfolios/:uid/transfer': {
    call: ({ uid }) =>
      call(portfoliosApi.transfer, { params: { uid }, body: { account_id: PEOPLE.MASTER.id } }),
    ...manage(),
  },
  'GET /portfolios/:uid/members': {
    call: ({ uid }) => call(portfoliosApi.members, { params: { uid } }),
    ...manage(),
  },
  'POST /portfolios/:uid/situation': {
    call: ({ uid }) =>
      call(portfoliosApi.answer, { params: { uid }, body: { answers: { rented: true } } }),
    ...also(manage(), { AGENT: 'accepted', VENDEUR: 'accepted' }),
  },
  'POST /portfolios/:uid/documents/:document_type/waiver': {
    call: ({ uid }) =>
      call(portfoliosApi.waive, { params: documentOf(uid), body: { reason: 'Sans objet' } }),
    ...also(manage(), { AGENT: 'accepted' }),
  },
  'DELETE /portfolios/:uid/documents/:document_type/waiver': {
    call: ({ uid }) => call(portfoliosApi.unwaive, { params: documentOf(uid) }),
    ...also(manage(), { AGENT: 'accepted' }),
  },
  'PATCH /portfolios/:uid/guests/:account_id': {
    call: ({ uid, guest_id }) =>
      call(portfoliosApi.changeGuestRole, {
        params: { uid, account_id: guest_id },
        body: { role: 'AGENT' },
      }),
    ...manage(),
  },
  'DELETE /portfolios/:uid/guests/:account_id': {
    call: ({ uid, guest_id }) =>
      call(portfoliosApi.removeGuest, { params: { uid, account_id: guest_id } }),
    ...manage(),
  },
  'DELETE /portfolios/:uid/invitations/:invitation_id': {
    call: ({ uid, invitation_id }) =>
      call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id } }),
    ...manage(),
  },
};

const endpoints = new Map(
  APIS.flatMap((api) => Object.values(api)).map((endpoint): [string, Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
);

it('has a row for everything the server answers, and no other', async () => {
  const { paths } = (await t.app.inject('/api/openapi.json')).json();
  const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) =>
        `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(served.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(MATRIX).toSorted((a, b) => a.localeCompare(b)),
  );
});

let address = 0;
const arrive = (person: Person | null) => {
  t.as(person?.access ?? null);
  // Everybody from their own place: the limits per address are tested elsewhere.
  address += 1;
  t.from(`10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`);
};

it.each(Object.entries(MATRIX))('%s', async (name, row) => {
  const endpoint = endpoints.get(name);
  expect(endpoint?.access === 'public').toBe(row === 'public');
  if (row === 'public') return;

  // Whoever asks for nothing in the world needs none of its things.
  const worldOf = row.call.length > 0 ? createWorld : unknownWorld;
  const seen: Partial<Record<Column, unknown>> = {};
  const kept: Partial<Record<Column, { is: string | null; must: string }>> = {};
  let world: World | null = null;
  for (const column of COLUMNS) {
    // What was refused, or only read, changed nothing: the next one meets the same things.
    world ??= await worldOf(PEOPLE[column]);
    arrive(PEOPLE[column]);
    const outcome = await outcomeOf(row.call({ ...world, caller: PEOPLE[column] }));
    seen[column] = outcome;
    // What the contract wants kept is kept, in the name of whoever did it.
    if (outcome === 'accepted' && endpoint?.audit)
      kept[column] = { is: await lastDoneBy(t, PEOPLE[column].id), must: endpoint.audit };
    if (outcome === 'accepted' && endpoint?.method !== 'GET') world = null;
  }
  expect(Object.entries(kept).filter(([, { is, must }]) => is !== must)).toEqual([]);
  const { others, ...named } = row.outcomes;
  expect(seen).toEqual({
    ...Object.fromEntries(COLUMNS.map((column) => [column, others])),
    ...named,
  });

  arrive(null);
  world ??= await worldOf(PEOPLE.OWNER);
  expect(await outcomeOf(row.call(world))).toBe('UNAUTHENTICATED');

  if (row.unknown === undefined) return;
  arrive(PEOPLE.MASTER);
  expect(await outcomeOf(row.call(unknownWorld(PEOPLE.MASTER)))).toBe(row.unknown);
});
