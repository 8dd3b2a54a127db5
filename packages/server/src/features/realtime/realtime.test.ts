import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

import { authApi } from '@quitus/api/auth.api';
import { LIVE_PATH, type LiveMessage, liveMessage, type LiveRequest } from '@quitus/api/live';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, invite, type Person } from '../../../test/people.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { testSite } from '../../../test/test-site.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';

const t = await createTestApp();
const { call, deps } = t;

const portOf = (app: { server: { address: () => AddressInfo | string | null } }): number => {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  return address.port;
};

/** A second process in all but name: its own application on the same database. */
const other = await createApp(
  readConfig({
    NODE_ENV: 'test',
    APP_SECRET: 'W3cRk8v-Jq0ZtY5mLh2xPd7sNf9uGb4a',
  }),
  deps,
  testSite(),
);

beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => other.close());
beforeEach(() => t.wait(1));

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

type Connection = {
  send: (request: LiveRequest | string) => void;
  heard: LiveMessage[];
  /** Resolves once that many messages were heard. */
  hear: (count: number) => Promise<LiveMessage[]>;
  closed: Promise<number>;
};

function connect(app = t.app): Promise<Connection> {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(app)}/ws`);
  open.push(socket);
  const heard: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    heard.push(liveMessage.parse(JSON.parse(String(data))));
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  const hear = (count: number) =>
    new Promise<LiveMessage[]>((resolve) => {
      const look = () => {
        if (heard.length < count) return;
        waiting.delete(look);
        resolve(heard);
      };
      waiting.add(look);
      look();
    });
  return new Promise((resolve) =>
    socket.addEventListener('open', () =>
      resolve({
        heard,
        hear,
        closed,
        send: (request) =>
          socket.send(typeof request === 'string' ? request : JSON.stringify(request)),
      }),
    ),
  );
}

const ticketOf = async (person: Person) => {
  t.as(person.access);
  return (await call(authApi.websocketTicket)).ticket;
};

async function signedConnection(person: Person, app = t.app): Promise<Connection> {
  const connection = await connect(app);
  connection.send({ type: 'hello', ticket: await ticketOf(person) });
  await connection.hear(1);
  return connection;
}

const rename = (person: Person, uid: string) => {
  t.as(person.access);
  return call(portfoliosApi.edit, { params: { uid }, body: { reference: 'R' } });
};

/** Everything sent before this answer has arrived, since a line keeps the order. */
async function settle(connection: Connection, person: Person): Promise<void> {
  const uid = await createDossier(t, person);
  const count = connection.heard.length;
  connection.send({ type: 'follow', portfolio_uid: uid, after: 0 });
  await connection.hear(count + 1);
}

/** What the server says to a browser that asks for a line from this page. */
const upgrade = (app: typeof t.app, origin: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = httpRequest({
      host: '127.0.0.1',
      port: portOf(app),
      path: LIVE_PATH,
      agent: false,
      headers: {
        origin,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

it('opens no line to a page of another site', async () => {
  const here = `http://127.0.0.1:${portOf(t.app)}`;
  expect(await upgrade(t.app, 'http://quitus.test')).toBe(101);
  expect(await upgrade(t.app, here)).toBe(101);
  for (const origin of ['https://ailleurs.example', 'http://quitus.test.ailleurs.example', 'null'])
    expect([origin, await upgrade(t.app, origin)]).toEqual([origin, 403]);

  const config = {
    demo: false,
    metrics_token: null,
    production: true,
    requests_per_minute: 100,
    trust_proxy: 0,
  };
  const live = await createApp(config, deps, testSite());
  await live.listen({ port: 0, host: '127.0.0.1' });
  expect(await upgrade(live, 'http://quitus.test')).toBe(101);
  expect(await upgrade(live, `http://127.0.0.1:${portOf(live)}`)).toBe(403);
  await live.close();
});

describe('a live line', () => {
  it('needs a ticket, and a ticket opens one line', async () => {
    const person = await createPerson(t, 'PRO_UNLIMITED');
    const ticket = await ticketOf(person);
    const first = await connect();
    first.send({ type: 'hello', ticket });
    expect(await first.hear(1)).toEqual([{ type: 'welcome' }]);
    for (const bad of [ticket, 'faux']) {
      const connection = await connect();
      connection.send({ type: 'hello', ticket: bad });
      expect(await connection.closed).toBe(4401);
    }
    const late = await ticketOf(person);
    t.wait(61);
    const connection = await connect();
    connection.send({ type: 'hello', ticket: late });
    expect(await connection.closed).toBe(4401);
  });

  it('is closed at the first message that makes no sense', async () => {
    for (const nonsense of ['{', '{"type":"follow"}', JSON.stringify({ type: 'unfollow' })]) {
      const connection = await connect();
      connection.send(nonsense);
      expect(await connection.closed).toBe(4400);
    }
  });

  it('tells what was missed, then what happens, each once and in order', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    await rename(owner, uid);
    const connection = await signedConnection(owner);
    connection.send({ type: 'follow', portfolio_uid: uid, after: 1 });
    await connection.hear(2);
    await rename(owner, uid);
    await rename(owner, uid);
    const heard = await connection.hear(4);
    expect(heard.slice(1).map((message) => 'number' in message && message.number)).toEqual([
      2, 3, 4,
    ]);
  });

  it('loses nothing of what happens while it catches up', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const connection = await signedConnection(owner);
    const changes = Array.from({ length: 20 }, () => rename(owner, uid));
    connection.send({ type: 'follow', portfolio_uid: uid, after: 0 });
    await Promise.all(changes);
    const heard = await connection.hear(22);
    expect(heard.slice(1).map((message) => 'number' in message && message.number)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
  });

  it('hears what another process did', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const connection = await signedConnection(owner, other);
    connection.send({ type: 'follow', portfolio_uid: uid, after: 1 });
    await settle(connection, owner);
    await rename(owner, uid);
    expect((await connection.hear(3)).at(-1)).toMatchObject({
      type: 'event',
      portfolio_uid: uid,
      kind: 'PORTFOLIO_EDITED',
    });
  });

  it('says the same of a dossier that is not theirs as of one that does not exist', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const connection = await signedConnection(await createPerson(t, 'PRO_UNLIMITED'));
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const portfolio_uid of [uid, unknown])
      connection.send({ type: 'follow', portfolio_uid, after: 0 });
    // Each is looked up by itself: their answers come in any order.
    expect(new Set((await connection.hear(3)).slice(1))).toEqual(
      new Set([
        { type: 'gone', portfolio_uid: uid },
        { type: 'gone', portfolio_uid: unknown },
      ]),
    );
  });

  it('tells a buyer nothing of the seller’s papers, nor of the people', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const buyer = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    await invite(t, uid, buyer, 'ACQUEREUR');
    const connection = await signedConnection(buyer);
    connection.send({ type: 'follow', portfolio_uid: uid, after: 1 });
    await settle(connection, buyer);
    for (const document_type of ['RIB', 'PV_AG'] as const)
      await bringSlotTo(deps, uid, document_type, 'VERIFIED');
    expect((await connection.hear(3)).at(-1)).toMatchObject({ document_type: 'PV_AG', number: 5 });
  });

  it('ends for a guest who is removed, at once', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const guest = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    await invite(t, uid, guest, 'NOTAIRE');
    const connection = await signedConnection(guest);
    connection.send({ type: 'follow', portfolio_uid: uid, after: 1 });
    await settle(connection, guest);
    t.as(owner.access);
    await call(portfoliosApi.removeGuest, { params: { uid, account_id: guest.id } });
    await rename(owner, uid);
    await settle(connection, guest);
    expect(connection.heard.slice(2)).toEqual([
      { type: 'gone', portfolio_uid: uid },
      expect.objectContaining({ kind: 'PORTFOLIO_CREATED' }),
    ]);
  });

  it('catches up after the database dropped its connections', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    const connection = await signedConnection(owner);
    connection.send({ type: 'follow', portfolio_uid: uid, after: 1 });
    await settle(connection, owner);
    // The one that listens: by then its heartbeat may have been its last query.
    await t.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query like 'listen %' or query = 'select 1')`,
    );
    await deps.db.execute(
      sql`update portfolios set event_number = event_number + 1 where uid = ${uid}`,
    );
    await deps.db.execute(
      sql`insert into portfolio_events (portfolio_uid, number, kind, created_at) values (${uid}, 2, 'PORTFOLIO_EDITED', now())`,
    );
    expect((await connection.hear(3)).at(-1)).toMatchObject({ portfolio_uid: uid, number: 2 });
  });
});

describe('the line of a visitor', () => {
  const sharedDossier = async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    await keepFile(t, uid, { document_type: 'PV_AG' });
    const id = randomUUID();
    t.as(owner.access);
    const { url } = await call(sharingApi.createShare, {
      params: { uid },
      body: {
        id,
        audience: 'NOTAIRE',
        recipient: 'Étude Martin',
        email: null,
        categories: ['DOCS_IMMEUBLE_COPROPRIETE'],
        document_types: [],
        days: 30,
        code: null,
        ...usualOptions('NOTAIRE'),
      },
    });
    const token = url.split('/').at(-1) ?? '';
    const { visit } = await call(visitsApi.openShare, { body: { token } });
    return { owner, uid, id, visit };
  };

  it('hears that something changed in what it was shown, from any process, and no more', async () => {
    const { owner, uid, id, visit } = await sharedDossier();
    const connection = await connect(other);
    connection.send({ type: 'hello', visit });
    await connection.hear(1);
    await rename(owner, uid);
    const elsewhere = await sharedDossier();
    t.as(elsewhere.owner.access);
    const params = { uid: elsewhere.uid, share_id: elsewhere.id };
    await call(sharingApi.revokeShare, { params });
    t.as(owner.access);
    await call(sharingApi.revokeShare, { params: { uid, share_id: id } });
    expect(await connection.hear(2)).toEqual([{ type: 'welcome' }, { type: 'share_changed' }]);
  });

  it('is not opened by a link that is closed, nor by a visit nobody made', async () => {
    const { owner, uid, id, visit } = await sharedDossier();
    t.as(owner.access);
    await call(sharingApi.pauseShare, { params: { uid, share_id: id } });
    for (const bad of [visit, 'faux']) {
      const connection = await connect();
      connection.send({ type: 'hello', visit: bad });
      expect(await connection.closed).toBe(4401);
    }
  });
});
