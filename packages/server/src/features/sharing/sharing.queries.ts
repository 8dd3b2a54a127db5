// Share links of a dossier, as those who run it make, follow and close them.
import { fail } from '@quitus/api/errors';
import type { ShareLink, ShareLogLine } from '@quitus/api/sharing.api';
import type { EventKind } from '@quitus/domain/portfolios/event';
import { type ShareDays, shareExpiry, shareState } from '@quitus/domain/sharing/share-link';
import type { ShareOptionName } from '@quitus/domain/sharing/share-options';
import { and, desc, eq, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { drawToken, hashToken, type KeyRing } from '../../keys.ts';
import { hashPassword } from '../../passwords.ts';
import { seal } from '../../sealing.ts';
import { recordEvent } from '../portfolios/door.ts';
import { receiptView } from './receipts.queries.ts';
import { deliveryReceipts, shareLinks, shareLog } from './sharing.table.ts';

export type StoredShare = typeof shareLinks.$inferSelect;
type Receipt = typeof deliveryReceipts.$inferSelect;
/** Whoever makes a link signs it. */
type Sharer = Doer & { name: string };

export const shareView = (share: StoredShare, receipt: Receipt | null, now: Date): ShareLink => ({
  ...share,
  has_code: share.code_hash !== null,
  state: shareState(share, now),
  created_at: share.created_at.toISOString(),
  expires_at: share.expires_at.toISOString(),
  first_opened_at: share.first_opened_at?.toISOString() ?? null,
  last_opened_at: share.last_opened_at?.toISOString() ?? null,
  receipt: receipt && receiptView(receipt),
});

const withReceipts = (tx: Tx) =>
  tx
    .select({ share: shareLinks, receipt: deliveryReceipts })
    .from(shareLinks)
    .leftJoin(deliveryReceipts, eq(deliveryReceipts.share_id, shareLinks.id));

export async function listShares(tx: Tx, uid: string, now: Date): Promise<ShareLink[]> {
  const rows = await withReceipts(tx)
    .where(eq(shareLinks.portfolio_uid, uid))
    .orderBy(desc(shareLinks.created_at), desc(shareLinks.id));
  return rows.map(({ share, receipt }) => shareView(share, receipt, now));
}

/** A link of this dossier; one of another is not known here. */
export async function findShare(tx: Tx, portfolio_uid: string, id: string) {
  const [found] = await withReceipts(tx).where(
    and(eq(shareLinks.id, id), eq(shareLinks.portfolio_uid, portfolio_uid)),
  );
  return found ?? fail('NOT_FOUND');
}

export type NewShare = Pick<
  StoredShare,
  | 'id'
  | 'portfolio_uid'
  | 'audience'
  | 'recipient'
  | 'email'
  | 'categories'
  | 'document_types'
  | ShareOptionName
> & { days: ShareDays; code: string | null };

/** Made once, however often the form is sent: null when this id has its link already. */
export async function createShare(
  tx: Tx,
  keys: KeyRing,
  { days, code, ...share }: NewShare,
  actor: Sharer,
  now: Date,
): Promise<{ share: StoredShare; token: string } | null> {
  const token = drawToken();
  const [made] = await tx
    .insert(shareLinks)
    .values({
      ...share,
      created_by_id: actor.account_id,
      created_by: actor.name,
      token_hash: hashToken(token),
      sealed_token: await seal(keys, token),
      code_hash: code === null ? null : await hashPassword(code),
      created_at: now,
      expires_at: shareExpiry(days, now),
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return null;
  await recordShareEvent(tx, made, 'SHARE_CREATED', actor, now);
  return { share: made, token };
}

export async function pauseShare(tx: Tx, share: StoredShare, actor: Doer, now: Date) {
  await changeShare(tx, share.id, { paused_at: now });
  await recordShareEvent(tx, share, 'SHARE_PAUSED', actor, now);
}

/** Opens a paused link again, or one that wrong codes have blocked. */
export async function resumeShare(tx: Tx, share: StoredShare, actor: Doer, now: Date) {
  await changeShare(tx, share.id, { paused_at: null, code_tries: 0 });
  await recordShareEvent(tx, share, 'SHARE_RESUMED', actor, now);
}

export async function revokeShare(tx: Tx, share: StoredShare, actor: Doer, now: Date) {
  await changeShare(tx, share.id, { revoked_at: now });
  await recordShareEvent(tx, share, 'SHARE_REVOKED', actor, now);
}

export const changeShare = (tx: Tx, id: string, set: Partial<StoredShare>) =>
  tx.update(shareLinks).set(set).where(eq(shareLinks.id, id));

export const recordShareEvent = (
  tx: Tx,
  { portfolio_uid, recipient, audience }: StoredShare,
  kind: EventKind,
  actor: Doer | null,
  now: Date,
) =>
  recordEvent(
    tx,
    { portfolio_uid, kind, actor, detail: { guest: recipient, role: audience } },
    now,
  );

const PAGE = 50;

export async function listLog(
  tx: Tx,
  share_id: string,
  before: number | undefined,
): Promise<{ lines: ShareLogLine[]; next: number | null }> {
  const rows = await tx
    .select()
    .from(shareLog)
    .where(
      and(
        eq(shareLog.share_id, share_id),
        before === undefined ? undefined : lt(shareLog.id, before),
      ),
    )
    .orderBy(desc(shareLog.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    lines: page.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
