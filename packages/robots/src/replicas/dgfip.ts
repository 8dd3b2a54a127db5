// A local tax office: the space and its identity provider, each on its own port, as they are two hosts in life.
import { createServer } from 'node:http';

import { DAY_MS } from '@quitus/domain/time/durations';
import type { FastifyInstance } from 'fastify';

import { openIdp } from './dgfip/idp.ts';
import { htmlPage } from './dgfip/layouts.ts';
import { openSpace } from './dgfip/space.ts';
import { sampleTaxHome, taxPapers } from './dgfip/tax-papers.ts';
import {
  allBut,
  type Replica,
  type ReplicaOptions,
  type ReplicaPaper,
  type Scenario,
} from './replica.ts';
import { serveReplica, type Stage } from './serve-replica.ts';

const DEMO = { login: '0112345678901', password: 'impots-de-demonstration' };

const PLAYED = allBut('two-buildings', 'password-expired', 'cgu', 'captcha');

export type DgfipReplica = Replica & {
  /** Titles of the files that left, in order. */
  opened: () => readonly string[];
};

/** A version of a browser is four weeks; this one came out in November 2024. */
const KNOWN_VERSION = { number: 131, at: Date.UTC(2024, 10, 12) };
/** Printed once for all the tax offices. */
const PAPERS = taxPapers(sampleTaxHome());
const VERSION_MS = 28 * DAY_MS;
const TWO_YEARS_MS = 2 * 365 * DAY_MS;

function isOldBrowser(user_agent: string, now: Date): boolean {
  const version = /(?:Chrome|Firefox)\/(\d+)/.exec(user_agent)?.[1];
  if (version === undefined) return true;
  const came = KNOWN_VERSION.at + (Number(version) - KNOWN_VERSION.number) * VERSION_MS;
  return now.getTime() - came > TWO_YEARS_MS;
}

/** Each of the two hosts has its own pages. */
const isOfIdp = (method: string, url: string): boolean =>
  /^\/(?:oauth2\/|GetContexte$|ValidationCode$)/.test(url) || (method === 'POST' && url === '/');

type Closed = { status: number; page: string };
const CLOSED: Partial<Record<Scenario, Closed>> = {
  maintenance: {
    status: 503,
    page: htmlPage('Maintenance', '<p>Le service est en cours de maintenance.</p>'),
  },
  'maintenance-200': {
    status: 200,
    page: htmlPage('Maintenance', '<p>Le service est momentanément indisponible.</p>'),
  },
  'bot-wall': {
    status: 403,
    page: htmlPage('Vérification', '<p>Confirmez que vous n’êtes pas un robot.</p>'),
  },
};
const OLD_BROWSER: Closed = {
  status: 503,
  page: htmlPage('Accès refusé', '<p>Protection anti-bot : navigateur non pris en charge.</p>'),
};

/** The first notice under two ids, another under its title, another in its place. */
function spoiltLists(papers: readonly ReplicaPaper[]): Partial<Record<Scenario, ReplicaPaper[]>> {
  const [first, ...rest] = papers;
  if (!first) return {};
  const label = ({ title }: ReplicaPaper) => title.split(' - ')[0];
  const isOfOtherHome = (paper: ReplicaPaper) =>
    label(paper) === label(first) && paper.title !== first.title;
  const { bytes } = rest.find(isOfOtherHome) ?? rest[0] ?? first;
  const second = { ...first, id: `${first.id}/bis` };
  return {
    'duplicate-document': [first, second, ...rest],
    'duplicate-title': [first, { ...second, bytes }, ...rest],
    misfiled: [{ ...first, bytes }, ...rest],
  };
}

export async function startDgfipReplica(options: ReplicaOptions): Promise<DgfipReplica> {
  const papers = options.papers ?? PAPERS;
  const played: Partial<Record<Scenario, readonly ReplicaPaper[]>> = {
    empty: [],
    ...spoiltLists(papers),
  };
  const opened: string[] = [];
  const host = options.host ?? '127.0.0.1';
  let idp = '';
  let idpPort = 0;

  const gate = (app: FastifyInstance, stage: Stage) =>
    app.addHook('onRequest', async ({ method, url, headers, socket }, reply) => {
      if (url.startsWith('/__')) return;
      const isOld = isOldBrowser(headers['user-agent'] ?? '', stage.now());
      const closed = isOld ? OLD_BROWSER : CLOSED[stage.scenario];
      if (closed)
        await reply.code(closed.status).type('text/html; charset=utf-8').send(closed.page);
      else if ((socket.localPort === idpPort) !== isOfIdp(method, url))
        await reply.code(404).send();
    });

  const routes = async (app: FastifyInstance, stage: Stage) => {
    const server = createServer((request, response) => app.routing(request, response));
    const wanted = options.port ? options.port + 1 : 0;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, host, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('no port for the identity provider');
    idpPort = address.port;
    idp = `http://${host}:${idpPort}`;
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    });
    gate(app, stage);
    const appUrl = () => {
      const [own] = app.addresses();
      return typeof own === 'object' ? `http://${host}:${own.port}` : '';
    };
    const provider = openIdp(app, stage, { app: appUrl, idp: () => idp });
    const now = () => played[stage.scenario] ?? papers;
    openSpace(app, stage, provider, now, ({ title }) => void opened.push(title));
  };

  const replica = await serveReplica(
    {
      credentials: DEMO,
      scenarios: PLAYED,
      routes,
      tenant: (url) => ({ app_url: url, idp_url: idp }),
    },
    options,
  );
  return { ...replica, opened: () => opened };
}
