// GET /metrics, on a port of its own or behind a token on the port of the pages.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';

import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import { watchBacklog } from './backlog.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/** A process, as far as it is counted. */
type Counted = { db: Db; log: Logger; metrics: Metrics };

type Scrape = () => Promise<{ type: string; text: string }>;

function createScrape(deps: Counted): Scrape {
  const { registry } = deps.metrics;
  const countBacklog = watchBacklog(registry, deps);
  return async () => {
    await countBacklog();
    return { type: registry.contentType, text: await registry.metrics() };
  };
}

const scrapes = new WeakMap<Counted, Scrape>();

/** One per process, whichever ports lead to it. */
function scrapeOf(deps: Counted): Scrape {
  const scrape = scrapes.get(deps) ?? createScrape(deps);
  scrapes.set(deps, scrape);
  return scrape;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Of the same length whatever was given, so that the time it takes says nothing. */
export const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

/** Without a token there is no such address on the port that everybody reaches. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics_token: token }: Pick<Config, 'metrics_token'>,
  deps: Counted,
): void {
  if (token === null) return;
  const scrape = scrapeOf(deps);
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isBearer(request.headers.authorization, token))
      return reply.status(401).header('www-authenticate', 'Bearer').send('');
    const { type, text } = await scrape();
    return reply.header('content-type', type).send(text);
  });
}

/** The same on a port of its own; the token, where there is one, is asked for here too. */
export async function startMetrics(
  config: Pick<Config, 'metrics_port' | 'metrics_host' | 'metrics_token'>,
  deps: Counted,
): Promise<{ stop: () => Promise<void>; port: number | null }> {
  collectDefaultMetrics({ register: deps.metrics.registry });
  const { metrics_port: port, metrics_host: host, metrics_token: token } = config;
  if (port === null) return { stop: async () => {}, port: null };
  const scrape = scrapeOf(deps);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== PATH || request.method !== 'GET') return end(response, 404);
    if (token !== null && !isBearer(request.headers.authorization, token))
      return end(response, 401);
    const { type, text } = await scrape();
    response.writeHead(200, { 'content-type': type }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      deps.log.error({ err: cause }, 'metrics could not be told');
      end(response, 500);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
