import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { inMemoryPace } from './in-memory-pace.ts';
import { type OpenSession, openSession, type SessionOptions } from './open-session.ts';
import { Secret } from './secret.ts';
import { expect as expectOn } from './session.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Answer = (response: ServerResponse, seen: Seen, times: number) => void;

const servers: Server[] = [];
const sessions: OpenSession[] = [];
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.close()));
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

/** A portal by its paths, and a session with it. */
async function portal(paths: Record<string, Answer>, options: Partial<SessionOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
      seen.push(one);
      const path = url.split('?')[0] ?? '';
      const times = seen.filter((other) => other.url.split('?')[0] === path).length;
      const answer = paths[path];
      if (answer) answer(response, one, times);
      else response.writeHead(404).end();
    })();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const host = `127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
  const session = openSession({
    hosts: [host],
    base: `http://${host}`,
    pace: inMemoryPace(),
    limits: { rps: 1000 },
    network: 'LOOPBACK',
    contact: 'robot@example.fr',
    signal: new AbortController().signal,
    now: () => new Date('2026-11-17T10:00:00Z'),
    ...options,
    tempo: { page_ms: 5000, file_ms: 5000, retry_ms: [5, 5, 5], ...options.tempo },
  });
  sessions.push(session);
  return { session, seen, host };
}

const html =
  (text: string, headers: Record<string, string | string[]> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text);
const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(text);
const to = (location: string, code = 302, headers: Record<string, string> = {}) =>
  status(code, { location, ...headers });

describe('redirections', () => {
  it('carry the cookies of each hop, and a POST becomes a GET', async () => {
    const { session, seen } = await portal({
      '/a': to('/b', 302, { 'set-cookie': 'un=1; Path=/' }),
      '/b': to('/c', 303, { 'set-cookie': 'deux=2; Path=/' }),
      '/c': html('fin'),
    });
    const page = await session.page('/a', { form: { x: 'é' } });
    expect(page.url.pathname).toBe('/c');
    expect(seen.map(({ method, headers }) => [method, headers.cookie])).toEqual([
      ['POST', undefined],
      ['GET', 'un=1'],
      ['GET', 'un=1; deux=2'],
    ]);
    expect(seen.map(({ body }) => body)).toEqual(['x=%C3%A9', '', '']);
    expect(seen[1]?.headers['content-type']).toBeUndefined();
  });

  it('of 307 send the POST on', async () => {
    const { session, seen } = await portal({ '/a': to('/b', 307), '/b': html('fin') });
    await session.page('/a', { json: { a: 1 } });
    expect(seen.map(({ method, body }) => `${method} ${body}`)).toEqual([
      'POST {"a":1}',
      'POST {"a":1}',
    ]);
  });

  it('in a circle, or to nowhere, end', async () => {
    const { session, seen } = await portal({ '/a': to('/a'), '/b': to('http://:bad') });
    await expect(session.page('/a')).rejects.toMatchObject({ code: 'PARSE_CHANGED' });
    expect(seen).toHaveLength(11);
    await expect(session.page('/b')).rejects.toMatchObject({ code: 'PARSE_CHANGED' });
  });
});

it('says who asks, as a browser of this year', async () => {
  const { session, seen } = await portal({ '/': html('') });
  await session.page('/');
  expect(seen[0]?.headers).toMatchObject({
    from: 'robot@example.fr',
    'user-agent': expect.stringContaining('Chrome/'),
    'accept-language': expect.stringContaining('fr'),
  });
});

it('keeps its cookies from one session to the next, and forgets what it cannot read', async () => {
  const paths = { '/': html('', { 'set-cookie': 'appareil=connu; Path=/; Max-Age=1000' }) };
  const { session, host, seen } = await portal(paths);
  await session.page('/');
  const common = { hosts: [host], base: `http://${host}` };
  const { session: next } = await portal({}, { ...common, saved: session.save() });
  await next.page('/');
  expect(seen.at(-1)?.headers.cookie).toBe('appareil=connu');
  const { session: other } = await portal({}, { ...common, saved: 'illisible' });
  await other.page('/');
  expect(seen.at(-1)?.headers.cookie).toBeUndefined();
});

describe('letters', () => {
  const latin =
    (text: string, type: string): Answer =>
    (response) =>
      void response.writeHead(200, { 'content-type': type }).end(Buffer.from(text, 'latin1'));

  it.each([
    ['by the header', latin('Déconnexion', 'text/html; charset=ISO-8859-1')],
    ['by the page', latin('<meta charset="iso-8859-1">Déconnexion', 'text/html')],
    ['by what they are', latin('Déconnexion', 'text/html')],
    ['in UTF-8', html('Déconnexion')],
  ])('are read %s', async (_how, answer) => {
    const { session } = await portal({ '/': answer });
    expect((await session.page('/')).$('body').text()).toBe('Déconnexion');
  });

  it('of a form are those of its page', async () => {
    const form = '<form method=post action=/entree><input name=mdp></form>';
    const { session, seen } = await portal({
      '/latin': latin(form, 'text/html; charset=iso-8859-1'),
      '/utf8': html(form, { 'content-type': 'text/html; charset=utf-8' }),
      '/entree': html('ok'),
    });
    await session.submit(await session.page('/latin'), 'form', { mdp: 'é€ 日&' });
    await session.submit(await session.page('/utf8'), 'form', { mdp: 'é€' });
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      'mdp=%E9%80+%26%2326085%3B%26',
      'mdp=%C3%A9%E2%82%AC',
    ]);
  });
});

it('submits with the page as referer, and a GET form in its address', async () => {
  const { session, seen, host } = await portal({
    '/p': html(
      '<form action="/s?x=1"><input name=q value=a><input type=hidden name=t value=1></form>',
    ),
    '/s': html('ok'),
  });
  await session.submit(await session.page('/p'), 'form', { q: 'b c' });
  expect(seen[1]).toMatchObject({ method: 'GET', url: '/s?q=b+c&t=1' });
  expect(seen[1]?.headers.referer).toBe(`http://${host}/p`);
});

it.each<[what: string, input: string, mdp: string | Secret]>([
  ['a form with a password', '<input type=password name=mdp>', 'CANARI'],
  ['a secret', '<input name=mdp>', new Secret('CANARI')],
])('does not put %s into an address', async (_what, input, mdp) => {
  const { session, seen } = await portal({
    '/p': html(`<form action="/entree">${input}</form>`),
    '/post': html(`<form action="/entree" method="post">${input}</form>`),
    '/entree': html('ok'),
  });
  const loginPage = await session.page('/p');
  await expect(session.submit(loginPage, 'form', { mdp })).rejects.toMatchObject({
    code: 'PARSE_CHANGED',
  });
  expect(seen).toHaveLength(1);
  await session.submit(await session.page('/post'), 'form', { mdp });
  expect(seen[2]).toMatchObject({ method: 'POST', url: '/entree', body: 'mdp=CANARI' });
});

describe('a request that goes wrong', () => {
  it.each([502, 503, 504])('with %i is sent again when it is a GET', async (code) => {
    const { session, seen } = await portal({
      '/': (response, one, times) =>
        (times < 4 ? status(code) : html('enfin'))(response, one, times),
    });
    expect((await session.page('/')).text).toBe('enfin');
    expect(seen).toHaveLength(4);
  });

  it('four times is a portal that is down; a POST is never sent again', async () => {
    const { session, seen } = await portal({ '/': status(503), '/p': status(503) });
    await expect(session.page('/')).rejects.toMatchObject({ code: 'PORTAL_DOWN' });
    expect(seen).toHaveLength(4);
    await expect(session.page('/p', { form: {} })).rejects.toMatchObject({ code: 'PORTAL_DOWN' });
    expect(seen).toHaveLength(5);
  });

  it('with 500 or 404 is the connector’s to judge', async () => {
    const { session, seen } = await portal({ '/': status(500) });
    expect((await session.page('/')).status).toBe(500);
    expect((await session.page('/rien')).status).toBe(404);
    expect(seen).toHaveLength(2);
  });

  it('by taking too long is sent again too', async () => {
    const { session, seen } = await portal(
      {
        '/': (response, one, times) =>
          times > 1 ? html('enfin')(response, one, times) : undefined,
      },
      { tempo: { page_ms: 300, retry_ms: [5] } },
    );
    expect((await session.page('/')).text).toBe('enfin');
    expect(seen).toHaveLength(2);
  });

  it('by being too large is left there', async () => {
    const { session } = await portal({ '/': html('x'.repeat(6 * 1024 * 1024)) });
    await expect(session.page('/')).rejects.toMatchObject({ code: 'PARSE_CHANGED' });
    expect((await session.file('/')).bytes).toHaveLength(6 * 1024 * 1024);
  });

  it('by breaking off is a broken file', async () => {
    const { session } = await portal({
      '/f': (response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('%PDF-1.4', () => response.destroy());
      },
    });
    await expect(session.file('/f')).rejects.toMatchObject({ code: 'FILE_BROKEN' });
  });
});

describe('a portal that asks to wait', () => {
  const holding = () => {
    const pauses: number[] = [];
    const pace = {
      turn: async () => undefined,
      pause: async (_h: string, s: number) => void pauses.push(s),
    };
    return { pauses, pace };
  };

  it.each([
    ['in seconds', '2', 2],
    ['until an hour', 'Tue, 17 Nov 2026 10:00:30 GMT', 30],
    ['without saying how long', '', 5],
  ])('%s is waited for', async (_how, header, seconds) => {
    const { pauses, pace } = holding();
    const { session } = await portal(
      {
        '/': (response, one, times) =>
          (times === 1 ? status(429, { 'retry-after': header }) : html('ok'))(response, one, times),
      },
      { pace },
    );
    expect((await session.page('/')).text).toBe('ok');
    expect(pauses).toEqual([seconds]);
  });

  it.each(['999999999999', '9'.repeat(400), 'Tue, 17 Nov 2099 10:00:00 GMT'])(
    'until %s is not believed: it would be closed for ever',
    async (header) => {
      const { pauses, pace } = holding();
      const { session } = await portal({ '/': status(429, { 'retry-after': header }) }, { pace });
      await expect(session.page('/')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      expect(pauses).toEqual([900]);
    },
  );

  it('for long, always, or after a POST is left alone', async () => {
    const { pauses, pace } = holding();
    const { session, seen } = await portal(
      { '/long': status(429, { 'retry-after': '600' }), '/': status(429, { 'retry-after': '1' }) },
      { pace },
    );
    await expect(session.page('/long')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect([pauses, seen.length]).toEqual([[600], 1]);
    await expect(session.page('/', { form: {} })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(seen).toHaveLength(2);
    await expect(session.page('/')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(seen).toHaveLength(6);
  });
});

describe('JSON', () => {
  it('is parsed; nothing is null; a page is a change, or works under way', async () => {
    const { session } = await portal({
      '/ok': html('{"a":1}', { 'content-type': 'application/json' }),
      '/rien': status(200),
      '/page': html('<p>Bonjour</p>'),
      '/travaux': html('<h1>Site en maintenance</h1>'),
    });
    expect((await session.json('/ok')).body).toEqual({ a: 1 });
    expect((await session.json('/rien')).body).toBeNull();
    await expect(session.json('/page')).rejects.toMatchObject({ code: 'PARSE_CHANGED' });
    await expect(session.json('/travaux')).rejects.toMatchObject({ code: 'MAINTENANCE' });
  });
});

it('names what a page lacks', async () => {
  const { session } = await portal({ '/': html('<p>Contrat en maintenance</p>'.repeat(100)) });
  const page = await session.page('/');
  expect(expectOn(page, { css: 'p', info: 'ligne' })).toHaveLength(100);
  expect(() => expectOn(page, { css: 'table', info: 'liste' })).toThrow(
    'PARSE_CHANGED: table (liste)',
  );
});
