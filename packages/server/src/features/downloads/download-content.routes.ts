// The bytes of a download, for whoever holds its ticket: the browser fetches them by itself, without
// a session, and may go on where it was interrupted.
import { createHash } from 'node:crypto';

import type { ErrorCode } from '@quitus/api/errors';
import { safeFileName } from '@quitus/domain/documents/file-rules';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import { sendBytes } from '../../http/send-file.ts';
import type { StoredDownload } from './download-rows.queries.ts';
import { openTicket } from './tickets.queries.ts';
import { downloadKey, layoutOf } from './zip-content.ts';
import { streamZip } from './zip-stream.ts';

const address = z.object({ ticket: z.string().min(1).max(100) });

export function serveDownloads(api: FastifyInstance, { db, storage, now }: Deps): void {
  /** What the ticket opens, or why it does not. */
  async function find(params: unknown) {
    const { data } = address.safeParse(params);
    return data ? openTicket(db, data.ticket, now()) : 'EXPIRED_DOWNLOAD_LINK';
  }

  api.route({
    method: ['GET', 'HEAD'],
    url: '/downloads/:ticket',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      const found = await find(request.params);
      if (typeof found === 'string') return reply.redirect(messagePage(found), 303);
      const { download, size } = found;
      const { format } = download;
      const name = safeFileName(
        `Dossier ${streetLine(parsePropertyAddress(found.address))}.${format.toLowerCase()}`,
      );
      const sent = {
        name,
        format,
        size,
        disposition: 'attachment',
        etag: etagOf(download),
      } as const;
      if (format === 'PDF')
        return sendBytes(reply, request, sent, (range) =>
          storage.open(downloadKey(download.id), range),
        );
      const layout = layoutOf(download.content);
      return sendBytes(reply, request, sent, (range) =>
        streamZip(layout, ({ key }, part) => storage.open(key, part), range),
      );
    },
  });
}

/** A person is looking: they get a page, not a code. */
const messagePage = (code: ErrorCode): string => `/message?error=${code}`;

/** Changes with what the download holds. */
const etagOf = ({ id, size, content }: StoredDownload): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([id, size, content]))
    .digest('base64url')
    .slice(0, 22)}"`;
