// The picture itself, for pages and for mails read anywhere: no session is asked for, and the address
// cannot be guessed.
import { fail } from '@quitus/api/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import { findLogoPng } from './branding.queries.ts';

const address = z.object({ organization_id: z.uuid(), sha256: z.string().length(64) });

export function serveLogos(api: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  api.get(
    '/accounts/branding/logo/:organization_id/:sha256.png',
    { schema: { hide: true } },
    async (request, reply) => {
      const { data } = address.safeParse(request.params);
      const png = data && (await findLogoPng(db, data));
      if (!png) return fail('NOT_FOUND');
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(png);
    },
  );
}
