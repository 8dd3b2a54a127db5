// Sessions: opened, carried on by rotating refresh tokens, ended.
import type { Tokens } from '@quitus/api/auth.api';
import { REFRESH_TOKEN_SECONDS, WEBSOCKET_TICKET_SECONDS } from '@quitus/domain/auth/session';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';

import type { Db, Tx } from '../../db/pool.ts';
import { signAccessToken } from '../../http/access-token.ts';
import type { Actor } from '../../http/handler.ts';
import { drawToken, hashToken, type KeyRing } from '../../keys.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { refreshTokens, sessions, websocketTickets } from './auth.table.ts';

type Holder = { id: string; email: string };
type EndReason = NonNullable<(typeof sessions.$inferSelect)['end_reason']>;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export async function openSession(
  tx: Tx,
  keys: KeyRing,
  account: Holder,
  user_agent: string | null,
  now: Date,
): Promise<Tokens> {
  const [session] = await tx
    .insert(sessions)
    .values({ account_id: account.id, user_agent, created_at: now, last_used_at: now })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session was inserted');
  return issueTokens(tx, keys, account, session.id, now);
}

export async function issueTokens(
  tx: Tx,
  keys: KeyRing,
  account: Holder,
  session_id: string,
  now: Date,
): Promise<Tokens> {
  const refresh = drawToken();
  await tx.insert(refreshTokens).values({
    token_hash: hashToken(refresh),
    session_id,
    created_at: now,
    expires_at: after(now, REFRESH_TOKEN_SECONDS),
  });
  const claims = { account_id: account.id, session_id, email: account.email };
  return { access: await signAccessToken(keys, claims, now), refresh };
}

/** Locked until the transaction ends: the same token sent twice at once is seen twice, in turn. */
export async function findRefreshToken(tx: Tx, refresh: string) {
  const [found] = await tx
    .select({
      token_hash: refreshTokens.token_hash,
      expires_at: refreshTokens.expires_at,
      used_at: refreshTokens.used_at,
      session_id: sessions.id,
      session_ended_at: sessions.ended_at,
      account: { id: accounts.id, email: accounts.email },
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(eq(refreshTokens.token_hash, hashToken(refresh)))
    .for('update', { of: [refreshTokens, sessions] });
  return found;
}

export async function markRefreshed(
  tx: Tx,
  { token_hash, session_id }: { token_hash: string; session_id: string },
  now: Date,
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ used_at: now })
    .where(eq(refreshTokens.token_hash, token_hash));
  await tx.update(sessions).set({ last_used_at: now }).where(eq(sessions.id, session_id));
}

const ofAccount = (account_id: string) =>
  and(eq(sessions.account_id, account_id), isNull(sessions.ended_at));

/** Those whose refresh token still lives, the latest used first. */
export const listSessions = (tx: Tx, account_id: string, now: Date) =>
  tx
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(
      and(ofAccount(account_id), gt(sessions.last_used_at, after(now, -REFRESH_TOKEN_SECONDS))),
    )
    .orderBy(desc(sessions.last_used_at), sessions.id)
    .limit(100);

/** False when the account holds no such session. */
export async function revokeSession(
  tx: Tx,
  account_id: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ ended_at: now, end_reason: 'REVOKED' })
    .where(and(ofAccount(account_id), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(
  tx: Tx,
  { account_id, session_id }: { account_id: string; session_id: string },
  end_reason: EndReason,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ ended_at: now, end_reason })
    .where(and(ofAccount(account_id), ne(sessions.id, session_id)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(tx: Tx, id: string, end_reason: EndReason, now: Date) {
  await tx
    .update(sessions)
    .set({ ended_at: now, end_reason })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)));
}

export async function endAllSessions(tx: Tx, account_id: string, end_reason: EndReason, now: Date) {
  await tx.update(sessions).set({ ended_at: now, end_reason }).where(ofAccount(account_id));
}

export async function createTicket(tx: Tx, session_id: string, now: Date): Promise<string> {
  const ticket = drawToken();
  const expires_at = after(now, WEBSOCKET_TICKET_SECONDS);
  await tx
    .insert(websocketTickets)
    .values({ token_hash: hashToken(ticket), session_id, expires_at });
  return ticket;
}

/** On the path of every authenticated call, hence sent as it is (see docs/decisions/015). */
const FIND_ACTOR = `
  select a.id as account_id, s.id as session_id, a.email, a.account_type, a.staff, a.organization_id
  from sessions s join accounts a on a.id = s.account_id
  where s.id = $1 and s.ended_at is null`;

export const prepareFindActor =
  ({ $client }: Db) =>
  async (session_id: string): Promise<Omit<Actor, 'origin'> | null> => {
    const asked = { name: 'find_actor', text: FIND_ACTOR, values: [session_id] };
    const { rows } = await $client.query<Omit<Actor, 'origin'>>(asked);
    return rows[0] ?? null;
  };
