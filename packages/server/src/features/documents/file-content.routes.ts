// The bytes of a file and the pictures of its pages, for whoever may see the document.
import type { documentsApi } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';

import { pageImage } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor, Handler } from '../../http/handler.ts';
import { mimeOf } from '../../http/mime.ts';
import { findSeenFile } from './file-access.ts';
import { isKept } from './files.queries.ts';

type Address = { uid: string; file_id: string };

async function findReadable(tx: Tx, actor: Actor, address: Address) {
  const file = await findSeenFile(tx, actor, address);
  return isKept(file) ? file : fail('NOT_FOUND');
}

export const fileContent: Handler<typeof documentsApi.fileContent> = async ({
  actor,
  params,
  tx,
  about,
}) => {
  about({ detail: { about_id: params.file_id } });
  const { portfolio_uid, sha256, format, size, name } = await findReadable(tx, actor, params);
  const from = { key: contentKey(portfolio_uid, sha256) };
  return { type: mimeOf(format), from, size, name, disposition: 'attachment' };
};

export const filePage =
  (deps: Pick<Deps, 'files' | 'storage'>): Handler<typeof documentsApi.filePage> =>
  async ({ actor, params, query, tx }) => {
    const file = await findReadable(tx, actor, params);
    const from = await pageImage(deps, { file, page: params.page }, query.size);
    return { type: 'image/webp', from };
  };
