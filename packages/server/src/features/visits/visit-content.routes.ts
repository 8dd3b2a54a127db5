// Pages and bytes of what a link shows, with its text burnt in where it wants one.
import { fail } from '@quitus/api/errors';
import type { visitsApi } from '@quitus/api/sharing.api';
import { FORMAT_MIMES } from '@quitus/domain/documents/file-rules';
import { isWatermarked, watermarkText } from '@quitus/domain/sharing/watermark';

import { pageImage } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, Visitor } from '../../http/handler.ts';
import { mimeOf } from '../../http/mime.ts';
import { ensureCopy } from '../downloads/door.ts';
import { findLink, findSharedFile } from '../sharing/door.ts';
import { countDownload, logVisit } from './visits.queries.ts';

async function find(tx: Tx, { share_id }: Visitor, file_id: string) {
  const link = await findLink(tx, share_id);
  const file = await findSharedFile(tx, link, file_id);
  const mark = isWatermarked(link.watermark, file.document_type)
    ? { share_id: link.id, text: watermarkText(link) }
    : undefined;
  return { link, file, mark };
}

export const sharedPage =
  (deps: Pick<Deps, 'files' | 'storage'>): Handler<typeof visitsApi.sharedPage> =>
  async ({ actor, params: { file_id, page }, query: { size }, user_agent, tx, now }) => {
    const { link, file, mark } = await find(tx, actor, file_id);
    const from = await pageImage(deps, { file, page, mark }, size);
    if (page === 1 && size === 'page')
      await logVisit(tx, link.id, 'FILE_VIEWED', { about: file.name, user_agent }, now);
    return { type: 'image/webp', from };
  };

export const sharedContent =
  (deps: Deps): Handler<typeof visitsApi.sharedContent> =>
  async ({ actor, params, head_only, user_agent, tx, now, about }) => {
    about({ detail: { about_id: params.file_id } });
    const { link, file, mark } = await find(tx, actor, params.file_id);
    if (!link.allow_download) return fail('DOWNLOAD_NOT_ALLOWED');
    if (!head_only)
      await countDownload(tx, link, 'FILE_DOWNLOADED', { about: file.name, user_agent }, now);
    if (!mark) {
      const { portfolio_uid, sha256, format, size, name } = file;
      const from = { key: contentKey(portfolio_uid, sha256) };
      return { type: mimeOf(format), from, size, name, disposition: 'attachment' };
    }
    const copy = await ensureCopy(deps, mark, file);
    if ('refusal' in copy) return fail('NOT_FOUND');
    const { key, size } = copy;
    const name = `${file.name.replace(/\.[^.]+$/, '')}.pdf`;
    return { type: FORMAT_MIMES.PDF, from: { key }, size, name, disposition: 'attachment' };
  };
