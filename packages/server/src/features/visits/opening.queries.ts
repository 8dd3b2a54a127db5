// Opening a link: its code, its count, and the news of the first time.
import type { ErrorCode } from '@quitus/api/errors';
import { CODE_TRIES, shareRefusal } from '@quitus/domain/sharing/share-link';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { hashToken } from '../../keys.ts';
import { passwordMatches } from '../../passwords.ts';
import { changeShare, type StoredShare, recordShareEvent } from '../sharing/door.ts';
import { shareLinks } from '../sharing/sharing.table.ts';
import { createVisit, logVisit } from './visits.queries.ts';

type Opened = { link: StoredShare; visit: string; first: boolean };
type Key = { token: string; code: string | undefined; user_agent: string | null };

/** Locked until the transaction ends, so that tries are counted one after the other. */
export async function openLink(
  tx: Tx,
  { token, code, user_agent }: Key,
  now: Date,
): Promise<Opened | { refusal: ErrorCode; link: StoredShare | undefined }> {
  const [link] = await tx
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.token_hash, hashToken(token)))
    .for('update');
  const refusal = shareRefusal(link, now);
  if (refusal || !link) return { refusal: refusal ?? 'INVALID_SHARE_TOKEN', link };
  if (link.code_hash !== null) {
    if (!code) return { refusal: 'SHARE_CODE_NEEDED', link };
    if (!(await passwordMatches(link.code_hash, code)))
      return { refusal: await countWrongCode(tx, link, user_agent, now), link };
  }
  await changeShare(tx, link.id, {
    code_tries: 0,
    openings: link.openings + 1,
    first_opened_at: link.first_opened_at ?? now,
    last_opened_at: now,
  });
  await logVisit(tx, link.id, 'OPENED', { user_agent }, now);
  const first = link.first_opened_at === null;
  if (first) await recordShareEvent(tx, link, 'SHARE_OPENED', null, now);
  return { link, visit: await createVisit(tx, link.id, user_agent, now), first };
}

/** Of a link that was made and no longer opens; an open one may still ask for a code before it tells anything. */
export async function findClosedLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<StoredShare | undefined> {
  const [link] = await tx
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.token_hash, hashToken(token)));
  return link && shareRefusal(link, now) !== null ? link : undefined;
}

async function countWrongCode(
  tx: Tx,
  link: StoredShare,
  user_agent: string | null,
  now: Date,
): Promise<ErrorCode> {
  const code_tries = link.code_tries + 1;
  await changeShare(tx, link.id, { code_tries });
  await logVisit(tx, link.id, 'WRONG_CODE', { user_agent }, now);
  if (code_tries < CODE_TRIES) return 'SHARE_CODE_WRONG';
  await recordShareEvent(tx, link, 'SHARE_LOCKED', null, now);
  return 'LOCKED_SHARE_LINK';
}
