import type { FastifyInstance } from 'fastify';

import type { Headers } from './security-headers.ts';
import type { Site, SiteFile } from './site.ts';

/** The exact head and body of an answer: nothing is left to compute when a request comes. */
type Ready = { status: 200 | 404; head: string[]; body: Buffer };
type ReadyFile = { etag: string; unchanged: string[]; br: Ready; gzip: Ready; identity: Ready };

function prepare({ bodies, headers }: SiteFile, common: Headers, status: 200 | 404): ReadyFile {
  const shared = { ...common, ...headers };
  const ready = (encoding: keyof SiteFile['bodies']): Ready => {
    const body = bodies[encoding] ?? bodies.identity;
    const encoded = body === bodies.identity ? {} : { 'content-encoding': encoding };
    const length = { 'content-length': String(body.length) };
    return { status, body, head: Object.entries({ ...shared, ...encoded, ...length }).flat() };
  };
  return {
    etag: status === 200 ? (headers['etag'] ?? '') : '',
    unchanged: Object.entries(shared).flat(),
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

/** Everything that is not the API: a page, a file of the build, or the not-found page. */
export function servePages(app: FastifyInstance, site: Site, common: Headers): void {
  const shell = prepare(site.shell, common, 200);
  const notFound = prepare(site.notFound, common, 404);
  const files = new Map(
    [...site.files].map(([path, file]) => [path, prepare(file, common, 200)] as const),
  );
  const writtenForAny = [...site.writtenForAny.values()].map(({ file, matches }) => ({
    file: prepare(file, common, 200),
    matches,
  }));
  const pageAt = (path: string): ReadyFile =>
    writtenForAny.find(({ matches }) => matches(path))?.file ??
    (site.isPage(path) ? shell : notFound);

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const known = files.get(path);
    const tidy = path.replace(/\/+$/, '');
    // Only to a page that is ours: « /\ailleurs/ » and its like are another site to a browser.
    if (!known && tidy !== path && (files.has(tidy) || site.isPage(tidy)))
      return reply.redirect(tidy + request.url.slice(path.length), 308);
    const file = known ?? pageAt(path);
    reply.hijack();
    if (file.etag !== '' && request.headers['if-none-match'] === file.etag) {
      reply.raw.writeHead(304, file.unchanged).end();
      return undefined;
    }
    const { status, head, body } = pick(file, request.headers['accept-encoding']);
    reply.raw.writeHead(status, head).end(body);
    return undefined;
  });
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
