import { accountsApi } from '@quitus/api/accounts.api';
import { agentsApi } from '@quitus/api/agents.api';
import { authApi } from '@quitus/api/auth.api';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createOrganization,
  createPerson,
  freshEmail,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import { sessions } from '../auth/auth.table.ts';
import { invitations, portfolioGuests } from '../portfolios/guests.table.ts';
import { portfolioEvents, portfolios } from '../portfolios/portfolios.table.ts';

const t = await createTestApp();
const { call, deps } = t;

const createHead = async (agent_allowance: number) =>
  createPerson(t, 'ENTERPRISE_MASTER', {
    organization_id: await createOrganization(t, { agent_allowance }),
  });

let address = 0;
let head: Person;
beforeEach(async () => {
  t.from(`10.3.0.${++address}`);
  head = await createHead(2);
  t.as(head.access);
});

const create = (agent_email = freshEmail('agent')) =>
  call(agentsApi.createAgent, { body: { agent_email } });
const list = (filter = '', page = 1) => call(agentsApi.agents, { query: { filter, page } });

async function mailTo(email: string) {
  t.wait(1);
  await t.work();
  return (await t.mails()).find(({ to }) => to === email);
}

const openAgent = () =>
  createPerson(t, 'ENTERPRISE_AGENT', { organization_id: head.organization_id });

describe('creating an agent', () => {
  it('makes an account of the organisation and mails a link that opens it for 7 days', async () => {
    const agent = await create('Agent.Nouveau@Example.FR');
    expect(agent).toMatchObject({
      email: 'agent.nouveau@example.fr',
      state: 'INVITED',
      name: null,
    });
    const mail = await mailTo(agent.email);
    expect(mail?.subject).toContain(head.name);
    expect(mail?.text).toContain('http://quitus.test/invitation?email_b64=');
    t.wait(7 * 24 * 3600 - 60);
    t.as(null);
    const { tokens } = await call(authApi.openLink, { query: linkIn(mail) });
    t.as(tokens.access);
    expect(await call(authApi.me)).toMatchObject({
      account_type: 'ENTERPRISE_AGENT',
      organization: { id: head.organization_id },
    });
    t.as((await call(authApi.refresh, { body: { refresh: head.refresh } })).access);
    expect((await list()).agents).toMatchObject([{ email: agent.email, state: 'ACTIVE' }]);
  });

  it('sends a link that is dead after 7 days', async () => {
    const agent = await create();
    const link = linkIn(await mailTo(agent.email));
    t.wait(7 * 24 * 3600);
    expect(await outcomeOf(call(authApi.openLink, { query: link }))).toBe('EXPIRED_TOKEN');
  });

  it('stops at the allowance', async () => {
    await create();
    await create();
    expect(await call(agentsApi.agentsAllocation)).toEqual({ allowed: 2, used: 2 });
    const third = freshEmail();
    expect(await outcomeOf(create(third))).toBe('AGENT_ALLOWANCE_REACHED');
    expect(await mailTo(third)).toBeUndefined();
  });

  it('lets exactly one in when two come at once for the last place', async () => {
    await create();
    const codes = await Promise.all([
      outcomeOf(create()),
      outcomeOf(create()),
      outcomeOf(create()),
    ]);
    expect(codes.toSorted()).toEqual([
      'AGENT_ALLOWANCE_REACHED',
      'AGENT_ALLOWANCE_REACHED',
      'accepted',
    ]);
    expect(await call(agentsApi.agentsAllocation)).toEqual({ allowed: 2, used: 2 });
  });

  it('is refused twice for one e-mail, and for one that has an account elsewhere', async () => {
    const { email } = await create();
    const elsewhere = await createPerson(t, 'BASIC');
    expect(await outcomeOf(create(email.toUpperCase()))).toBe('AGENT_ALREADY_THERE');
    expect(await outcomeOf(create(head.email))).toBe('AGENT_ALREADY_THERE');
    expect(await outcomeOf(create(elsewhere.email))).toBe('EMAIL_HAS_ACCOUNT');
    expect(await outcomeOf(create('pas-une-adresse'))).toBe('INVALID_EMAIL');
    expect((await list()).total).toBe(1);
  });

  it('lets one of two organisations have an e-mail that both want at once', async () => {
    const email = freshEmail();
    const first = outcomeOf(create(email));
    const other = await createHead(1);
    t.as(other.access);
    const codes = await Promise.all([first, outcomeOf(create(email))]);
    expect(codes.toSorted()).toEqual(['EMAIL_HAS_ACCOUNT', 'accepted']);
  });
});

describe('a reminder', () => {
  it('replaces the first link', async () => {
    const { id, email } = await create();
    const first = linkIn(await mailTo(email));
    await call(agentsApi.remindAgent, { params: { id } });
    const second = linkIn(await mailTo(email));
    expect(await outcomeOf(call(authApi.openLink, { query: first }))).toBe('INVALID_TOKEN');
    expect(await outcomeOf(call(authApi.openLink, { query: second }))).toBe('accepted');
  });

  it('is for those who have not come yet', async () => {
    const { id } = await openAgent();
    const remind = outcomeOf(call(agentsApi.remindAgent, { params: { id } }));
    expect(await remind).toBe('AGENT_ALREADY_THERE');
  });
});

describe('the list of agents', () => {
  it('counts their dossiers that are not archived, and those in order', async () => {
    const agent = await openAgent();
    const [first, second] = [
      await createDossier(t, agent, { main_address: '1 rue A' }),
      await createDossier(t, agent, { main_address: '2 rue B' }),
    ];
    const third = await createDossier(t, agent, { main_address: '3 rue C' });
    const set = (uid: string, change: Partial<typeof portfolios.$inferInsert>) =>
      deps.db.update(portfolios).set(change).where(eq(portfolios.uid, uid));
    await set(first, { standing: 'IN_ORDER' });
    await set(second, { archived_at: deps.now(), standing: 'IN_ORDER' });
    await set(third, { standing: 'TO_DO' });
    expect((await list()).agents).toMatchObject([{ portfolio_count: 2, in_order_count: 1 }]);
  });

  it('is cut in pages of twenty and searched by e-mail or name', async () => {
    await deps.db
      .update(organizations)
      .set({ agent_allowance: 30 })
      .where(eq(organizations.id, head.organization_id));
    for (let number = 0; number < 21; number++) await create();
    const named = await openAgent();
    t.as(named.access);
    await call(accountsApi.saveInformation, {
      body: { first_name: 'Éloïse', last_name: 'Le_Goff' },
    });
    t.as(head.access);
    const first = await list();
    expect([first.agents.length, first.total, first.pages]).toEqual([20, 22, 2]);
    const last = await list('', 2);
    const emails = [...first.agents, ...last.agents].map(({ email }) => email);
    expect([new Set(emails).size, last.agents.length]).toEqual([22, 2]);
    expect(await list('éloïse le_')).toMatchObject({
      total: 1,
      agents: [{ name: 'Éloïse Le_Goff' }],
    });
    expect((await list(named.email.toUpperCase())).total).toBe(1);
    expect((await list('%')).total).toBe(0);
    expect(await list('', 9)).toMatchObject({ agents: [], total: 22 });
  });

  it('is put in order by name, by dossiers or by arrival, accents set aside', async () => {
    const named = async (first_name: string, dossiers: number) => {
      t.wait(1);
      const agent = await openAgent();
      t.as(agent.access);
      await call(accountsApi.saveInformation, { body: { first_name, last_name: 'Roux' } });
      for (let number = 0; number < dossiers; number++) await createDossier(t, agent);
    };
    await named('Zoé', 1);
    await named('Élodie', 3);
    await named('Emma', 0);
    t.as(head.access);
    const order = async (sort: 'NAME' | 'PORTFOLIOS' | 'CREATED', filter = '') =>
      (await call(agentsApi.agents, { query: { sort, filter } })).agents.map(
        ({ name }) => name?.split(' ')[0],
      );
    expect(await order('NAME')).toEqual(['Élodie', 'Emma', 'Zoé']);
    expect(await order('PORTFOLIOS')).toEqual(['Élodie', 'Zoé', 'Emma']);
    expect(await order('CREATED')).toEqual(['Emma', 'Élodie', 'Zoé']);
    expect(await order('NAME', 'roux elodie')).toEqual(['Élodie']);
  });

  it('is hidden from agents and guests, and holds nobody of another organisation', async () => {
    await create();
    const agent = await openAgent();
    const guest = await createPerson(t, 'GUEST');
    for (const { access } of [agent, guest]) {
      t.as(access);
      const params = { id: agent.id };
      const outcomes = [
        list(),
        create(),
        call(agentsApi.agentsAllocation),
        call(agentsApi.remindAgent, { params }),
        call(agentsApi.deleteAgent, { params }),
      ].map(outcomeOf);
      expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['FORBIDDEN']));
    }
    t.as((await createPerson(t, 'ENTERPRISE_MASTER')).access);
    expect(await list()).toMatchObject({ agents: [], total: 0, pages: 1 });
  });
});

describe('deleting an agent', () => {
  const remove = (id: string) => call(agentsApi.deleteAgent, { params: { id } });

  it('hands its dossiers to the head, archived ones too, with their history', async () => {
    const agent = await openAgent();
    const open = await createDossier(t, agent, { main_address: '1 rue du Port' });
    const old = await createDossier(t, agent, { main_address: '2 rue du Port' });
    await deps.db
      .update(portfolios)
      .set({ archived_at: deps.now() })
      .where(eq(portfolios.uid, old));
    expect(await remove(agent.id)).toEqual({ handed_over: 2 });
    for (const uid of [open, old]) {
      const [kept] = await deps.db.select().from(portfolios).where(eq(portfolios.uid, uid));
      expect(kept).toMatchObject({
        owner_id: head.id,
        organization_id: head.organization_id,
      });
      const events = await deps.db
        .select()
        .from(portfolioEvents)
        .where(eq(portfolioEvents.portfolio_uid, uid))
        .orderBy(portfolioEvents.number);
      expect(events).toMatchObject([
        { kind: 'PORTFOLIO_CREATED', actor: agent.name, actor_id: null },
        { kind: 'PORTFOLIO_TRANSFERRED', actor_id: head.id },
      ]);
    }
    expect(await deps.db.select().from(accounts).where(eq(accounts.id, agent.id))).toEqual([]);
    t.as(agent.access);
    expect(await outcomeOf(call(authApi.me))).toBe('UNAUTHENTICATED');
  });

  it('frees the place and the e-mail', async () => {
    const { id, email } = await create();
    await remove(id);
    expect(await call(agentsApi.agentsAllocation)).toEqual({ allowed: 2, used: 0 });
    expect(await outcomeOf(create(email))).toBe('accepted');
  });

  it('keeps the invitations it sent', async () => {
    const agent = await openAgent();
    const uid = await createDossier(t, agent, { main_address: '5 quai de la Fosse' });
    await deps.db.insert(invitations).values({
      portfolio_uid: uid,
      invited_by_id: agent.id,
      guest_email: 'notaire@example.fr',
      role: 'NOTAIRE',
      token_hash: uid,
      sealed_token: 'x',
      created_at: deps.now(),
      expires_at: deps.now(),
    });
    await remove(agent.id);
    const kept = await deps.db.select().from(invitations).where(eq(invitations.portfolio_uid, uid));
    expect(kept).toMatchObject([{ invited_by_id: head.id }]);
  });

  it('leaves a guest of other dossiers their access, and nothing of the organisation', async () => {
    const agent = await openAgent();
    const seller = await createPerson(t, 'BASIC');
    const uid = await createDossier(t, seller, { main_address: '8 rue Voltaire' });
    await invite(t, uid, agent, 'AGENT');
    await remove(agent.id);
    const [left] = await deps.db.select().from(accounts).where(eq(accounts.id, agent.id));
    expect(left?.account_type).toBe('GUEST');
    expect(left?.organization_id).not.toBe(head.organization_id);
    const guests = await deps.db
      .select()
      .from(portfolioGuests)
      .where(eq(portfolioGuests.account_id, agent.id));
    expect(guests).toHaveLength(1);
    const ended = await deps.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.account_id, agent.id), eq(sessions.end_reason, 'ACCOUNT_CHANGED')));
    expect(ended).toHaveLength(1);
    t.as(agent.access);
    expect(await outcomeOf(call(authApi.me))).toBe('UNAUTHENTICATED');
  });

  it('does not know the head, strangers, other organisations’ agents, nor the same one twice', async () => {
    const other = await createPerson(t, 'ENTERPRISE_MASTER');
    const theirs = await createPerson(t, 'ENTERPRISE_AGENT', {
      organization_id: other.organization_id,
    });
    const mine = await openAgent();
    await remove(mine.id);
    for (const id of [head.id, other.id, theirs.id, mine.id, crypto.randomUUID()])
      expect(await outcomeOf(remove(id))).toBe('NOT_FOUND');
  });
});
