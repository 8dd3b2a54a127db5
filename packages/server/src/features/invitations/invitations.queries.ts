// Invitations into a dossier, and the people who came.
import { fail } from '@quitus/api/errors';
import type { Guest, PendingInvitation } from '@quitus/api/portfolios.api';
import { fullName } from '@quitus/domain/accounts/information';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { invitationExpiry } from '@quitus/domain/invitations/invitation';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { drawToken, hashToken, type KeyRing } from '../../keys.ts';
import { seal } from '../../sealing.ts';
import { accountInformation, accounts } from '../accounts/accounts.table.ts';
import { findName } from '../accounts/names.queries.ts';
import { recordEvent } from '../portfolios/events.queries.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { forgetUnlent } from '../robots/forget.queries.ts';
import { invitations, portfolioGuests } from './invitations.table.ts';

type Doer = Pick<Actor, 'account_id' | 'email'>;

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

const isPending = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));

export async function listPendingInvitations(tx: Tx, uid: string): Promise<PendingInvitation[]> {
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.portfolio_uid, uid), isPending))
    .orderBy(invitations.created_at);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
}

export type StoredInvitation = typeof invitations.$inferSelect;

type NewInvitation = {
  portfolio_uid: string;
  guest_email: string;
  role: GuestRole;
  message: string | null;
};

/** A newer invitation of the same person takes the place of the one that waited. */
export async function createInvitation(
  tx: Tx,
  keys: KeyRing,
  { portfolio_uid, guest_email, role, message }: NewInvitation,
  actor: Doer,
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = drawToken();
  await tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(
      and(
        eq(invitations.portfolio_uid, portfolio_uid),
        eq(invitations.guest_email, guest_email),
        isPending,
      ),
    );
  const [made] = await tx
    .insert(invitations)
    .values({
      portfolio_uid,
      invited_by_id: actor.account_id,
      guest_email,
      role,
      message,
      token_hash: hashToken(token),
      sealed_token: seal(keys, token),
      created_at: now,
      expires_at: invitationExpiry(now),
    })
    .returning({ id: invitations.id });
  if (!made) throw new Error('no invitation was inserted');
  const detail = { guest: guest_email, role };
  await recordEvent(tx, { portfolio_uid, kind: 'GUEST_INVITED', actor, detail }, now);
  return { id: made.id, token };
}

/** Locked, so that two clicks at once let one person in once; the dossier first, as everywhere. */
export async function lockInvitation(tx: Tx, token: string) {
  const same = eq(invitations.token_hash, hashToken(token));
  const [known] = await tx.select({ uid: invitations.portfolio_uid }).from(invitations).where(same);
  if (!known) return undefined;
  await tx
    .select({ uid: portfolios.uid })
    .from(portfolios)
    .where(eq(portfolios.uid, known.uid))
    .for('update');
  const [found] = await tx.select().from(invitations).where(same).for('update');
  return found;
}

/** As its letter told it: whoever holds the token read that letter. */
export async function findByToken(tx: Tx, token: string) {
  const [found] = await tx
    .select({
      guest_email: invitations.guest_email,
      role: invitations.role,
      invited_by_id: invitations.invited_by_id,
      expires_at: invitations.expires_at,
      revoked_at: invitations.revoked_at,
      main_address: portfolios.main_address,
    })
    .from(invitations)
    .innerJoin(portfolios, eq(portfolios.uid, invitations.portfolio_uid))
    .where(eq(invitations.token_hash, hashToken(token)));
  return found;
}

export async function findSentInvitation(tx: Tx, id: string, invited_by_id: string) {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.invited_by_id, invited_by_id), isPending));
  return found;
}

/** Whoever invited, where, and whether they want to hear of their guests. */
export async function findInviter(tx: Tx, account_id: string, portfolio_uid: string) {
  const [inviter] = await tx
    .select({
      email: accounts.email,
      main_address: portfolios.main_address,
      notify_guests: sql<boolean>`coalesce(${accountInformation.notify_guests}, true)`,
    })
    .from(accounts)
    .innerJoin(portfolios, eq(portfolios.uid, portfolio_uid))
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(eq(accounts.id, account_id));
  return inviter;
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
  const actor = { account_id: account.id, email: account.email };
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
  await forgetUnlent(tx, portfolio_uid, now);
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
  await forgetUnlent(tx, portfolio_uid, now);
  await recordEvent(tx, { portfolio_uid, kind: 'GUEST_REMOVED', actor, detail: { guest } }, now);
}

export async function revokeInvitation(
  tx: Tx,
  portfolio_uid: string,
  id: string,
  actor: Doer,
  now: Date,
): Promise<void> {
  const [revoked] = await tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(and(eq(invitations.id, id), eq(invitations.portfolio_uid, portfolio_uid), isPending))
    .returning({ guest: invitations.guest_email });
  if (!revoked) return fail('NOT_FOUND');
  await recordEvent(tx, { portfolio_uid, kind: 'INVITATION_REVOKED', actor, detail: revoked }, now);
}
