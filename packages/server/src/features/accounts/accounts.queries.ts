import type { Profile } from '@quitus/api/auth.api';
import { roleOf } from '@quitus/domain/accounts/account-type';
import { normalizeEmail } from '@quitus/domain/accounts/email';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Db, Tx } from '../../db/pool.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { accounts, organizations } from './accounts.table.ts';

export async function findAccountByEmail(tx: Tx, email: string) {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)));
  return account;
}

/** The same, kept from changing until the transaction ends. */
export async function lockAccountByEmail(tx: Tx, email: string) {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
    .for('update');
  return account;
}

/** Creates the account in an organisation of its own; null when the e-mail is taken. */
export async function createBasicAccount(
  tx: Tx,
  fields: { email: string; registration_code: string | null },
  now: Date,
) {
  const [organization] = await tx
    .insert(organizations)
    .values({ created_at: now })
    .returning({ id: organizations.id });
  if (!organization) throw new Error('no organisation was inserted');
  const [account] = await tx
    .insert(accounts)
    .values({ ...fields, account_type: 'BASIC', organization_id: organization.id, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (!account) await tx.delete(organizations).where(eq(organizations.id, organization.id));
  return account ?? null;
}

/** Somebody opened a link sent to the address. */
export async function confirmEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ email_verified_at: now })
    .where(and(eq(accounts.id, id), isNull(accounts.email_verified_at)));
}

export async function setPasswordHash(tx: Tx, id: string, password_hash: string): Promise<void> {
  await tx.update(accounts).set({ password_hash }).where(eq(accounts.id, id));
}

export async function makeStaff(tx: Tx, email: string): Promise<boolean> {
  const made = await tx
    .update(accounts)
    .set({ staff: true })
    .where(eq(accounts.email, email))
    .returning({ id: accounts.id });
  return made.length > 0;
}

/** Asked at every page load, so prepared once. */
export function prepareFindProfile(db: Db) {
  const query = db
    .select({
      id: accounts.id,
      email: accounts.email,
      account_type: accounts.account_type,
      staff: accounts.staff,
      organization_id: organizations.id,
      organization_name: organizations.name,
      portfolio_with_ped: organizations.portfolio_with_ped,
      portfolio_count: sql<number>`(select count(*)::int from ${portfolios} where ${portfolios.owner_id} = ${accounts.id})`,
    })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.id, accounts.organization_id))
    .where(eq(accounts.id, sql.placeholder('account_id')))
    .prepare('find_profile');
  return async (account_id: string): Promise<Profile | undefined> => {
    const [row] = await query.execute({ account_id });
    return (
      row && {
        id: row.id,
        email: row.email,
        account_type: row.account_type,
        role: roleOf(row.account_type),
        staff: row.staff,
        organization: { id: row.organization_id, name: row.organization_name },
        organization_config: { portfolio_with_ped: row.portfolio_with_ped },
        portfolio_count: row.portfolio_count,
      }
    );
  };
}
