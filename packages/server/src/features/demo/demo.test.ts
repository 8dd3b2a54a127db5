import { authApi } from '@quitus/api/auth.api';
import { demoApi } from '@quitus/api/demo.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createTestApp } from '../../../test/test-app.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { PEOPLE } from './demo.data.ts';
import { fillDemo } from './demo.queries.ts';

const t = await createTestApp();
const { call, deps } = t;

async function signInAs(email: string) {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`${email} is not in the demonstration`);
  const { access } = await openSession(deps.db, deps.keys.accessToken, account, null, deps.now());
  t.as(access);
}

it('fills an empty database once, however many processes start', async () => {
  const filled = await Promise.all([1, 2, 3].map(() => fillDemo(deps)));
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await deps.db.$count(accounts)).toBe(6);
  expect(await deps.db.$count(portfolios)).toBe(7);
});

it('shows each person what is theirs', async () => {
  const seen: Record<string, number> = {};
  for (const [name, { email }] of Object.entries(PEOPLE)) {
    await signInAs(email);
    seen[name] = (await call(portfoliosApi.list, { query: {} })).portfolios.length;
  }
  expect(seen).toEqual({ master: 6, lucie: 3, karim: 2, seller: 1, notary: 2, staff: 0 });
});

it('is told of on the sign-in page of a demonstration only', async () => {
  t.as(null);
  const { accounts: people } = await call(demoApi.accounts);
  expect(people).toHaveLength(6);
  expect(people.filter(({ staff }) => staff)).toMatchObject([{ role: 'Équipe Quitus' }]);
  const { call: elsewhere } = await createTestApp({ env: { QUITUS_DEMO: '0' } });
  expect((await elsewhere(demoApi.accounts)).accounts).toEqual([]);
});

/** Where whoever enters lands. */
async function enter(email: string): Promise<string | undefined> {
  const { path } = await call(demoApi.enter, { body: { email } });
  const { searchParams } = new URL(path, deps.publicUrl);
  const query = {
    email_b64: searchParams.get('email_b64') ?? '',
    token: searchParams.get('token') ?? '',
  };
  return (await call(authApi.openLink, { query })).redirect_url;
}

it('lets its people in at once, and nobody else', async () => {
  t.as(null);
  const email = PEOPLE.seller.email;
  expect(await enter(email)).toMatch(/^\/dashboard\//);
  // The team has no dossier of its own: an empty list would be a dead end.
  expect(await enter(PEOPLE.staff.email)).toBe('/controle');
  const nobody = { code: 'NOT_FOUND' };
  const stranger = call(demoApi.enter, { body: { email: 'autre@example.fr' } });
  await expect(stranger).rejects.toMatchObject(nobody);
  const { call: elsewhere } = await createTestApp({ env: { QUITUS_DEMO: '0' } });
  await expect(elsewhere(demoApi.enter, { body: { email } })).rejects.toMatchObject(nobody);
});
