import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { sessions } from './auth.table.ts';

/** Left by a sign-up that nobody confirmed nor used: signing up again may start it afresh. */
export async function isUntouched(tx: Tx, account: typeof accounts.$inferSelect): Promise<boolean> {
  if (account.account_type !== 'BASIC' || account.email_verified_at) return false;
  const [use] = await tx
    .select({ found: sql`1` })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, account.id),
        sql`(exists (select from ${sessions} where ${sessions.account_id} = ${accounts.id})
          or exists (select from ${portfolios} where ${portfolios.owner_id} = ${accounts.id} and ${portfolios.event_number} > 1))`,
      ),
    );
  return use === undefined;
}
