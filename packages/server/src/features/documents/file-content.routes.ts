// The bytes of a file and the pictures of its pages, for whoever may see the document.
import { fail } from '@quitus/api/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pageImage, PICTURES } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';
import { admitAccount, type Doors } from '../../http/admit.ts';
import { sendContent } from '../../http/send-file.ts';
import { findSeenFile } from './file-access.queries.ts';
import { isKept } from './files.queries.ts';

const address = z.object({ uid: z.uuid(), file_id: z.uuid() });
const pageAddress = address.extend({ page: z.coerce.number().int().min(1).max(10_000) });
const pageQuery = z.object({ size: z.enum(PICTURES).default('page') });

export function serveFileContent(api: FastifyInstance, deps: Deps, doors: Doors): void {
  async function findReadable(request: FastifyRequest) {
    const actor = await admitAccount(request, doors, deps.now());
    const { data } = address.safeParse(request.params);
    const file = data ? await findSeenFile(deps.db, actor, data) : fail('NOT_FOUND');
    return isKept(file) ? file : fail('NOT_FOUND');
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
