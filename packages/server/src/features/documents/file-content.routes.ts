// The bytes of a file and the pictures of its pages, for whoever may see the document.
import { fail } from '@quitus/api/errors';
import { addsAnything, seesDocument } from '@quitus/domain/portfolios/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { contentKey } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';
import { admitAccount, type Doors } from '../../http/admit.ts';
import { findVisible } from '../portfolios/portfolios.queries.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { findFile, isKept } from './files.queries.ts';
import { pageImage } from './page-images.ts';

const address = z.object({ uid: z.uuid(), file_id: z.uuid() });
const pageAddress = address.extend({ page: z.coerce.number().int().min(1).max(10_000) });

const MIME: Record<string, string> = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  TIFF: 'image/tiff',
  HEIC: 'image/heic',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

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
    return seen ? file : fail('NOT_FOUND');
  }

  api.get(
    '/portfolios/:uid/files/:file_id/content',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await findReadable(request);
      return reply
        .header('content-type', MIME[file.format ?? ''] ?? 'application/octet-stream')
        .header('content-length', file.size)
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .send(await deps.storage.open(contentKey(file.portfolio_uid, file.sha256)));
    },
  );

  api.get(
    '/portfolios/:uid/files/:file_id/pages/:page',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await findReadable(request);
      const { data } = pageAddress.safeParse(request.params);
      if (!data || data.page > (file.pages ?? 0)) return fail('NOT_FOUND');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'private, max-age=3600')
        .send(await pageImage(deps, file, data.page));
    },
  );
}
