import { accountsApi } from '@quitus/api/accounts.api';
import type { Profile } from '@quitus/api/auth.api';
import { urlOf } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { type AccountType, roleOf } from '@quitus/domain/accounts/account-type';
import { normalizeEmail } from '@quitus/domain/accounts/email';
import { and, eq, isNull } from 'drizzle-orm';

import type { Db, Tx } from '../../db/pool.ts';
import { accounts, organizationLogos, organizations } from './accounts.table.ts';

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

export async function createOrganization(tx: Tx, now: Date): Promise<string> {
  const [organization] = await tx
    .insert(organizations)
    .values({ created_at: now })
    .returning({ id: organizations.id });
  if (!organization) throw new Error('no organisation was inserted');
  return organization.id;
}

/** Creates the account in an organisation of its own; null when the e-mail is taken. */
export async function createBasicAccount(
  tx: Tx,
  fields: { email: string; registration_code: string | null },
  now: Date,
) {
  const organization_id = await createOrganization(tx, now);
  const [account] = await tx
    .insert(accounts)
    .values({ ...fields, account_type: 'BASIC', organization_id, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (!account) await tx.delete(organizations).where(eq(organizations.id, organization_id));
  return account ?? null;
}

/** Somebody opened a link sent to the address; a password chosen before that may be a stranger's. */
export async function confirmEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ email_verified_at: now, password_hash: null })
    .where(and(eq(accounts.id, id), isNull(accounts.email_verified_at)));
}

export async function forgetPassword(tx: Tx, id: string): Promise<void> {
  await tx.update(accounts).set({ password_hash: null }).where(eq(accounts.id, id));
}

/** Kept from changing until the transaction ends; undefined when the password changed meanwhile. */
export async function lockPassword(tx: Tx, id: string, password_hash: string) {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.password_hash, password_hash)))
    .for('share');
  return account;
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

type ProfileRow = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  account_type: AccountType;
  staff: boolean;
  organization_id: string;
  organization_name: string | null;
  portfolio_with_ped: boolean;
  portfolio_count: number;
};

/** Asked at every page load, hence sent as it is (see docs/decisions/015). */
const FIND_PROFILE = `
  select a.id, a.email, i.first_name, i.last_name, a.account_type, a.staff, o.id as organization_id,
    o.name as organization_name, o.portfolio_with_ped,
    (select count(*)::int from portfolios p where p.owner_id = a.id) as portfolio_count
  from accounts a join organizations o on o.id = a.organization_id
    left join account_information i on i.account_id = a.id
  where a.id = $1`;

export const prepareFindProfile =
  ({ $client }: Db) =>
  async (account_id: string): Promise<Profile | undefined> => {
    const asked = { name: 'find_profile', text: FIND_PROFILE, values: [account_id] };
    const { rows } = await $client.query<ProfileRow>(asked);
    const [row] = rows;
    return (
      row && {
        id: row.id,
        email: row.email,
        first_name: row.first_name,
        last_name: row.last_name,
        account_type: row.account_type,
        role: roleOf(row.account_type),
        staff: row.staff,
        organization: { id: row.organization_id, name: row.organization_name },
        organization_config: { portfolio_with_ped: row.portfolio_with_ped },
        portfolio_count: row.portfolio_count,
      }
    );
  };

export const logoUrlOf = (logo: { organization_id: string; sha256: string }): string =>
  urlOf(API_BASE, accountsApi.logo, { params: logo });

async function findShownLogo(
  tx: Tx,
  organization_id: string,
  place: 'logo_in_dashboard' | 'logo_in_emails',
): Promise<string | null> {
  const [logo] = await tx
    .select({
      organization_id: organizationLogos.organization_id,
      sha256: organizationLogos.sha256,
    })
    .from(organizationLogos)
    .innerJoin(organizations, eq(organizations.id, organizationLogos.organization_id))
    .where(and(eq(organizations.id, organization_id), eq(organizations[place], true)));
  return logo ? logoUrlOf(logo) : null;
}

export const dashboardLogo = (tx: Tx, organization_id: string): Promise<string | null> =>
  findShownLogo(tx, organization_id, 'logo_in_dashboard');

/** A whole address, since mails are read elsewhere. */
export async function mailLogo(
  tx: Tx,
  organization_id: string,
  publicUrl: string,
): Promise<string | null> {
  const path = await findShownLogo(tx, organization_id, 'logo_in_emails');
  return path && `${publicUrl}${path}`;
}
