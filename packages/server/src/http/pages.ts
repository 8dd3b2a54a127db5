import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Site, SiteFile } from './site.ts';

type Encoding = keyof SiteFile['bodies'];

function pickEncoding(file: SiteFile, accepted: string): Encoding {
  if (file.bodies.br && /\bbr\b/.test(accepted)) return 'br';
  return file.bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: 200 | 404) {
  reply.headers(file.headers);
  if (status === 200 && request.headers['if-none-match'] === file.headers['etag'])
    return reply.status(304).send();
  const encoding = pickEncoding(file, request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).send(file.bodies[encoding]);
}

/** Everything that is not the API: a page, a file of the build, or the not-found page. */
export function servePages(app: FastifyInstance, site: Site): void {
  app.get('/*', (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path.length > 1 && path.endsWith('/')) {
      const target = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
      return reply.redirect(query === undefined ? target : `${target}?${query}`, 308);
    }
    const { file, status } = site.find(path);
    return send(request, reply, file, status);
  });
}
