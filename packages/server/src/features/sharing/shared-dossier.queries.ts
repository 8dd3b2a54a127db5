// What a link shows now: only what was chosen, and only while it is verified.
import { fail } from '@quitus/api/errors';
import type { SharedDossier } from '@quitus/api/sharing.api';
import { shares } from '@quitus/domain/sharing/share-link';
import { isWatermarked } from '@quitus/domain/sharing/watermark';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accountInformation, organizations } from '../accounts/accounts.table.ts';
import { dashboardLogo, findName, isNoName, UNNAMED_HOLDER } from '../accounts/door.ts';
import { listCurrentFiles, sorted, type SortedFile } from '../documents/door.ts';
import { findStatuses } from '../portfolios/door.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { findReceipt, receiptView } from './receipts.queries.ts';
import type { StoredShare } from './sharing.queries.ts';
import { shareLinks } from './sharing.table.ts';

export async function findLink(tx: Tx, share_id: string): Promise<StoredShare> {
  const [link] = await tx.select().from(shareLinks).where(eq(shareLinks.id, share_id));
  return link ?? fail('INVALID_SHARE_TOKEN');
}

/** Those that were sorted into a document, and are shown. */
export async function listSharedFiles(tx: Tx, link: StoredShare): Promise<SortedFile[]> {
  const statuses = await findStatuses(tx, link.portfolio_uid);
  return sorted(await listCurrentFiles(tx, link.portfolio_uid)).filter(({ document_type }) =>
    shares(link, document_type, statuses(document_type)),
  );
}

export async function findSharedFile(tx: Tx, link: StoredShare, id: string): Promise<SortedFile> {
  const files = await listSharedFiles(tx, link);
  return files.find((file) => file.id === id) ?? fail('NOT_FOUND');
}

/** The agency where there is one, else whoever made the link. */
export async function sharedBy(tx: Tx, link: StoredShare): Promise<string> {
  const [held] = await tx
    .select({ organization: organizations.name, company: accountInformation.company })
    .from(portfolios)
    .innerJoin(organizations, eq(organizations.id, portfolios.organization_id))
    .leftJoin(accountInformation, eq(accountInformation.account_id, portfolios.owner_id))
    .where(eq(portfolios.uid, link.portfolio_uid));
  return held?.organization || held?.company || (await signerOf(tx, link));
}

/** Links made before names were asked for are signed by an address: the name given since stands for it. */
async function signerOf(tx: Tx, { created_by, created_by_id }: StoredShare): Promise<string> {
  if (!isNoName(created_by)) return created_by;
  return (created_by_id && (await findName(tx, created_by_id))) ?? UNNAMED_HOLDER;
}

export async function findSharedPortfolio(tx: Tx, link: StoredShare) {
  const [portfolio] = await tx
    .select()
    .from(portfolios)
    .where(eq(portfolios.uid, link.portfolio_uid));
  return portfolio ?? fail('INVALID_SHARE_TOKEN');
}

export async function sharedDossier(tx: Tx, link: StoredShare): Promise<SharedDossier> {
  const portfolio = await findSharedPortfolio(tx, link);
  const files = await listSharedFiles(tx, link);
  if (files.length === 0) fail('FILES_NOT_FOUND');
  const receipt = await findReceipt(tx, link.id);
  const byType = Map.groupBy(files, ({ document_type }) => document_type);
  return {
    ...portfolio,
    ...link,
    shared_by: await sharedBy(tx, link),
    logo_url: await dashboardLogo(tx, portfolio.organization_id),
    expires_at: link.expires_at.toISOString(),
    slots: [...byType].map(([document_type, held]) => ({
      document_type,
      status: 'VERIFIED' as const,
      watermarked: isWatermarked(link.watermark, document_type),
      files: held,
    })),
    receipt: receipt && receiptView(receipt),
    asks_receipt: link.audience === 'ACQUEREUR',
  };
}
