// Pages and bytes of what a link shows, with its text burnt in where it wants one.
import { fail } from '@quitus/api/errors';
import { isWatermarked, watermarkText } from '@quitus/domain/sharing/share-link';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pageImage, PICTURES } from '../../adapters/pages/page-images.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';
import { admitVisitor, type Doors } from '../../http/admit.ts';
import { sendContent } from '../../http/send-file.ts';
import { ensureCopy } from '../downloads/watermarked-copies.queries.ts';
import { findLink, findSharedFile, type SharedFile } from './shared-dossier.queries.ts';
import type { StoredShare } from './sharing.queries.ts';
import { countDownload, logVisit } from './visits.queries.ts';

const address = z.object({ file_id: z.uuid() });
const pageAddress = address.extend({ page: z.coerce.number().int().min(1).max(10_000) });
const pageQuery = z.object({ size: z.enum(PICTURES).default('page') });

export function serveVisitContent(api: FastifyInstance, deps: Deps, doors: Doors): void {
  const { db, storage, now } = deps;

  async function find(request: FastifyRequest) {
    const visitor = await admitVisitor(request, doors, now());
    const { data } = address.safeParse(request.params);
    if (!data) return fail('NOT_FOUND');
    const link = await findLink(db, visitor.share_id);
    const file = await findSharedFile(db, link, data.file_id);
    const user_agent = request.headers['user-agent']?.slice(0, 300) ?? null;
    return { link, file, mark: markOf(link, file), said: { about: file.name, user_agent } };
  }

  api.get(
    '/share/files/:file_id/pages/:page',
    { schema: { hide: true } },
    async (request, reply) => {
      const { link, file, mark, said } = await find(request);
      const { data: params } = pageAddress.safeParse(request.params);
      const { data: query } = pageQuery.safeParse(request.query);
      if (!params || !query) return fail('NOT_FOUND');
      const { page } = params;
      const image = await pageImage(storage, { file, page, mark }, query.size);
      if (page === 1 && query.size === 'page')
        await logVisit(db, link.id, 'FILE_VIEWED', said, now());
      // Asked again at every look: a link that was closed shows nothing more.
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'private, no-store')
        .send(image);
    },
  );

  api.route({
    method: ['GET', 'HEAD'],
    url: '/share/files/:file_id/content',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { link, file, mark, said } = await find(request);
      if (!link.allow_download) return fail('DOWNLOAD_NOT_ALLOWED');
      if (request.method === 'GET') await countDownload(db, link, 'FILE_DOWNLOADED', said, now());
      const disposition = 'attachment';
      if (!mark) {
        const key = contentKey(file.portfolio_uid, file.sha256);
        return sendContent(reply, request, storage, key, { ...file, disposition });
      }
      const copy = await ensureCopy(deps, mark, file);
      if ('refusal' in copy) return fail('NOT_FOUND');
      const name = `${file.name.replace(/\.[^.]+$/, '')}.pdf`;
      const sent = { ...copy, name, format: 'PDF', disposition } as const;
      return sendContent(reply, request, storage, copy.key, sent);
    },
  });
}

const markOf = (link: StoredShare, file: SharedFile) =>
  isWatermarked(link.watermark, file.document_type)
    ? { share_id: link.id, text: watermarkText(link) }
    : undefined;
