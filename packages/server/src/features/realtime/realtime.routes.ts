// GET /ws: the first message shows the one-time ticket, the next ones say which dossiers to follow.
import websocket from '@fastify/websocket';
import { LIVE_PATH, liveRequest } from '@quitus/api/live';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

import type { Deps } from '../../deps.ts';
import { findLivingSessions, redeemTicket } from '../auth/live-sessions.queries.ts';
import { listenToEvents } from './event-feed.ts';
import { createHub, type Viewer } from './hub.ts';

const HELLO_MS = 5000;
const PULSE_MS = 30_000;
const MAX_MESSAGE_BYTES = 4096;
/** A browser that no longer reads must not fill our memory. */
const MAX_WAITING_BYTES = 1 << 20;

const CLOSE = { goingAway: 1001, badMessage: 4400, signedOut: 4401, tooSlow: 4408 } as const;

type Open = { viewer: Viewer; alive: boolean };

export async function serveRealtime(app: FastifyInstance, deps: Deps): Promise<void> {
  const hub = createHub(deps);
  const open = new Map<WebSocket, Open>();
  const greeted = new WeakSet<WebSocket>();
  const feed = await listenToEvents(
    deps,
    (notice) => void hub.receive(notice),
    () => void hub.resume(),
  );
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });

  async function greet(socket: WebSocket, ticket: string): Promise<void> {
    const actor = await redeemTicket(deps.db, ticket, deps.now());
    if (!actor) return socket.close(CLOSE.signedOut);
    const viewer: Viewer = {
      actor,
      send: (message) => {
        if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.close(CLOSE.tooSlow);
        else socket.send(message);
      },
    };
    if (socket.readyState !== socket.OPEN) return;
    open.set(socket, { viewer, alive: true });
    hub.enter(viewer);
    viewer.send(JSON.stringify({ type: 'welcome' }));
  }

  async function hear(socket: WebSocket, text: string): Promise<void> {
    const request = readRequest(text);
    const viewer = open.get(socket)?.viewer;
    if (!request || (request.type === 'hello') === greeted.has(socket))
      return socket.close(CLOSE.badMessage);
    if (request.type === 'hello') {
      greeted.add(socket);
      return greet(socket, request.ticket);
    }
    if (!viewer) return;
    if (request.type === 'follow') return hub.follow(viewer, request.portfolio_uid, request.after);
    hub.unfollow(viewer, request.portfolio_uid);
  }

  app.get(LIVE_PATH, { websocket: true, schema: { hide: true } }, (socket) => {
    const late = setTimeout(() => {
      if (!open.has(socket)) socket.close(CLOSE.signedOut);
    }, HELLO_MS);
    socket.on('message', (data: Buffer) => {
      hear(socket, data.toString()).catch((cause: unknown) => {
        deps.log.error({ err: cause }, 'a live request failed');
        socket.close(CLOSE.goingAway);
      });
    });
    socket.on('pong', () => {
      const one = open.get(socket);
      if (one) one.alive = true;
    });
    socket.on('close', () => {
      clearTimeout(late);
      const one = open.get(socket);
      if (one) hub.leave(one.viewer);
      open.delete(socket);
    });
  });

  /** Lines that went dead are dropped, and so are sessions that were ended elsewhere. */
  async function pulse(): Promise<void> {
    for (const [socket, one] of open) {
      if (!one.alive) socket.terminate();
      one.alive = false;
      socket.ping();
    }
    const sessions = [...open.values()].map(({ viewer }) => viewer.actor.session_id);
    const living = await findLivingSessions(deps.db, sessions);
    for (const [socket, { viewer }] of open)
      if (!living.has(viewer.actor.session_id)) socket.close(CLOSE.signedOut);
  }
  const timer = setInterval(() => {
    pulse().catch((cause: unknown) => deps.log.warn({ err: cause }, 'live sessions not checked'));
  }, PULSE_MS);

  app.addHook('preClose', async () => {
    clearInterval(timer);
    await feed.stop();
    for (const socket of open.keys()) socket.close(CLOSE.goingAway);
  });
}

function readRequest(text: string) {
  try {
    return liveRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
