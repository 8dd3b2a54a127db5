// A link that was opened: the visit it gave, and what it lets see.
import { fail } from '@quitus/api/errors';
import { shareRefusal } from '@quitus/domain/sharing/share-link';
import { type ShareLogKind } from '@quitus/domain/sharing/share-log';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Visitor } from '../../http/handler.ts';
import { drawToken, hashToken } from '../../keys.ts';
import { shareLinks, shareLog, shareVisits } from '../sharing/sharing.table.ts';

const VISIT_HOURS = 12;

export async function createVisit(
  tx: Tx,
  share_id: string,
  user_agent: string | null,
  now: Date,
): Promise<string> {
  const token = drawToken();
  await tx.insert(shareVisits).values({
    share_id,
    token_hash: hashToken(token),
    user_agent,
    created_at: now,
    expires_at: new Date(now.getTime() + VISIT_HOURS * 3600 * 1000),
  });
  return token;
}

/** Null for a visit that is unknown or over; throws why its link is closed, when it is. */
export async function findVisitor(tx: Tx, token: string, now: Date): Promise<Visitor | null> {
  const [found] = await tx
    .select({ visit_id: shareVisits.id, link: shareLinks })
    .from(shareVisits)
    .innerJoin(shareLinks, eq(shareLinks.id, shareVisits.share_id))
    .where(and(eq(shareVisits.token_hash, hashToken(token)), gt(shareVisits.expires_at, now)));
  if (!found) return null;
  const refusal = shareRefusal(found.link, now);
  if (refusal) fail(refusal);
  const { id: share_id, portfolio_uid } = found.link;
  return { visit_id: found.visit_id, share_id, portfolio_uid };
}

/** Which of these visits may go on: their link is open and they are not over. */
export async function findLivingVisits(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: shareVisits.id, link: shareLinks })
    .from(shareVisits)
    .innerJoin(shareLinks, eq(shareLinks.id, shareVisits.share_id))
    .where(and(inArray(shareVisits.id, [...ids]), gt(shareVisits.expires_at, now)));
  return rows.filter(({ link }) => shareRefusal(link, now) === null).map(({ id }) => id);
}

/** Downloads are counted on the link, which its maker looks at. */
export async function countDownload(
  tx: Tx,
  { id }: { id: string },
  kind: 'FILE_DOWNLOADED' | 'ALL_DOWNLOADED',
  said: Said,
  now: Date,
): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ downloads: sql`${shareLinks.downloads} + 1` })
    .where(eq(shareLinks.id, id));
  await logVisit(tx, id, kind, said, now);
}

type Said = { about?: string | null; user_agent: string | null };

export const logVisit = (
  tx: Tx,
  share_id: string,
  kind: ShareLogKind,
  { about = null, user_agent }: Said,
  now: Date,
) => tx.insert(shareLog).values({ share_id, kind, about, user_agent, created_at: now });

export async function forgetVisits(tx: Tx, before: Date): Promise<void> {
  await tx.delete(shareVisits).where(lt(shareVisits.expires_at, before));
}
