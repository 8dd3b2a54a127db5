import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accountInformation, accounts } from './accounts.table.ts';

type Choice = 'notify_documents' | 'notify_guests';

/** The address of somebody who wants such messages; null for somebody who does not, or is gone. */
export async function findNotifiableEmail(
  tx: Tx,
  account_id: string | null,
  choice: Choice,
): Promise<string | null> {
  if (account_id === null) return null;
  const [found] = await tx
    .select({
      email: accounts.email,
      wanted: sql<boolean>`coalesce(${accountInformation[choice]}, true)`,
    })
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(eq(accounts.id, account_id));
  return found?.wanted ? found.email : null;
}
