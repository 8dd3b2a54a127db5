import { accountsApi } from '@quitus/api/accounts.api';
import { agentsApi } from '@quitus/api/agents.api';
import { authApi } from '@quitus/api/auth.api';
import { sessionsApi } from '@quitus/api/sessions.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPerson, freshEmail, outcomeOf, type Person } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { sessions } from '../auth/auth.table.ts';

const t = await createTestApp();
const { call, deps } = t;

let address = 0;
let me: Person;
beforeEach(async () => {
  t.from(`10.2.0.${++address}`);
  me = await createPerson(t, 'BASIC', { named: false });
  t.as(me.access);
});

const signInAgain = async (password: string) => {
  t.as(null);
  const { tokens } = await call(authApi.authenticate, { body: { email: me.email, password } });
  return tokens;
};

const works = async (access: string) => {
  t.as(access);
  return outcomeOf(call(authApi.me));
};

describe('personal information', () => {
  it('does not exist until something is saved', async () => {
    expect(await outcomeOf(call(accountsApi.information))).toBe('NOT_FOUND');
  });

  it('is saved field by field, what is not mentioned stays', async () => {
    await call(accountsApi.saveInformation, {
      body: { civility: 'MADAME', first_name: ' Claire ', siret: '732 829 320 00074' },
    });
    const saved = await call(accountsApi.saveInformation, {
      body: { last_name: 'Dubois', first_name: undefined, notify_news: true },
    });
    expect(saved).toEqual({
      civility: 'MADAME',
      first_name: 'Claire',
      last_name: 'Dubois',
      phone: null,
      company: null,
      siret: '73282932000074',
      billing_address: null,
      billing_country: 'FR',
      notify_documents: true,
      notify_guests: true,
      notify_news: true,
    });
    expect(await call(accountsApi.information)).toEqual(saved);
  });

  it('can be emptied again', async () => {
    await call(accountsApi.saveInformation, { body: { phone: '06 12 34 56 78', company: 'X' } });
    const saved = await call(accountsApi.saveInformation, { body: { phone: '', company: null } });
    expect(saved).toMatchObject({ phone: null, company: null });
  });

  it('says which number is wrong, and keeps nothing of it', async () => {
    const body = { first_name: 'Claire', siret: '73282932000075' };
    expect(await outcomeOf(call(accountsApi.saveInformation, { body }))).toBe('INVALID_SIRET');
    expect(await outcomeOf(call(accountsApi.information))).toBe('NOT_FOUND');
  });

  it('takes no SIRET for another country, whichever is saved first', async () => {
    const save = (body: { siret?: string | null; billing_country?: 'BE' | 'FR' }) =>
      outcomeOf(call(accountsApi.saveInformation, { body }));
    expect(await save({ siret: '73282932000074' })).toBe('accepted');
    expect(await save({ billing_country: 'BE' })).toBe('FOREIGN_SIRET');
    expect(await save({ billing_country: 'BE', siret: null })).toBe('accepted');
    expect(await save({ siret: '73282932000074' })).toBe('FOREIGN_SIRET');
    expect(await call(accountsApi.information)).toMatchObject({
      billing_country: 'BE',
      siret: null,
    });
  });

  it('takes a first name of any script, and no picture in it', async () => {
    const save = (first_name: string) =>
      outcomeOf(call(accountsApi.saveInformation, { body: { first_name } }));
    expect(await save('Anne-Marie')).toBe('accepted');
    expect(await save('Søren')).toBe('accepted');
    expect(await save('Claire 🌸')).toBe('INVALID_FIRST_NAME');
  });

  it('is each one’s own', async () => {
    await call(accountsApi.saveInformation, { body: { first_name: 'Claire' } });
    t.as((await createPerson(t, 'BASIC', { named: false })).access);
    expect(await outcomeOf(call(accountsApi.information))).toBe('NOT_FOUND');
  });
});

describe('sessions', () => {
  it('are listed, the latest first, and this one is marked', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    t.wait(60);
    const other = await signInAgain('Girafe7Lampe');
    t.as(other.access);
    const { sessions: listed } = await call(sessionsApi.sessions);
    expect(listed.map(({ current }) => current)).toEqual([true, false]);
    expect(listed[1]?.user_agent).toBe('Firefox');
  });

  it('are ended one by one, and only by whoever holds them', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    const other = await signInAgain('Girafe7Lampe');
    const stranger = await createPerson(t, 'BASIC');
    t.as(me.access);
    const { sessions: listed } = await call(sessionsApi.sessions);
    const id = listed.find(({ current }) => !current)?.id ?? '';
    t.as(stranger.access);
    expect(await outcomeOf(call(sessionsApi.endSession, { params: { id } }))).toBe('NOT_FOUND');
    t.as(me.access);
    await call(sessionsApi.endSession, { params: { id } });
    expect(await works(other.access)).toBe('UNAUTHENTICATED');
    expect(await works(me.access)).toBe('accepted');
    expect(await outcomeOf(call(authApi.refresh, { body: other }))).toBe('INVALID_REFRESH_TOKEN');
    const [ended] = await deps.db.select().from(sessions).where(eq(sessions.id, id));
    expect(ended?.end_reason).toBe('REVOKED');
  });

  it('are ended all at once but this one', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    const others = [await signInAgain('Girafe7Lampe'), await signInAgain('Girafe7Lampe')];
    const stranger = await createPerson(t, 'BASIC');
    t.as(me.access);
    expect(await call(sessionsApi.endOtherSessions)).toEqual({ ended: 2 });
    for (const { access } of others) expect(await works(access)).toBe('UNAUTHENTICATED');
    expect(await works(me.access)).toBe('accepted');
    expect(await works(stranger.access)).toBe('accepted');
  });

  it('are forgotten once they can no longer be carried on', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    t.wait(31 * 24 * 3600);
    const { access } = await signInAgain('Girafe7Lampe');
    t.as(access);
    expect((await call(sessionsApi.sessions)).sessions).toHaveLength(1);
  });
});

describe('a password', () => {
  it('is set without another one at first, then only with the current one', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    const change = (current_password: string | null) =>
      outcomeOf(
        call(sessionsApi.setPassword, { body: { current_password, password: 'Tramway9Figue' } }),
      );
    expect(await change(null)).toBe('WRONG_PASSWORD');
    expect(await change('Girafe8Lampe')).toBe('WRONG_PASSWORD');
    expect(await change('Girafe7Lampe')).toBe('accepted');
    await signInAgain('Tramway9Figue');
  });

  it('ends the other sessions when it changes, and keeps this one', async () => {
    await call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } });
    const other = await signInAgain('Girafe7Lampe');
    t.as(me.access);
    const body = { current_password: 'Girafe7Lampe', password: 'Tramway9Figue' };
    await call(sessionsApi.setPassword, { body });
    expect(await works(other.access)).toBe('UNAUTHENTICATED');
    expect(await works(me.access)).toBe('accepted');
    const reasons = await deps.db
      .select({ end_reason: sessions.end_reason })
      .from(sessions)
      .where(eq(sessions.account_id, me.id));
    expect(reasons).toHaveLength(2);
    expect(reasons).toContainEqual({ end_reason: 'PASSWORD_CHANGED' });
  });

  it('is refused when it is weak', async () => {
    const weak = call(sessionsApi.setPassword, { body: { password: 'court' } });
    expect(await outcomeOf(weak)).toBe('INVALID_PASSWORD');
    const common = call(sessionsApi.setPassword, { body: { password: 'Marseille13' } });
    expect(await outcomeOf(common)).toBe('COMMON_PASSWORD');
  });
});

it('asks for a session everywhere', async () => {
  t.as(null);
  const outcomes = [
    call(accountsApi.information),
    call(accountsApi.saveInformation, { body: {} }),
    call(agentsApi.agents, { query: {} }),
    call(agentsApi.createAgent, { body: { agent_email: freshEmail() } }),
    call(accountsApi.saveBranding, { body: {} }),
    call(sessionsApi.sessions),
    call(sessionsApi.setPassword, { body: { password: 'Girafe7Lampe' } }),
  ].map(outcomeOf);
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['UNAUTHENTICATED']));
});
