// A ticket opens a download for a few minutes without a session. It ends sooner when what let its holder
// ask for it does: the session, the place in the dossier, the link, or a document that is no longer theirs.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { seesDocument } from '@quitus/domain/portfolios/permissions';
import { shareRefusal, shares } from '@quitus/domain/sharing/share-link';

import type { Tx } from '../../db/pool.ts';
import { findSessionHolder } from '../auth/door.ts';
import { findStatuses, findVisible } from '../portfolios/door.ts';
import { findByTicket, remainingFiles, type StoredDownload } from './download-rows.queries.ts';
import { piecesOf } from './pieces.ts';
import { findCopies } from './watermarked-copies.queries.ts';
import { isWritten } from './zip-content.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findByTicket>>>;

/** What the ticket opens, or why it does not. */
export async function openTicket(tx: Tx, ticket: string, now: Date) {
  const found = await findByTicket(tx, ticket, now);
  const size = found?.download.size;
  if (!found || !size) return 'EXPIRED_DOWNLOAD_LINK';
  const { download, link, address } = found;
  const refusal = link && shareRefusal(link, now);
  if (refusal) return refusal;
  if (!(await holdsAll(tx, found))) return 'EXPIRED_DOWNLOAD_LINK';
  return { download, address, size };
}

async function holdsAll(tx: Tx, { download, link, portfolio_type }: Found): Promise<boolean> {
  const statuses = await findStatuses(tx, download.portfolio_uid);
  const gives = link
    ? (type: DocumentType) => link.allow_download && shares(link, type, statuses(type))
    : await givenTo(tx, download);
  const files = (await remainingFiles(tx, download)).filter(
    ({ document_type }) => statuses(document_type) === 'VERIFIED' && gives(document_type),
  );
  if (download.format === 'PDF') return files.length === download.file_ids.length;
  const copies = await findCopies(tx, download.share_id, download.marked_ids);
  const pieces = piecesOf(files, portfolio_type, download.marked_ids, copies);
  return isWritten(download.content, pieces);
}

async function givenTo(tx: Tx, { session_id, portfolio_uid }: StoredDownload) {
  const holder = session_id === null ? null : await findSessionHolder(tx, session_id);
  const visible = holder && (await findVisible(tx, holder, portfolio_uid));
  return (type: DocumentType): boolean =>
    visible ? seesDocument(visible.relation, type, 'VERIFIED') : false;
}
