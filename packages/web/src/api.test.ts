// @vitest-environment jsdom
import { authApi } from '@quitus/api/auth.api';
import { createCaller } from '@quitus/api/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { send } from './api.ts';
import { isSessionLost, readSession, removeSession, storeSession } from './session/session.ts';

const BASE = 'http://localhost:3000/api';
const goTo = vi.fn<(url: string) => void>();
const server = vi.fn<(request: Request) => Promise<Response>>();

const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api', '');
const callsTo = (path: string) =>
  server.mock.calls.filter(([request]) => pathOf(request) === path).length;
const answer = (status: number, body: unknown = {}) => Response.json(body, { status });
const ask = (path: string) => send(new Request(`${BASE}${path}`));

/** Accepts `live` as access token, and renews with whatever `refresh` answers. */
function serve({ live, refresh }: { live: string; refresh: () => Response | Promise<Response> }) {
  server.mockImplementation(async (request) => {
    if (pathOf(request) === authApi.refresh.path) return refresh();
    const accepted = request.headers.get('authorization') === `Bearer ${live}`;
    return accepted ? answer(200) : answer(401, { error: 'UNAUTHENTICATED' });
  });
}

const renews = () => answer(200, { access: 'new', refresh: 'new-refresh' });
const refuses = () => answer(403, { error: 'INVALID_REFRESH_TOKEN' });

beforeEach(() => {
  // Relative addresses need a page around them; the calls of these tests give theirs in full.
  const NodeRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: Request | string | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, BASE) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('location', { replace: goTo });
  storeSession({ access: 'old', refresh: 'old-refresh' });
});

afterEach(() => {
  removeSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('carries the access token', async () => {
  serve({ live: 'old', refresh: renews });
  expect((await ask('/portfolios')).status).toBe(200);
  expect(callsTo(authApi.refresh.path)).toBe(0);
});

test('three calls refused at once need one refresh, and all succeed', async () => {
  serve({ live: 'new', refresh: renews });
  const answers = await Promise.all([ask('/a'), ask('/b'), ask('/c')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(callsTo(authApi.refresh.path)).toBe(1);
  expect(readSession()).toMatchObject({ access: 'new', refresh: 'new-refresh' });
});

test('a call refused after the others were renewed takes the new token', async () => {
  serve({ live: 'new', refresh: renews });
  server.mockImplementationOnce(async () => {
    await ask('/fast');
    return answer(401);
  });
  expect((await ask('/slow')).status).toBe(200);
  expect(callsTo(authApi.refresh.path)).toBe(1);
});

/** The server's clock is an hour late; its tokens live a quarter of an hour. */
const ISSUED_S = Date.parse('2026-11-19T09:00:00Z') / 1000;
const RECEIVED = Date.parse('2026-11-19T10:00:00Z');
const token = (name: string) =>
  `${name}.${btoa(JSON.stringify({ iat: ISSUED_S, exp: ISSUED_S + 900 }))}.`;
const receiveToken = () => {
  vi.useFakeTimers({ now: RECEIVED, toFake: ['Date'] });
  storeSession({ access: token('old'), refresh: 'old-refresh' });
};
const after = (minutes: number) => vi.setSystemTime(RECEIVED + minutes * 60_000);

test('a token that is far from its end is not renewed, whatever time the server has', async () => {
  receiveToken();
  serve({ live: token('old'), refresh: renews });
  after(13);
  expect((await ask('/portfolios')).status).toBe(200);
  expect(callsTo(authApi.refresh.path)).toBe(0);
});

test.each([14.5, 600])(
  'after %s minutes all calls wait for one renewal, and none is refused',
  async (minutes) => {
    receiveToken();
    serve({ live: 'new', refresh: renews });
    after(minutes);
    const answers = await Promise.all([ask('/a'), ask('/b'), ask('/c')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.mock.calls.map(([request]) => pathOf(request))).toEqual([
      authApi.refresh.path,
      '/a',
      '/b',
      '/c',
    ]);
  },
);

test('a token that could not be renewed in time is shown while it lives', async () => {
  receiveToken();
  serve({ live: token('old'), refresh: () => answer(503) });
  after(14.5);
  expect((await ask('/portfolios')).status).toBe(200);
  expect(readSession()).toMatchObject({ refresh: 'old-refresh' });
});

test('waits for the tab that is refreshing and uses its tokens', async () => {
  serve({ live: 'theirs', refresh: refuses });
  const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(
    async (_, work) => {
      storeSession({ access: 'theirs', refresh: 'their-refresh' });
      return work();
    },
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect((await ask('/portfolios')).status).toBe(200);
  expect(callsTo(authApi.refresh.path)).toBe(0);
  expect(request).toHaveBeenCalledOnce();
});

test('sends the body again with the second try', async () => {
  const bodies: string[] = [];
  serve({ live: 'new', refresh: renews });
  const usual = server.getMockImplementation();
  server.mockImplementation(async (request) => {
    if (pathOf(request) === '/contact') bodies.push(await request.clone().text());
    return usual ? usual(request) : answer(500);
  });
  await send(new Request(`${BASE}/contact`, { method: 'POST', body: 'bonjour' }));
  expect(bodies).toEqual(['bonjour', 'bonjour']);
});

test('a refused refresh ends the session', async () => {
  serve({ live: 'new', refresh: refuses });
  await ask('/portfolios');
  expect(readSession()).toBeNull();
  expect(isSessionLost()).toBe(true);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/connexion?error_code=AUTH_ERROR');
});

test('a second 401 ends the session', async () => {
  serve({ live: 'none will do', refresh: renews });
  await ask('/portfolios');
  expect(callsTo('/portfolios')).toBe(2);
  expect(readSession()).toBeNull();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/connexion?error_code=AUTH_ERROR');
});

test.each([authApi.me.path, authApi.websocketTicket.path])(
  '%s loses the session without leaving the page',
  async (path) => {
    serve({ live: 'new', refresh: refuses });
    expect((await ask(path)).status).toBe(401);
    expect(readSession()).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
  },
);

test('a network that is down fails the call and keeps the session', async () => {
  serve({ live: 'new', refresh: () => Promise.reject(new TypeError('Failed to fetch')) });
  const call = createCaller(BASE, send);
  await expect(call(authApi.me)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(readSession()).toMatchObject({ access: 'old' });
  expect(goTo).not.toHaveBeenCalled();
});

test('too many refreshes fail the call with their own sentence and keep the session', async () => {
  serve({ live: 'new', refresh: () => answer(429, { error: 'TOO_MANY_REQUESTS' }) });
  const call = createCaller(BASE, send);
  await expect(call(authApi.me)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(readSession()).toMatchObject({ access: 'old' });
});

test('without a session a 401 leads to sign-in', async () => {
  removeSession();
  serve({ live: 'new', refresh: renews });
  await ask('/portfolios');
  expect(callsTo(authApi.refresh.path)).toBe(0);
  expect(goTo).toHaveBeenCalledOnce();
});
