import { accountsApi } from '@quitus/api/accounts.api';
import { authApi } from '@quitus/api/auth.api';
import { sessionsApi } from '@quitus/api/sessions.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPerson, freshEmail, outcomeOf } from '../../../test/people.ts';
import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { forgetExpired } from '../retention/forget-expired.jobs.ts';
import { accounts, commercialProspects } from './accounts.table.ts';
import { createProspect } from './prospects.queries.ts';

const t = await createTestApp();
const { call, deps } = t;
const days = 24 * 3600;

const prepared = {
  invited_by: 'Agence des Quais',
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '12 Quai de la Fosse 44000 Nantes',
  address_extra_line: 'Bâtiment B',
} as const;

let address = 0;
beforeEach(() => {
  t.as(null);
  t.from(`10.4.0.${++address}`);
});

async function prepare(): Promise<string> {
  const path = await createProspect(deps.db, prepared, deps.now());
  return path.replace('/onboard/', '');
}
const look = (id: string) => call(accountsApi.commercialProspect, { params: { id } });
const register = (commercial_prospect_id: string, email = freshEmail('prospect')) =>
  call(authApi.registerProspect, { body: { email, commercial_prospect_id } });

async function mailTo(email: string) {
  t.wait(1);
  await t.work();
  return (await t.mails()).find(({ to }) => to === email);
}

describe('a prospect', () => {
  it('sees who invites and what was prepared', async () => {
    expect(await look(await prepare())).toEqual(prepared);
  });

  it('has an account and the prepared dossier at once', async () => {
    const email = freshEmail();
    const { tokens, redirect_url, link_sent } = await register(await prepare(), email);
    expect(link_sent).toBeUndefined();
    t.as(tokens?.access ?? null);
    const profile = await call(authApi.me);
    expect(profile).toMatchObject({ email, account_type: 'BASIC', portfolio_count: 1 });
    const [dossier] = await deps.db
      .select()
      .from(portfolios)
      .where(eq(portfolios.owner_id, profile.id));
    const { invited_by: _, ...fields } = prepared;
    expect(dossier).toMatchObject(fields);
    expect(redirect_url).toBe(`/dashboard/${dossier?.uid}`);
    expect((await mailTo(email))?.subject).toBe('Votre compte Quitus est créé');
  });

  it('uses the invitation once, even when two come at the same instant', async () => {
    const id = await prepare();
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(register(id))));
    expect(outcomes.toSorted()).toEqual([
      'INVALID_INVITATION_LINK',
      'INVALID_INVITATION_LINK',
      'accepted',
    ]);
    expect(await outcomeOf(look(id))).toBe('INVALID_INVITATION_LINK');
  });

  it('is sent a sign-in link when the address has an account, and may still use another', async () => {
    const id = await prepare();
    const { email } = await createPerson(t, 'PRO_UNLIMITED');
    expect(await register(id, email.toUpperCase())).toEqual({ link_sent: true });
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Votre lien de connexion à Quitus');
    const { tokens } = await call(authApi.openLink, { query: linkIn(mail) });
    t.as(tokens.access);
    expect((await call(authApi.me)).portfolio_count).toBe(0);
    t.as(null);
    expect((await register(id)).tokens).toBeDefined();
  });
});

describe('an invitation of a prospect', () => {
  it('lives 30 days', async () => {
    const id = await prepare();
    t.wait(30 * days - 1);
    expect(await outcomeOf(look(id))).toBe('accepted');
    t.wait(1);
    expect(await outcomeOf(look(id))).toBe('EXPIRED_INVITATION_LINK');
    expect(await outcomeOf(register(id))).toBe('EXPIRED_INVITATION_LINK');
  });

  it('cannot be guessed, nor read from the database', async () => {
    const id = await prepare();
    expect(id).toHaveLength(43);
    for (const wrong of ['inconnu', `${id}x`, id.slice(1)])
      expect(await outcomeOf(look(wrong))).toBe('INVALID_INVITATION_LINK');
    const kept = JSON.stringify(await deps.db.select().from(commercialProspects));
    expect(kept).not.toContain(id);
  });

  it('is forgotten a month after it expired', async () => {
    await deps.db.delete(commercialProspects);
    await prepare();
    t.wait(59 * days);
    await forgetExpired.run(deps, {});
    expect(await deps.db.$count(commercialProspects)).toBe(1);
    t.wait(2 * days);
    await forgetExpired.run(deps, {});
    expect(await deps.db.$count(commercialProspects)).toBe(0);
  });
});

describe('an address that was typed by somebody else', () => {
  it('is taken back by its owner: former sessions and password are gone', async () => {
    const email = freshEmail();
    const { tokens: stranger } = await register(await prepare(), email);
    t.as(stranger?.access ?? null);
    await call(sessionsApi.setPassword, { body: { password: 'Intrus7Lampe' } });
    t.as(null);
    await call(authApi.sendLoginLink, { body: { email } });
    const { tokens } = await call(authApi.openLink, { query: linkIn(await mailTo(email)) });
    t.as(stranger?.access ?? null);
    expect(await outcomeOf(call(authApi.me))).toBe('UNAUTHENTICATED');
    t.as(tokens.access);
    expect((await call(authApi.me)).email).toBe(email);
    const guess = { email, password: 'Intrus7Lampe' };
    expect(await outcomeOf(call(authApi.authenticate, { body: guess }))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  it('does not lose its dossier when somebody else signs up with it', async () => {
    const email = freshEmail();
    await register(await prepare(), email);
    await call(authApi.registerEmail, {
      body: { email, portfolio_type: 'HOUSE_SALE_PORTFOLIO', main_address: 'Ailleurs' },
    });
    expect((await mailTo(email))?.subject).toBe('Votre lien de connexion à Quitus');
    const kept = await deps.db
      .select({ main_address: portfolios.main_address })
      .from(portfolios)
      .innerJoin(accounts, eq(accounts.id, portfolios.owner_id))
      .where(eq(accounts.email, email));
    expect(kept).toEqual([{ main_address: prepared.main_address }]);
  });
});
