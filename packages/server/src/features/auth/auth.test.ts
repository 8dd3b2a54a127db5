import { authApi } from '@quitus/api/auth.api';
import { ApiError } from '@quitus/api/errors';
import { encodeEmail } from '@quitus/domain/auth/email-b64';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { oneTimeLinks, refreshTokens, sessions, websocketTickets } from './auth.table.ts';

const t = await createTestApp();
const { call, deps } = t;

let serial = 0;
const freshEmail = () => `jeanne.${++serial}@example.fr`;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (cause: unknown) => (cause instanceof ApiError ? cause.code : cause),
  );

const signUp = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
} as const;

async function latestMail(to: string) {
  t.wait(1);
  await t.work();
  return (await t.mails()).find((mail) => mail.to === to);
}

async function register(email = freshEmail()) {
  await call(authApi.registerEmail, { body: { email, ...signUp } });
  return { email, link: linkIn(await latestMail(email)) };
}

async function signedIn(email?: string) {
  const registered = await register(email);
  const { tokens, redirect_url } = await call(authApi.openLink, { query: registered.link });
  return { ...registered, tokens, redirect_url };
}

const profileWith = (access: string) => {
  t.as(access);
  return call(authApi.me);
};

beforeEach(() => {
  t.as(null);
  t.from(`10.0.0.${++serial % 250}`);
  t.wait(1);
});

describe('signing up', () => {
  it('makes the account and its first dossier, and mails a link that opens it', async () => {
    const { email, tokens, redirect_url } = await signedIn();
    const profile = await profileWith(tokens.access);
    expect(profile).toMatchObject({
      email,
      account_type: 'BASIC',
      role: 'ROLE_BASIC',
      staff: false,
      organization_config: { portfolio_with_ped: false },
      portfolio_count: 1,
    });
    const [portfolio] = await deps.db
      .select()
      .from(portfolios)
      .where(eq(portfolios.owner_id, profile.id));
    expect(portfolio).toMatchObject(signUp);
    expect(redirect_url).toBe(`/dashboard/${portfolio?.uid}`);
  });

  it('lower-cases the e-mail and says which address is wrong', async () => {
    const email = freshEmail();
    await register(email.toUpperCase());
    expect(await latestMail(email)).toBeDefined();
    const wrong = { ...signUp, email: 'pas-une-adresse' };
    expect(await codeOf(call(authApi.registerEmail, { body: wrong }))).toBe('INVALID_EMAIL');
  });

  it('answers the same for a known e-mail, and only mails its owner a sign-in link', async () => {
    const { email, tokens } = await signedIn();
    const again = { ...signUp, email, main_address: 'Ailleurs' };
    expect(await call(authApi.registerEmail, { body: again })).toEqual({});
    expect((await latestMail(email))?.subject).toBe('Votre lien de connexion à Quitus');
    expect((await profileWith(tokens.access)).portfolio_count).toBe(1);
  });

  it('keeps the last address of somebody who has not confirmed yet', async () => {
    const { email } = await register();
    await call(authApi.registerEmail, { body: { ...signUp, email, main_address: '2 Quai Neuf' } });
    const { tokens } = await call(authApi.openLink, { query: linkIn(await latestMail(email)) });
    const { id } = await profileWith(tokens.access);
    const kept = await deps.db.select().from(portfolios).where(eq(portfolios.owner_id, id));
    expect(kept.map(({ main_address }) => main_address)).toEqual(['2 Quai Neuf']);
  });
});

describe('a sign-in link', () => {
  it('is not used up by whoever only asks about it, as some mail programs do', async () => {
    const { link } = await register();
    const url = `/api/auth/token?${new URLSearchParams(link).toString()}`;
    expect((await t.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect(await codeOf(call(authApi.openLink, { query: link }))).toBe('accepted');
  });

  it('opens once', async () => {
    const { link } = await register();
    await call(authApi.openLink, { query: link });
    expect(await codeOf(call(authApi.openLink, { query: link }))).toBe('INVALID_TOKEN');
  });

  it('opens once even when clicked twice at the same time', async () => {
    const { link } = await register();
    const codes = await Promise.all(
      [1, 2, 3].map(() => codeOf(call(authApi.openLink, { query: link }))),
    );
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'INVALID_TOKEN')).toHaveLength(2);
  });

  it('expires after 15 minutes', async () => {
    const { link } = await register();
    t.wait(15 * 60);
    expect(await codeOf(call(authApi.openLink, { query: link }))).toBe('EXPIRED_TOKEN');
  });

  it('is refused when tampered with, or for another e-mail', async () => {
    const { link } = await register();
    const other = await register();
    for (const query of [
      { ...link, token: `${link.token.slice(0, -1)}_` },
      { ...link, email_b64: encodeEmail(other.email) },
      { ...link, email_b64: '%%%' },
    ])
      expect(await codeOf(call(authApi.openLink, { query }))).toBe('INVALID_TOKEN');
    expect(await codeOf(call(authApi.openLink, { query: link }))).toBe('accepted');
  });

  it('is replaced by the next one asked for', async () => {
    const { email, link } = await register();
    await call(authApi.sendLoginLink, { body: { email } });
    const newer = linkIn(await latestMail(email));
    expect(await codeOf(call(authApi.openLink, { query: link }))).toBe('INVALID_TOKEN');
    expect(await codeOf(call(authApi.openLink, { query: newer }))).toBe('accepted');
  });

  it('does not set a password, nor does a reset link sign in', async () => {
    const { email, link } = await register();
    const body = { ...link, password: 'Girafe7Lampe' };
    expect(await codeOf(call(authApi.resetPassword, { body }))).toBe('INVALID_TOKEN');
    await call(authApi.sendResetLink, { body: { email } });
    const reset = linkIn(await latestMail(email));
    expect(await codeOf(call(authApi.openLink, { query: reset }))).toBe('INVALID_TOKEN');
  });

  it('accepts the e-mail in plain base64', async () => {
    const { email, link } = await register();
    const query = { ...link, email_b64: Buffer.from(email).toString('base64') };
    expect(await codeOf(call(authApi.openLink, { query }))).toBe('accepted');
  });

  it('is not sent to an e-mail without account, with the same answer', async () => {
    const email = freshEmail();
    expect(await call(authApi.sendLoginLink, { body: { email } })).toEqual({});
    expect(await call(authApi.sendResetLink, { body: { email } })).toEqual({});
    expect(await latestMail(email)).toBeUndefined();
  });
});

describe('a password', () => {
  async function withPassword(password: string) {
    const { email } = await register();
    await call(authApi.sendResetLink, { body: { email } });
    const link = linkIn(await latestMail(email));
    await call(authApi.resetPassword, { body: { ...link, password } });
    return { email, password, link };
  }

  it('signs in once set, and is kept only as an argon2id hash', async () => {
    const { email, password } = await withPassword('Girafe7Lampe');
    const { tokens, redirect_url } = await call(authApi.authenticate, {
      body: { email, password },
    });
    expect(redirect_url).toMatch(/^\/dashboard\//);
    expect((await profileWith(tokens.access)).email).toBe(email);
    const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email));
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is refused with one code, known account or not, with a password or without', async () => {
    const { email } = await withPassword('Girafe7Lampe');
    const { email: without } = await register();
    for (const body of [
      { email, password: 'Girafe8Lampe' },
      { email: without, password: 'Girafe7Lampe' },
      { email: freshEmail(), password: 'Girafe7Lampe' },
    ])
      expect(await codeOf(call(authApi.authenticate, { body }))).toBe('INVALID_CREDENTIALS');
  });

  it('must be strong enough, and a refused one does not use the link up', async () => {
    const { email } = await register();
    await call(authApi.sendResetLink, { body: { email } });
    const link = linkIn(await latestMail(email));
    const weak = { ...link, password: 'faible' };
    expect(await codeOf(call(authApi.resetPassword, { body: weak }))).toBe('INVALID_PASSWORD');
    const common = { ...link, password: 'Soleil2024' };
    expect(await codeOf(call(authApi.resetPassword, { body: common }))).toBe('COMMON_PASSWORD');
    const strong = { ...link, password: 'Girafe7Lampe' };
    expect(await codeOf(call(authApi.resetPassword, { body: strong }))).toBe('accepted');
    expect(await codeOf(call(authApi.resetPassword, { body: strong }))).toBe('INVALID_TOKEN');
  });

  it('that changes while it is being checked opens nothing', async () => {
    const { email, password } = await withPassword('Girafe7Lampe');
    const changing = await t.pool.connect();
    await changing.query('begin');
    await changing.query('select from accounts where email = $1 for update', [email]);
    const signingIn = codeOf(call(authApi.authenticate, { body: { email, password } }));
    // It has compared the password and now waits to hold the account.
    await expect
      .poll(async () => {
        const { rows } = await t.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await changing.query(`update accounts set password_hash = 'autre' where email = $1`, [email]);
    await changing.query('commit');
    changing.release();
    expect(await signingIn).toBe('INVALID_CREDENTIALS');
  });

  it('ends every open session when it changes', async () => {
    const { email, tokens } = await signedIn();
    await call(authApi.sendResetLink, { body: { email } });
    const body = { ...linkIn(await latestMail(email)), password: 'Girafe7Lampe' };
    await call(authApi.resetPassword, { body });
    expect(await codeOf(profileWith(tokens.access))).toBe('UNAUTHENTICATED');
    expect(await codeOf(call(authApi.refresh, { body: tokens }))).toBe('INVALID_REFRESH_TOKEN');
  });
});

describe('a session', () => {
  it('goes on by refreshing, with a new pair each time', async () => {
    const { tokens } = await signedIn();
    const second = await call(authApi.refresh, { body: tokens });
    const third = await call(authApi.refresh, { body: second });
    expect(new Set([tokens.refresh, second.refresh, third.refresh]).size).toBe(3);
    expect(await codeOf(profileWith(third.access))).toBe('accepted');
  });

  it('ends for everybody when one refresh token is used twice', async () => {
    const { tokens } = await signedIn();
    const second = await call(authApi.refresh, { body: tokens });
    expect(await codeOf(call(authApi.refresh, { body: tokens }))).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeOf(call(authApi.refresh, { body: second }))).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeOf(profileWith(second.access))).toBe('UNAUTHENTICATED');
    const [session] = await deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.end_reason, 'TOKEN_REUSED'));
    expect(session?.ended_at).not.toBeNull();
  });

  it('ends too when the two uses come at the same time', async () => {
    const { tokens } = await signedIn();
    const answers = await Promise.allSettled(
      [1, 2].map(() => call(authApi.refresh, { body: tokens })),
    );
    const won = answers.find((answer) => answer.status === 'fulfilled');
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(call(authApi.refresh, { body: won?.value ?? tokens }))).toBe(
      'INVALID_REFRESH_TOKEN',
    );
  });

  it('asks for a new access token after 15 minutes, for a new sign-in after 30 days', async () => {
    const { tokens } = await signedIn();
    expect(await codeOf(profileWith(tokens.access))).toBe('accepted');
    t.wait(15 * 60);
    expect(await codeOf(profileWith(tokens.access))).toBe('UNAUTHENTICATED');
    t.wait(30 * 24 * 3600);
    expect(await codeOf(call(authApi.refresh, { body: tokens }))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('ends at sign-out', async () => {
    const { tokens } = await signedIn();
    await call(authApi.logout, { body: tokens });
    expect(await codeOf(profileWith(tokens.access))).toBe('UNAUTHENTICATED');
    expect(await codeOf(call(authApi.logout, { body: { refresh: 'inconnu' } }))).toBe('accepted');
  });

  it('is not opened by a forged, foreign or missing token', async () => {
    const { tokens } = await signedIn();
    const [header, , signature] = tokens.access.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', sid: 'y' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of ['', 'n’importe', `${header}.${forged}.${signature}`, `${none}.${forged}.`])
      expect(await codeOf(profileWith(token))).toBe('UNAUTHENTICATED');
  });

  it('gives one-time tickets for the live connection, kept as hashes', async () => {
    const { tokens } = await signedIn();
    t.as(tokens.access);
    const { ticket } = await call(authApi.websocketTicket);
    const rows = await deps.db.select().from(websocketTickets);
    expect(ticket).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('limits', () => {
  it('stop mails to one address after five, and open again later', async () => {
    const { email } = await register();
    const ask = () => codeOf(call(authApi.sendLoginLink, { body: { email } }));
    for (let times = 0; times < 5; times++) expect(await ask()).toBe('accepted');
    t.from('10.9.9.9');
    expect(await ask()).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(call(authApi.sendLoginLink, { body: { email: freshEmail() } }))).toBe(
      'accepted',
    );
    t.wait(15 * 60 + 1);
    expect(await ask()).toBe('accepted');
  });

  it('stop guessing a password', async () => {
    const { email } = await register();
    const guess = () =>
      codeOf(call(authApi.authenticate, { body: { email, password: 'Faux1234' } }));
    for (let times = 0; times < 10; times++) expect(await guess()).toBe('INVALID_CREDENTIALS');
    expect(await guess()).toBe('TOO_MANY_REQUESTS');
  });
});

describe('secrets', () => {
  it('are nowhere in logs, answers or tables', async () => {
    const { email, link, tokens } = await signedIn();
    await call(authApi.sendResetLink, { body: { email } });
    const reset = linkIn(await latestMail(email));
    const password = 'Tresdifficile42';
    await call(authApi.resetPassword, { body: { ...reset, password } });
    const { tokens: later } = await call(authApi.authenticate, { body: { email, password } });
    const rotated = await call(authApi.refresh, { body: later });
    await codeOf(call(authApi.openLink, { query: link }));
    const profile = JSON.stringify(await profileWith(rotated.access));

    const tables = JSON.stringify(
      await Promise.all(
        [accounts, oneTimeLinks, sessions, refreshTokens].map((table) =>
          deps.db.select().from(table),
        ),
      ),
    );
    const { rows } = await t.pool.query('select to_jsonb(m) as mail from mails m');
    const kept = `${tables}${JSON.stringify(rows)}`;
    const logs = t.lines.join('');
    const secrets = [link.token, reset.token, password, tokens, later, rotated].flatMap((secret) =>
      typeof secret === 'string' ? [secret] : [secret.access, secret.refresh],
    );
    expect(logs).toContain('/api/auth/token');
    for (const secret of secrets) {
      expect(kept).not.toContain(secret);
      expect(logs).not.toContain(secret);
    }
    expect(logs).not.toContain(email);
    expect(profile).not.toMatch(/password|hash/);
  });
});
