// The bytes of a file and the pictures of its pages, for whoever may see the document.
import { fail } from '@quitus/api/errors';
import { addsAnything, seesDocument } from '@quitus/domain/portfolios/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pageImage, PICTURES } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import { recordStaffOpening } from '../../audit/audit.queries.ts';
import type { Deps } from '../../deps.ts';
import { admitAccount, type Doors } from '../../http/admit.ts';
import { sendContent } from '../../http/send-file.ts';
import { findVisible } from '../portfolios/portfolios.queries.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { findFile, isKept } from './files.queries.ts';

const address = z.object({ uid: z.uuid(), file_id: z.uuid() });
const pageAddress = address.extend({ page: z.coerce.number().int().min(1).max(10_000) });
const pageQuery = z.object({ size: z.enum(PICTURES).default('page') });

export function serveFileContent(api: FastifyInstance, deps: Deps, doors: Doors): void {
  async function findReadable(request: FastifyRequest) {
    const actor = await admitAccount(request, doors, deps.now());
    const { data } = address.safeParse(request.params);
    const visible = data && (await findVisible(deps.db, actor, data.uid));
    const file = data && (await findFile(deps.db, data.file_id));
    if (!visible || file?.portfolio_uid !== visible.portfolio.uid || !isKept(file))
      return fail('NOT_FOUND');
    const { document_type } = file;
    const seen =
      document_type === null
        ? addsAnything(visible.relation) || file.added_by_id === actor.account_id
        : seesDocument(
            visible.relation,
            document_type,
            await findStatus(deps.db, { ...file, document_type }),
          );
    if (!seen) return fail('NOT_FOUND');
    if (visible.relation === 'STAFF')
      await recordStaffOpening(deps.db, actor, { ...file, file_id: file.id });
    return file;
  }

  api.route({
    method: ['GET', 'HEAD'],
    url: '/portfolios/:uid/files/:file_id/content',
    schema: { hide: true },
    handler: async (request, reply) => {
      const file = await findReadable(request);
      const key = contentKey(file.portfolio_uid, file.sha256);
      return sendContent(reply, request, deps.storage, key, { ...file, disposition: 'attachment' });
    },
  });

  api.get(
    '/portfolios/:uid/files/:file_id/pages/:page',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await findReadable(request);
      const { data: params } = pageAddress.safeParse(request.params);
      const { data: query } = pageQuery.safeParse(request.query);
      if (!params || !query) return fail('NOT_FOUND');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'private, max-age=3600')
        .send(await pageImage(deps.storage, { file, page: params.page }, query.size));
    },
  );
}
