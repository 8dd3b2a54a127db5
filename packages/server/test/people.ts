// People and their dossiers, put in place directly: what tests are about starts afterwards.
import { ApiError } from '@quitus/api/errors';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';

import {
  accountInformation,
  accounts,
  organizations,
} from '../src/features/accounts/accounts.table.ts';
import { openSession } from '../src/features/auth/sessions.queries.ts';
import { portfolioGuests } from '../src/features/portfolios/guests.table.ts';
import {
  createPortfolio,
  type NewPortfolio,
} from '../src/features/portfolios/portfolios.queries.ts';
import type { TestApp } from './test-app.ts';

type World = Pick<TestApp, 'deps'>;

export type Person = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Of its own, as their address is. */
  name: string;
  account_type: AccountType;
  organization_id: string;
  access: string;
  refresh: string;
};

let serial = 0;
export const freshEmail = (name = 'camille') => `${name}.${++serial}@example.fr`;

export async function createOrganization(
  { deps }: World,
  fields: { agent_allowance?: number } = {},
): Promise<string> {
  const [made] = await deps.db
    .insert(organizations)
    .values({ ...fields, created_at: deps.now() })
    .returning({ id: organizations.id });
  if (!made) throw new Error('no organisation was inserted');
  return made.id;
}

/** Somebody whose address is confirmed, who is signed in, and who said their name. */
export async function createPerson(
  t: World,
  account_type: AccountType,
  fields: { email?: string; organization_id?: string; staff?: boolean; named?: boolean } = {},
): Promise<Person> {
  const { db, keys, now } = t.deps;
  const organization_id = fields.organization_id ?? (await createOrganization(t));
  const email = fields.email ?? freshEmail();
  const [account] = await db
    .insert(accounts)
    .values({
      email,
      account_type,
      organization_id,
      staff: fields.staff ?? false,
      email_verified_at: now(),
      created_at: now(),
    })
    .returning({ id: accounts.id, email: accounts.email });
  if (!account) throw new Error('no account was inserted');
  const names = { first_name: 'Camille', last_name: `Roy-${++serial}` };
  if (fields.named !== false)
    await db.insert(accountInformation).values({ account_id: account.id, ...names });
  const tokens = await openSession(db, keys.accessToken, account, 'Firefox', now());
  const name = `${names.first_name} ${names.last_name}`;
  return { ...account, ...names, name, account_type, organization_id, ...tokens };
}

export async function createDossier(
  { deps }: World,
  owner: Person,
  fields: Partial<NewPortfolio> = {},
): Promise<string> {
  const dossier: NewPortfolio = {
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '14 Rue du Marché 44000 Nantes',
    address_extra_line: null,
    ...fields,
  };
  const { uid } = await createPortfolio(deps.db, owner, dossier, deps.now());
  return uid;
}

/** As if they had accepted the invitation. */
export async function invite(
  { deps }: World,
  portfolio_uid: string,
  guest: Pick<Person, 'id'>,
  role: GuestRole,
): Promise<void> {
  await deps.db
    .insert(portfolioGuests)
    .values({ portfolio_uid, account_id: guest.id, role, joined_at: deps.now() });
}

/** The code of what was refused, its status where there is none, or « accepted ». */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (cause: unknown) =>
      cause instanceof ApiError ? (cause.code ?? String(cause.status)) : String(cause),
  );
