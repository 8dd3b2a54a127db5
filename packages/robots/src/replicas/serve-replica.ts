// What every replica has: a control, a log of what was asked, codes « sent by mail », forms.
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

import {
  type Replica,
  type ReplicaOptions,
  type ReplicaSeen,
  type Scenario,
  SCENARIOS,
} from './replica.ts';

/** What the routes of one replica play from: read at each request. */
export type Stage = {
  readonly scenario: Scenario;
  readonly flags: Readonly<Record<string, string>>;
  readonly credentials: Readonly<Record<string, string>>;
  now: () => Date;
  /** In milliseconds: what tells how fast requests came. */
  clock: () => number;
  /** « Sends » six figures. */
  sendCode: (login: string, code: string) => void;
};

export type ReplicaPlay = {
  credentials: Record<string, string>;
  /** Those that mean something here. */
  scenarios: readonly Scenario[];
  routes: (app: FastifyInstance, stage: Stage) => void | Promise<void>;
  /** By the address it listens at. */
  tenant: (url: string) => unknown;
};

const change = z.object({
  scenario: z.enum(SCENARIOS).optional(),
  flags: z.record(z.string(), z.string()).optional(),
});

export async function serveReplica(play: ReplicaPlay, options: ReplicaOptions): Promise<Replica> {
  let scenario = options.scenario ?? 'ok';
  let flags = { ...options.flags };
  const credentials = options.credentials ?? play.credentials;
  const codes = new Map<string, string>();
  const seen: ReplicaSeen[] = [];
  const stage: Stage = {
    get scenario() {
      return scenario;
    },
    get flags() {
      return flags;
    },
    credentials,
    now: options.now ?? (() => new Date()),
    clock: options.clock ?? Date.now,
    sendCode: (login, code) => {
      codes.set(login, code);
      options.onCode?.(login, code);
    },
  };
  const set = (wanted: unknown) => {
    const asked = change.parse(wanted);
    if (asked.scenario && !play.scenarios.includes(asked.scenario))
      throw new Error(`this replica does not play ${asked.scenario}`);
    scenario = asked.scenario ?? scenario;
    flags = { ...flags, ...asked.flags };
  };

  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async ({ method, url, host }) => {
    if (!url.startsWith('/__'))
      seen.push({ method, path: url.split('?')[0] ?? url, host, at: stage.clock() });
  });
  app.post('/__control', async ({ body }) => {
    set(body);
    return { scenario, flags };
  });
  app.get('/__log', async () => seen);
  app.get<{ Params: { login: string } }>('/__mailbox/:login', async ({ params }) => ({
    code: codes.get(params.login) ?? null,
  }));
  await play.routes(app, stage);
  const host = options.host ?? '127.0.0.1';
  try {
    await app.listen({ host, port: options.port ?? 0 });
  } catch (cause) {
    // What its routes opened besides.
    await app.close();
    throw cause;
  }
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('a replica listens nowhere');
  const url = `http://${host}:${address.port}`;
  set({ scenario });
  return {
    url,
    tenant: play.tenant(url),
    credentials,
    control: async (wanted) => set(wanted),
    log: () => seen,
    code: (login) => codes.get(login) ?? null,
    stop: () => app.close(),
  };
}
