// Sessions of browsers that keep a connection open.
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { hashToken } from '../../keys.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { sessions, websocketTickets } from './auth.table.ts';

const actorColumns = {
  account_id: accounts.id,
  session_id: sessions.id,
  email: accounts.email,
  account_type: accounts.account_type,
  staff: accounts.staff,
  organization_id: accounts.organization_id,
};

/** Uses the ticket up; null for one that is unknown, used or too old. */
export async function redeemTicket(tx: Tx, ticket: string, now: Date): Promise<Actor | null> {
  const [used] = await tx
    .delete(websocketTickets)
    .where(
      and(eq(websocketTickets.token_hash, hashToken(ticket)), gt(websocketTickets.expires_at, now)),
    )
    .returning({ session_id: websocketTickets.session_id });
  return used ? findSessionHolder(tx, used.session_id) : null;
}

/** Whoever this session belongs to; null once it ended. */
export async function findSessionHolder(tx: Tx, session_id: string): Promise<Actor | null> {
  const [actor] = await tx
    .select(actorColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(and(eq(sessions.id, session_id), isNull(sessions.ended_at)));
  return actor ? { ...actor, origin: null } : null;
}

/** Which of these sessions live on; one that ended, or went with its account, does not. */
export async function findLivingSessions(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...new Set(ids)]), isNull(sessions.ended_at)));
  return new Set(rows.map(({ id }) => id));
}
