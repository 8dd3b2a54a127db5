import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { createOrganization, lockAccountByEmail } from './accounts.queries.ts';
import { accounts, organizations } from './accounts.table.ts';

/** The account of somebody invited: theirs if they have one, else one that owns nothing. */
export async function findOrCreateGuest(tx: Tx, email: string, now: Date) {
  const existing = await lockAccountByEmail(tx, email);
  if (existing) return existing;
  const organization_id = await createOrganization(tx, now);
  const [account] = await tx
    .insert(accounts)
    .values({ email, account_type: 'GUEST', organization_id, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (account) return account;
  await tx.delete(organizations).where(eq(organizations.id, organization_id));
  const other = await lockAccountByEmail(tx, email);
  if (!other) throw new Error('an account appeared and vanished');
  return other;
}
