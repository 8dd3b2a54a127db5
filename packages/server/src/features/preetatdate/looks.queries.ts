// The statement as each person saw it last.
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { pedLooks } from './preetatdate.table.ts';

export async function findLook(tx: Tx, portfolio_uid: string, account_id: string) {
  const [look] = await tx
    .select({ statement: pedLooks.statement, at: pedLooks.at })
    .from(pedLooks)
    .where(and(eq(pedLooks.portfolio_uid, portfolio_uid), eq(pedLooks.account_id, account_id)));
  return look;
}

export async function saveLook(
  tx: Tx,
  portfolio_uid: string,
  account_id: string,
  statement: Statement,
  at: Date,
): Promise<void> {
  await tx
    .insert(pedLooks)
    .values({ portfolio_uid, account_id, statement, at })
    .onConflictDoUpdate({
      target: [pedLooks.portfolio_uid, pedLooks.account_id],
      set: { statement, at },
    });
}
