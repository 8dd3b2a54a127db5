// GET /ws: the first message shows the one-time ticket, the next ones say which dossiers to follow.
// Somebody with a share link shows their visit instead, and has nothing more to say.
import type { IncomingHttpHeaders } from 'node:http';

import websocket from '@fastify/websocket';
import { ApiError, fail } from '@quitus/api/errors';
import { LIVE_PATH, type LiveMessage, liveRequest, type LiveRequest } from '@quitus/api/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

import { isDatabaseAway } from '../../db/away.ts';
import type { Deps } from '../../deps.ts';
import { findLivingSessions, redeemTicket } from '../auth/door.ts';
import { findLivingVisits, findVisitor } from '../visits/door.ts';
import { listenToEvents } from './event-feed.ts';
import { createHub, type Viewer } from './hub.ts';
import { createVisitors, type Watcher } from './visitors.ts';

const HELLO_MS = 5000;
const PULSE_MS = 30_000;
const MAX_MESSAGE_BYTES = 4096;
/** A browser that no longer reads must not fill our memory. */
const MAX_WAITING_BYTES = 1 << 20;

const CLOSE = { goingAway: 1001, badMessage: 4400, signedOut: 4401, tooSlow: 4408 } as const;

/** An open line: an account's, which follows dossiers, or a visitor's, which only listens. */
type Connection = {
  who: { session_id: string } | { visit_id: string };
  alive: boolean;
  hear: (request: LiveRequest) => Promise<void> | void;
  leave: () => void;
};

export async function serveRealtime(
  app: FastifyInstance,
  deps: Deps,
  { production }: { production: boolean },
): Promise<void> {
  const ours = new URL(deps.publicUrl).origin;
  /** Another site must not open a line through somebody's browser. What is no browser says no origin. */
  const isForeign = ({ origin, host = '' }: IncomingHttpHeaders): boolean =>
    origin !== undefined &&
    origin !== ours &&
    // On a laptop the service has several names.
    (production || URL.parse(origin)?.host !== host);

  const hub = createHub(deps);
  const visitors = createVisitors();
  const open = new Map<WebSocket, Connection>();
  const greeted = new WeakSet<WebSocket>();
  const feed = await listenToEvents(
    deps,
    (notice) => {
      if ('file_id' in notice) return hub.sendProgress(notice);
      if ('run_id' in notice) return hub.sendRun(notice);
      if ('controlled' in notice) return hub.sendControl(notice);
      void hub.receive(notice);
      visitors.receive(notice);
    },
    () => {
      void hub.resume();
      visitors.resume();
    },
  );
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });

  const sender = (socket: WebSocket) => (message: string) => {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.close(CLOSE.tooSlow);
    else socket.send(message);
  };

  async function accountLine(ticket: string, send: (message: string) => void) {
    const actor = await redeemTicket(deps.db, ticket, deps.now());
    if (!actor) return null;
    const viewer: Viewer = { actor, send };
    return (): Connection => {
      hub.enter(viewer);
      return {
        who: actor,
        alive: true,
        hear: async (request) => {
          if (request.type === 'follow')
            await hub.follow(viewer, request.portfolio_uid, request.after);
          if (request.type === 'unfollow') hub.unfollow(viewer, request.portfolio_uid);
        },
        leave: () => hub.leave(viewer),
      };
    };
  }

  async function visitorLine(visit: string, send: (message: string) => void) {
    const visitor = await findVisitor(deps.db, visit, deps.now()).catch(nobodyIfClosed);
    if (!visitor) return null;
    const watcher: Watcher = { visitor, send };
    return (): Connection => {
      visitors.enter(watcher);
      return { who: visitor, alive: true, hear: () => {}, leave: () => visitors.leave(watcher) };
    };
  }

  async function greet(
    socket: WebSocket,
    { ticket, visit }: { ticket?: string | undefined; visit?: string | undefined },
  ) {
    const send = sender(socket);
    const opened = visit ? await visitorLine(visit, send) : await accountLine(ticket ?? '', send);
    if (!opened) return socket.close(CLOSE.signedOut);
    if (socket.readyState !== socket.OPEN) return;
    open.set(socket, opened());
    deps.metrics.socketsOpen(open.size);
    send(JSON.stringify({ type: 'welcome' } satisfies LiveMessage));
  }

  async function hear(socket: WebSocket, text: string): Promise<void> {
    const request = readRequest(text);
    if (!request || (request.type === 'hello') === greeted.has(socket))
      return socket.close(CLOSE.badMessage);
    if (request.type !== 'hello') return open.get(socket)?.hear(request);
    greeted.add(socket);
    return greet(socket, request);
  }

  const onRequest = async ({ headers }: FastifyRequest) => {
    if (isForeign(headers)) fail('FORBIDDEN');
  };
  app.get(LIVE_PATH, { websocket: true, onRequest, schema: { hide: true } }, (socket) => {
    const late = setTimeout(() => {
      if (!open.has(socket)) socket.close(CLOSE.signedOut);
    }, HELLO_MS);
    socket.on('message', (data: Buffer) => {
      hear(socket, data.toString()).catch((cause: unknown) => {
        // An outage was told once; the browser calls again.
        if (!isDatabaseAway(cause)) deps.log.error({ err: cause }, 'a live request failed');
        socket.close(CLOSE.goingAway);
      });
    });
    socket.on('pong', () => {
      const connection = open.get(socket);
      if (connection) connection.alive = true;
    });
    socket.on('close', () => {
      clearTimeout(late);
      open.get(socket)?.leave();
      open.delete(socket);
      deps.metrics.socketsOpen(open.size);
    });
  });

  /** Lines that went dead are dropped, and so are sessions and links that were ended elsewhere. */
  async function pulse(): Promise<void> {
    for (const [socket, connection] of open) {
      if (!connection.alive) socket.terminate();
      connection.alive = false;
      socket.ping();
    }
    const connections = [...open.values()].map(({ who }) => who);
    const sessions = connections.flatMap((who) => ('session_id' in who ? [who.session_id] : []));
    const visits = connections.flatMap((who) => ('visit_id' in who ? [who.visit_id] : []));
    const living = new Set([
      ...(await findLivingSessions(deps.db, sessions)),
      ...(await findLivingVisits(deps.db, visits, deps.now())),
    ]);
    for (const [socket, { who }] of open)
      if (!living.has('session_id' in who ? who.session_id : who.visit_id))
        socket.close(CLOSE.signedOut);
  }
  const timer = setInterval(() => {
    pulse().catch((cause: unknown) => {
      if (!isDatabaseAway(cause)) deps.log.warn({ err: cause }, 'live lines not checked');
    });
  }, PULSE_MS);

  app.addHook('preClose', async () => {
    clearInterval(timer);
    await feed.stop();
    for (const socket of open.keys()) socket.close(CLOSE.goingAway);
  });
}

/** A link that was closed gives nobody, like one that never was. */
function nobodyIfClosed(cause: unknown): null {
  if (cause instanceof ApiError) return null;
  throw cause;
}

function readRequest(text: string): LiveRequest | undefined {
  try {
    return liveRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
