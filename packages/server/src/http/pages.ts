import type { FastifyInstance } from 'fastify';

import type { Headers } from './security-headers.ts';
import type { Site, SiteFile } from './site.ts';

type Ready = { headers: Headers; body: Buffer };
type ReadyFile = { etag: string; br: Ready; gzip: Ready; identity: Ready };

/** The exact head and body of each answer, made once per file and encoding. */
function prepare({ bodies, headers }: SiteFile, common: Headers): ReadyFile {
  const ready = (encoding: keyof SiteFile['bodies']): Ready => {
    const body = bodies[encoding] ?? bodies.identity;
    const encoded = body === bodies.identity ? {} : { 'content-encoding': encoding };
    const length = { 'content-length': String(body.length) };
    return { body, headers: { ...common, ...headers, ...encoded, ...length } };
  };
  return {
    etag: headers['etag'] ?? '',
    br: ready('br'),
    gzip: ready('gzip'),
    identity: ready('identity'),
  };
}

function pick(file: ReadyFile, accepted: string | undefined): Ready {
  if (accepted === undefined) return file.identity;
  if (/\bbr\b/.test(accepted)) return file.br;
  return /\bgzip\b/.test(accepted) ? file.gzip : file.identity;
}

/**
 * Everything that is not the API: a page, a file of the build, or the not-found page.
 * Written straight to the socket, since nothing is left to compute.
 */
export function servePages(app: FastifyInstance, site: Site, common: Headers): void {
  const prepared = new Map<SiteFile, ReadyFile>();
  const readyFile = (file: SiteFile): ReadyFile => {
    const known = prepared.get(file) ?? prepare(file, common);
    prepared.set(file, known);
    return known;
  };

  app.get('/*', (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path.length > 1 && path.endsWith('/')) {
      const target = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
      return reply.redirect(query === undefined ? target : `${target}?${query}`, 308);
    }
    const { file, status } = site.find(path);
    const ready = readyFile(file);
    reply.hijack();
    if (status === 200 && request.headers['if-none-match'] === ready.etag) {
      const { 'content-length': _, ...headers } = ready.identity.headers;
      reply.raw.writeHead(304, headers).end();
      return undefined;
    }
    const { headers, body } = pick(ready, request.headers['accept-encoding']);
    reply.raw.writeHead(status, headers).end(body);
    return undefined;
  });
}
