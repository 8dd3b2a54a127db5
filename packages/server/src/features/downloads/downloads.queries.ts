// A download: asked for, prepared if it must be, then opened by a ticket that lasts a few minutes.
import { urlOf } from '@quitus/api/client';
import { type Download, downloadsApi } from '@quitus/api/downloads.api';
import { API_BASE } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import { DOWNLOAD_LINK_SECONDS, type DownloadFormat } from '@quitus/domain/documents/download';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { drawToken, hashToken } from '../../keys.ts';
import type { SortedFile } from '../documents/door.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { changeDownload, downloadView, type StoredDownload } from './download-rows.queries.ts';
import { prepareDownload } from './downloads.jobs.ts';
import { downloads } from './downloads.table.ts';
import { type Copies, piecesOf } from './pieces.ts';
import { findCopies } from './watermarked-copies.queries.ts';
import { isWritten, writeZip } from './zip-content.ts';

export type DownloadHolder = { account_id: string; session_id: string } | { share_id: string };

export type NewDownload = {
  portfolio_uid: string;
  holder: DownloadHolder;
  format: DownloadFormat;
  files: readonly SortedFile[];
  /** Written across the pages of some files; only a share link does that. */
  mark: { text: string; of: (file: SortedFile) => boolean } | null;
  /** As the index names them. */
  given_to: string;
  given_by: string;
};

/** An index of more pieces takes a while to write: the worker does it. */
const MOST_AT_ONCE = 60;

type Ready = Pick<Deps, 'storage'>;

/** With its address when nothing has to be prepared. */
export async function createDownload(
  tx: Tx,
  deps: Ready,
  { files, mark, holder, ...asked }: NewDownload,
  now: Date,
): Promise<Download> {
  const marked_ids = mark ? files.filter(mark.of).map(({ id }) => id) : [];
  const share_id = 'share_id' in holder ? holder.share_id : null;
  const copies = await findCopies(tx, share_id, marked_ids);
  const toMark = marked_ids.filter((id) => !copies.has(id)).length;
  const toSum = files.filter(({ id, crc32 }) => crc32 === null && !copies.has(id)).length;
  const zipNow = asked.format === 'ZIP' && toMark + toSum === 0 && files.length <= MOST_AT_ONCE;
  const [download] = await tx
    .insert(downloads)
    .values({
      ...asked,
      ...holder,
      state: zipNow ? 'READY' : 'PREPARING',
      file_ids: files.map(({ id }) => id),
      mark_text: mark?.text ?? null,
      marked_ids,
      total: asked.format === 'PDF' ? toMark + files.length : toMark + toSum,
      created_at: now,
    })
    .returning();
  if (!download) throw new Error('no download was inserted');
  if (zipNow) return openZip(tx, deps, download, { files, copies }, now);
  await enqueue(tx, prepareDownload, { download_id: download.id });
  return downloadView(download);
}

type Asked = {
  id: string;
  portfolio_uid: string;
  holder: DownloadHolder;
  /** What the holder may download now. */
  files: readonly SortedFile[];
};

/** Where it stands; once it is ready, a new address, which closes the former. */
export async function linkDownload(
  tx: Tx,
  deps: Ready,
  { id, portfolio_uid, holder, files }: Asked,
  now: Date,
): Promise<Download> {
  const [download] = await tx
    .select()
    .from(downloads)
    .where(
      and(
        eq(downloads.id, id),
        eq(downloads.portfolio_uid, portfolio_uid),
        'share_id' in holder
          ? eq(downloads.share_id, holder.share_id)
          : eq(downloads.account_id, holder.account_id),
      ),
    )
    .for('update');
  if (!download) return fail('NOT_FOUND');
  // The ticket belongs to the session that asks now.
  if ('session_id' in holder) await changeDownload(tx, id, { session_id: holder.session_id });
  if (download.state !== 'READY') return downloadView(download);
  const left = files.filter((file) => download.file_ids.includes(file.id));
  if (left.length === 0) return fail('FILES_NOT_FOUND');
  if (download.format === 'ZIP') {
    const copies = await findCopies(tx, download.share_id, download.marked_ids);
    return openZip(tx, deps, download, { files: left, copies }, now);
  }
  return left.length === download.file_ids.length
    ? giveTicket(tx, download, now)
    : mergeAgain(tx, download, left);
}

/** Something was taken out of the dossier since: it is not handed over any more. */
async function mergeAgain(tx: Tx, download: StoredDownload, left: readonly SortedFile[]) {
  const again = {
    state: 'PREPARING',
    file_ids: left.map(({ id }) => id),
    done: 0,
    total: left.length,
    size: null,
  } as const;
  await changeDownload(tx, download.id, again);
  await enqueue(tx, prepareDownload, { download_id: download.id });
  return downloadView({ ...download, ...again });
}

/** Laid out again only when it holds something else than before: what was begun can then go on. */
async function openZip(
  tx: Tx,
  deps: Ready,
  download: StoredDownload,
  { files, copies }: { files: readonly SortedFile[]; copies: Copies },
  now: Date,
): Promise<Download> {
  const [portfolio] = await tx
    .select()
    .from(portfolios)
    .where(eq(portfolios.uid, download.portfolio_uid));
  if (!portfolio) return fail('SALE_PORTFOLIO_NOT_FOUND');
  const pieces = piecesOf(files, portfolio.portfolio_type, download.marked_ids, copies);
  if (isWritten(download.content, pieces)) return giveTicket(tx, download, now);
  const written = await writeZip(deps, download, portfolio, pieces, now);
  await changeDownload(tx, download.id, written);
  return giveTicket(tx, { ...download, ...written }, now);
}

async function giveTicket(tx: Tx, download: StoredDownload, now: Date): Promise<Download> {
  const ticket = drawToken();
  await changeDownload(tx, download.id, {
    ticket_hash: hashToken(ticket),
    ticket_expires_at: new Date(now.getTime() + DOWNLOAD_LINK_SECONDS * 1000),
  });
  return downloadView(
    download,
    urlOf(API_BASE, downloadsApi.downloadContent, { params: { ticket } }),
  );
}
