import { lt, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { oneTimeLinks, refreshTokens, sessions, websocketTickets } from './auth.table.ts';

/** Links are kept for a while after their end, so that whoever clicks late learns why it no longer opens. */
export async function forgetLinks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(oneTimeLinks).where(lt(oneTimeLinks.expires_at, before));
}

/** A session goes with the last token that could renew it. */
export async function forgetSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires_at, now));
  await tx.delete(websocketTickets).where(lt(websocketTickets.expires_at, now));
  await tx
    .delete(sessions)
    .where(
      sql`not exists (select from ${refreshTokens} where ${refreshTokens.session_id} = ${sessions.id})`,
    );
}
