// Downloads as they are kept, and the files that each of them still holds.
import type { Download } from '@quitus/api/downloads.api';
import { and, eq, gt, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { hashToken } from '../../keys.ts';
import { type KeptFile, listCurrentFiles, sorted, type SortedFile } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from '../sharing/sharing.table.ts';
import { downloads } from './downloads.table.ts';

export type StoredDownload = typeof downloads.$inferSelect;

export const changeDownload = (tx: Tx, id: string, set: Partial<StoredDownload>) =>
  tx.update(downloads).set(set).where(eq(downloads.id, id));

export const downloadView = (download: StoredDownload, url: string | null = null): Download => ({
  ...download,
  url,
});

/** What is still there of what was asked for. */
export async function remainingFiles(tx: Tx, download: StoredDownload): Promise<SortedFile[]> {
  const files = sorted(await listCurrentFiles(tx, download.portfolio_uid));
  return files.filter(({ id }) => download.file_ids.includes(id));
}

/** One that waits for the worker, with its dossier. */
export async function findPreparing(tx: Tx, id: string) {
  const [found] = await tx
    .select({ download: downloads, portfolio: portfolios })
    .from(downloads)
    .innerJoin(portfolios, eq(portfolios.uid, downloads.portfolio_uid))
    .where(and(eq(downloads.id, id), eq(downloads.state, 'PREPARING')));
  return found;
}

/** What a ticket was given for, with the link it came through if it did. */
export async function findByTicket(tx: Tx, ticket: string, now: Date) {
  const [found] = await tx
    .select({
      download: downloads,
      address: portfolios.main_address,
      portfolio_type: portfolios.portfolio_type,
      link: shareLinks,
    })
    .from(downloads)
    .innerJoin(portfolios, eq(portfolios.uid, downloads.portfolio_uid))
    .leftJoin(shareLinks, eq(shareLinks.id, downloads.share_id))
    .where(and(eq(downloads.ticket_hash, hashToken(ticket)), gt(downloads.ticket_expires_at, now)));
  return found;
}

/** Every row that holds these bytes, so that they are read once. */
export const saveChecksum = (tx: Tx, { portfolio_uid, sha256 }: KeptFile, crc32: number) =>
  tx
    .update(documentFiles)
    .set({ crc32 })
    .where(and(eq(documentFiles.portfolio_uid, portfolio_uid), eq(documentFiles.sha256, sha256)));

export const forgetDownloads = (tx: Tx, before: Date) =>
  tx.delete(downloads).where(lt(downloads.created_at, before)).returning({ id: downloads.id });
