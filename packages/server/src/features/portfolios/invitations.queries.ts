// Invitations into a dossier.
import { fail } from '@quitus/api/errors';
import type { PendingInvitation } from '@quitus/api/portfolios.api';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { invitationExpiry } from '@quitus/domain/invitations/invitation';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { drawToken, hashToken, type KeyRing } from '../../keys.ts';
import { seal } from '../../sealing.ts';
import { accountInformation, accounts } from '../accounts/accounts.table.ts';
import { recordEvent } from './events.queries.ts';
import { invitations } from './guests.table.ts';
import { portfolios } from './portfolios.table.ts';

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
      sealed_token: await seal(keys, token),
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
