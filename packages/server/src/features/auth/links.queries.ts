// One-time links: made, found and used up. Only their hash is kept.
import { fail } from '@quitus/api/errors';
import { encodeEmail } from '@quitus/domain/auth/email-b64';
import { linkExpiry, linkRefusal, type LinkPurpose } from '@quitus/domain/auth/one-time-link';
import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { drawToken, hashToken } from '../../keys.ts';
import { sitePaths } from '../../site-paths.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { confirmEmail } from '../accounts/door.ts';
import { oneTimeLinks } from './auth.table.ts';
import { endAllSessions } from './sessions.queries.ts';

const PAGES: Record<LinkPurpose, string> = {
  LOGIN: sitePaths.signIn,
  PASSWORD_RESET: sitePaths.resetPassword,
  AGENT_INVITATION: sitePaths.agentInvitation,
};

type Recipient = { id: string; email: string };

/** The path to send, or null when this request already made its link. */
export async function createLink(
  tx: Tx,
  request_id: string,
  account: Recipient,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const token = drawToken();
  const [made] = await tx
    .insert(oneTimeLinks)
    .values({
      id: request_id,
      account_id: account.id,
      purpose,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: linkExpiry(purpose, now),
    })
    .onConflictDoNothing()
    .returning({ id: oneTimeLinks.id });
  if (!made) return null;
  await tx
    .update(oneTimeLinks)
    .set({ replaced_at: now })
    .where(
      and(
        eq(oneTimeLinks.account_id, account.id),
        eq(oneTimeLinks.purpose, purpose),
        ne(oneTimeLinks.id, request_id),
        isNull(oneTimeLinks.used_at),
        isNull(oneTimeLinks.replaced_at),
      ),
    );
  return `${PAGES[purpose]}?email_b64=${encodeEmail(account.email)}&token=${token}`;
}

/** Uses the link up, or fails with the reason; two clicks at once cannot both pass. */
export async function redeemLink(
  tx: Tx,
  purposes: readonly LinkPurpose[],
  email: string | null,
  token: string,
  now: Date,
) {
  const [found] = await tx
    .select({ link: oneTimeLinks, account: accounts })
    .from(oneTimeLinks)
    .innerJoin(accounts, eq(accounts.id, oneTimeLinks.account_id))
    .where(and(eq(oneTimeLinks.token_hash, hashToken(token)), eq(accounts.email, email ?? '')))
    .for('update', { of: oneTimeLinks });
  const refusal = linkRefusal(found?.link, purposes, now);
  if (refusal || !found) return fail(refusal ?? 'INVALID_TOKEN');
  await tx.update(oneTimeLinks).set({ used_at: now }).where(eq(oneTimeLinks.id, found.link.id));
  if (!found.account.email_verified_at) {
    // Whoever was here before never showed that the address is theirs.
    await endAllSessions(tx, found.account.id, 'ACCOUNT_CHANGED', now);
    await confirmEmail(tx, found.account.id, now);
  }
  return found.account;
}
