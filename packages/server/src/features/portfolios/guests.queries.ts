// The people who were let into a dossier.
import { fail } from '@quitus/api/errors';
import type { Guest } from '@quitus/api/portfolios.api';
import { fullName } from '@quitus/domain/accounts/information';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { publish } from '../../domain-events.ts';
import type { Doer } from '../../http/handler.ts';
import { accountInformation, accounts } from '../accounts/accounts.table.ts';
import { findName } from '../accounts/door.ts';
import { recordEvent } from './events.queries.ts';
import { invitations, portfolioGuests } from './guests.table.ts';
import type { StoredInvitation } from './invitations.queries.ts';

export async function listGuests(tx: Tx, uid: string): Promise<Guest[]> {
  const rows = await tx
    .select({
      account_id: accounts.id,
      email: accounts.email,
      first_name: accountInformation.first_name,
      last_name: accountInformation.last_name,
      role: portfolioGuests.role,
      joined_at: portfolioGuests.joined_at,
      last_opened_at: portfolioGuests.last_opened_at,
    })
    .from(portfolioGuests)
    .innerJoin(accounts, eq(accounts.id, portfolioGuests.account_id))
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(eq(portfolioGuests.portfolio_uid, uid))
    .orderBy(portfolioGuests.joined_at);
  return rows.map((row) => ({
    ...row,
    name: fullName(row),
    joined_at: row.joined_at.toISOString(),
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
  }));
}

const LOOKS_APART_MS = 5 * 60_000;

/** A page that stays open asks again and again: that is one look. */
export async function noteLook(
  tx: Tx,
  portfolio_uid: string,
  account_id: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - LOOKS_APART_MS);
  await tx
    .update(portfolioGuests)
    .set({ last_opened_at: now })
    .where(
      and(
        guestOf(portfolio_uid, account_id),
        or(isNull(portfolioGuests.last_opened_at), lt(portfolioGuests.last_opened_at, before)),
      ),
    );
}

export async function isGuest(tx: Tx, portfolio_uid: string, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ account_id: accounts.id })
    .from(portfolioGuests)
    .innerJoin(accounts, eq(accounts.id, portfolioGuests.account_id))
    .where(and(eq(portfolioGuests.portfolio_uid, portfolio_uid), eq(accounts.email, email)));
  return found !== undefined;
}

export async function letIn(
  tx: Tx,
  invitation: StoredInvitation,
  account: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { portfolio_uid, role } = invitation;
  await tx
    .insert(portfolioGuests)
    .values({ portfolio_uid, account_id: account.id, role, joined_at: now })
    .onConflictDoUpdate({
      target: [portfolioGuests.portfolio_uid, portfolioGuests.account_id],
      set: { role },
    });
  await tx.update(invitations).set({ accepted_at: now }).where(eq(invitations.id, invitation.id));
  const actor = { account_id: account.id };
  await recordEvent(tx, { portfolio_uid, kind: 'GUEST_JOINED', actor, detail: { role } }, now);
}

const guestOf = (portfolio_uid: string, account_id: string) =>
  and(eq(portfolioGuests.portfolio_uid, portfolio_uid), eq(portfolioGuests.account_id, account_id));

async function emailOf(tx: Tx, id: string): Promise<string | null> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account?.email ?? null;
}

/** Somebody who gave no name is known here by the address they were invited at. */
const guestName = async (tx: Tx, id: string): Promise<string | null> =>
  (await findName(tx, id)) ?? emailOf(tx, id);

export async function changeRole(
  tx: Tx,
  portfolio_uid: string,
  account_id: string,
  role: GuestRole,
  actor: Doer,
  now: Date,
): Promise<void> {
  const changed = await tx
    .update(portfolioGuests)
    .set({ role })
    .where(guestOf(portfolio_uid, account_id))
    .returning({ account_id: portfolioGuests.account_id });
  if (changed.length === 0) fail('NOT_FOUND');
  const detail = { guest: await guestName(tx, account_id), role };
  await publish(tx, 'ACCESS_REDUCED', { portfolio_uid, now });
  await recordEvent(tx, { portfolio_uid, kind: 'GUEST_ROLE_CHANGED', actor, detail }, now);
}

export async function removeGuest(
  tx: Tx,
  portfolio_uid: string,
  account_id: string,
  actor: Doer,
  now: Date,
): Promise<void> {
  const removed = await tx
    .delete(portfolioGuests)
    .where(guestOf(portfolio_uid, account_id))
    .returning({ account_id: portfolioGuests.account_id });
  if (removed.length === 0) fail('NOT_FOUND');
  const email = await emailOf(tx, account_id);
  // The link that let them in must not let them in again.
  if (email !== null)
    await tx
      .update(invitations)
      .set({ revoked_at: now })
      .where(and(eq(invitations.portfolio_uid, portfolio_uid), eq(invitations.guest_email, email)));
  const guest = await guestName(tx, account_id);
  await publish(tx, 'ACCESS_REDUCED', { portfolio_uid, now });
  await recordEvent(tx, { portfolio_uid, kind: 'GUEST_REMOVED', actor, detail: { guest } }, now);
}
