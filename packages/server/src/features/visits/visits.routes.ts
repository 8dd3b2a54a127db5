// What somebody with a share link may call.
import { fail } from '@quitus/api/errors';
import { visitsApi } from '@quitus/api/sharing.api';
import { isWatermarked, watermarkText } from '@quitus/domain/sharing/watermark';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { implement, refuse } from '../../http/handler.ts';
import { publicKeys } from '../../signing.ts';
import { sitePaths } from '../../site-paths.ts';
import { findNotifiableEmail } from '../accounts/door.ts';
import type { SortedFile } from '../documents/door.ts';
import { chosen, createDownload, linkDownload } from '../downloads/door.ts';
import { queueMail } from '../mail/door.ts';
import {
  createReceipt,
  findLink,
  findSharedPortfolio,
  listSharedFiles,
  receiptPaper,
  receiptView,
  sharedBy,
  sharedDossier,
  type StoredShare,
  recordShareEvent,
} from '../sharing/door.ts';
import { findClosedLink, openLink } from './opening.queries.ts';
import { shareOpenedMail } from './share-opened.mail.ts';
import { sharedContent, sharedPage } from './visit-content.routes.ts';
import { countDownload, logVisit } from './visits.queries.ts';

/** « 12 documents, 22 fichiers »: a document may have several files, and the page of the link counts documents. */
function amountOf(files: readonly SortedFile[]): string {
  const documents = new Set(files.map(({ document_type }) => document_type)).size;
  const summary = `${documents} ${documents > 1 ? 'documents' : 'document'}`;
  return documents === files.length ? summary : `${summary}, ${files.length} fichiers`;
}

export function visitsRoutes(deps: Deps) {
  const { keys, publicUrl } = deps;

  async function notifySharer(tx: Tx, link: StoredShare, address: string, now: Date) {
    const email = await findNotifiableEmail(tx, link.created_by_id, 'notify_guests');
    if (email === null) return;
    const url = `${publicUrl}${sitePaths.dossier(link.portfolio_uid)}`;
    const mail = shareOpenedMail({ url, address, recipient: link.recipient }, publicUrl);
    await queueMail(tx, deps, { to: email, by: 'SERVICE' }, mail, now);
  }

  return implement(visitsApi)({
    openShare: async ({ body: { token, code }, user_agent, tx, now, about }) => {
      const opened = await openLink(tx, { token, code, user_agent }, now);
      const { portfolio_uid, id: about_id } = opened.link ?? {};
      about({ portfolio_uid, detail: { about_id } });
      if ('refusal' in opened) {
        // The page learns here that it must ask for a code: nobody was turned away.
        if (opened.refusal === 'SHARE_CODE_NEEDED') about(null);
        return refuse(opened.refusal);
      }
      const { link, visit, first } = opened;
      const dossier = await sharedDossier(tx, link);
      if (first) await notifySharer(tx, link, dossier.main_address, now);
      return { visit, dossier };
    },

    shareSender: async ({ body, tx, now }) => {
      const link = await findClosedLink(tx, body.token, now);
      return { sender: link ? await sharedBy(tx, link) : null };
    },

    sharedDossier: async ({ actor, tx }) => sharedDossier(tx, await findLink(tx, actor.share_id)),

    createSharedDownload: async ({ actor, body, user_agent, tx, now, about }) => {
      about({ detail: { about_id: actor.share_id, format: body.format } });
      const link = await findLink(tx, actor.share_id);
      if (!link.allow_download) fail('DOWNLOAD_NOT_ALLOWED');
      const files = chosen(await listSharedFiles(tx, link), body.file_ids);
      const asked = {
        portfolio_uid: link.portfolio_uid,
        holder: { share_id: link.id },
        format: body.format,
        files,
        mark: {
          text: watermarkText(link),
          of: (file: SortedFile) => isWatermarked(link.watermark, file.document_type),
        },
        given_to: link.recipient,
        given_by: await sharedBy(tx, link),
      };
      const what = files.length > 1 ? amountOf(files) : (files[0]?.name ?? null);
      await countDownload(tx, link, 'ALL_DOWNLOADED', { about: what, user_agent }, now);
      return createDownload(tx, deps, asked, now);
    },

    linkSharedDownload: async ({ actor, params, tx, now, about }) => {
      const link = await findLink(tx, actor.share_id);
      if (!link.allow_download) fail('DOWNLOAD_NOT_ALLOWED');
      const asked = {
        id: params.download_id,
        portfolio_uid: link.portfolio_uid,
        holder: { share_id: link.id },
        files: await listSharedFiles(tx, link),
      };
      const download = await linkDownload(tx, deps, asked, now);
      const { url, format } = download;
      about(url === null ? null : { detail: { about_id: actor.share_id, format } });
      return download;
    },

    signatureKeys: () => ({ keys: publicKeys(keys.signature) }),

    acknowledgeDelivery: async ({ actor, body, user_agent, tx, now }) => {
      const link = await findLink(tx, actor.share_id);
      if (link.audience !== 'ACQUEREUR') fail('FORBIDDEN');
      const files = await listSharedFiles(tx, link);
      if (files.length === 0) fail('FILES_NOT_FOUND');
      const { main_address: address } = await findSharedPortfolio(tx, link);
      const { receipt, first } = await createReceipt(
        tx,
        keys.signature,
        {
          share_id: link.id,
          address,
          shared_by: await sharedBy(tx, link),
          name: body.name,
          files,
        },
        now,
      );
      if (first) {
        const about = receipt.number;
        await logVisit(tx, link.id, 'DELIVERY_ACKNOWLEDGED', { about, user_agent }, now);
        await recordShareEvent(tx, link, 'DELIVERY_ACKNOWLEDGED', null, now);
      }
      return receiptView(receipt);
    },

    receiptPaper: receiptPaper(deps),
    sharedContent: sharedContent(deps),
    sharedPage: sharedPage(deps),
  });
}
