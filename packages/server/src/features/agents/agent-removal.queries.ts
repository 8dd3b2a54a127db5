// An agent leaves: what it managed goes to the head of the organisation, nothing is lost.
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { createOrganization } from '../accounts/door.ts';
import { endAllSessions } from '../auth/door.ts';
import { findManager, removeGuest, transferPortfolio } from '../portfolios/door.ts';
import { invitations, portfolioGuests } from '../portfolios/guests.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from '../sharing/sharing.table.ts';

/** Who takes over. */
type Head = Pick<Actor, 'account_id' | 'email' | 'organization_id'>;

/** Locked first: nothing is opened or handed to the agent while it leaves. */
export async function lockAgent(tx: Tx, organization_id: string, id: string): Promise<boolean> {
  const [agent] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.organization_id, organization_id),
        eq(accounts.account_type, 'ENTERPRISE_AGENT'),
      ),
    )
    .for('update');
  return agent !== undefined;
}

/** Archived dossiers too. The number that changed hands. */
export async function handOver(tx: Tx, agent_id: string, head: Head, now: Date): Promise<number> {
  const receiver = await findManager(tx, head.account_id);
  const held = await tx
    .select()
    .from(portfolios)
    .where(eq(portfolios.owner_id, agent_id))
    .orderBy(portfolios.uid)
    .for('update');
  for (const portfolio of held) await transferPortfolio(tx, portfolio, receiver, head, now);
  await tx
    .update(invitations)
    .set({ invited_by_id: head.account_id })
    .where(eq(invitations.invited_by_id, agent_id));
  await tx
    .update(shareLinks)
    .set({ created_by_id: head.account_id })
    .where(eq(shareLinks.created_by_id, agent_id));
  return held.length;
}

/** Somebody who is a guest elsewhere stays one; otherwise the account is gone. */
export async function dismissAgent(tx: Tx, id: string, head: Head, now: Date): Promise<void> {
  await endAllSessions(tx, id, 'ACCOUNT_CHANGED', now);
  await leaveDossiers(tx, id, head, now);
  const invited = await tx.$count(portfolioGuests, eq(portfolioGuests.account_id, id));
  if (invited === 0) {
    await tx.delete(accounts).where(eq(accounts.id, id));
    return;
  }
  const organization_id = await createOrganization(tx, now);
  await tx
    .update(accounts)
    .set({ account_type: 'GUEST', organization_id })
    .where(eq(accounts.id, id));
}

/** Also where it had been invited inside the organisation that it leaves. */
async function leaveDossiers(tx: Tx, id: string, head: Head, now: Date): Promise<void> {
  const invited = await tx
    .select({ uid: portfolios.uid })
    .from(portfolioGuests)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioGuests.portfolio_uid))
    .where(
      and(eq(portfolioGuests.account_id, id), eq(portfolios.organization_id, head.organization_id)),
    );
  for (const { uid } of invited) await removeGuest(tx, uid, id, head, now);
}
