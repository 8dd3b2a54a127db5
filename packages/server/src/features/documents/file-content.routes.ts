// The bytes of a file and the pictures of its pages, for whoever may see the document.
import type { documentsApi } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import { addsAnything, seesDocument } from '@quitus/domain/portfolios/permissions';

import { pageImage } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor, Handler } from '../../http/handler.ts';
import { mimeOf } from '../../http/mime.ts';
import { findVisible } from '../portfolios/portfolios.queries.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { findFile, isKept } from './files.queries.ts';

type Address = { uid: string; file_id: string };

async function findReadable(tx: Tx, actor: Actor, { uid, file_id }: Address) {
  const visible = await findVisible(tx, actor, uid);
  const file = await findFile(tx, file_id);
  if (!visible || file?.portfolio_uid !== visible.portfolio.uid || !isKept(file))
    return fail('NOT_FOUND');
  const { document_type } = file;
  const seen =
    document_type === null
      ? addsAnything(visible.relation) || file.added_by_id === actor.account_id
      : seesDocument(
          visible.relation,
          document_type,
          await findStatus(tx, { ...file, document_type }),
        );
  return seen ? file : fail('NOT_FOUND');
}

export const fileContent: Handler<typeof documentsApi.fileContent> = async ({
  actor,
  params,
  tx,
}) => {
  const { portfolio_uid, sha256, format, size, name } = await findReadable(tx, actor, params);
  const from = { key: contentKey(portfolio_uid, sha256) };
  return { type: mimeOf(format), from, size, name, disposition: 'attachment' };
};

export const filePage =
  ({ storage }: Pick<Deps, 'storage'>): Handler<typeof documentsApi.filePage> =>
  async ({ actor, params, query, tx }) => {
    const file = await findReadable(tx, actor, params);
    const from = await pageImage(storage, { file, page: params.page }, query.size);
    return { type: 'image/webp', from };
  };
