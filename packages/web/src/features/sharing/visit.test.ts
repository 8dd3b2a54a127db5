// @vitest-environment jsdom
import { visitsApi } from '@quitus/api/sharing.api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { testShared } from './test-shared.ts';
import { fetchAsVisitor, openVisit, readVisit, visitorCall } from './visit.ts';

const BASE = 'http://localhost:3000/api';
const TOKEN = 'le-lien';
const server = vi.fn<(request: Request) => Promise<Response>>();

const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api', '');
const openings = () =>
  server.mock.calls.filter(([request]) => pathOf(request) === visitsApi.openShare.path).length;

/** Each opening gives the next visit; only the visit named `live` is let in. */
function serve(live: string, refusal?: string) {
  let given = 0;
  server.mockImplementation(async (request) => {
    if (pathOf(request) === visitsApi.openShare.path) {
      if (refusal) return Response.json({ error: refusal }, { status: 403 });
      given += 1;
      return Response.json({ visit: `visit-${given}`, dossier: testShared() });
    }
    const let_in = request.headers.get('authorization') === `Visit ${live}`;
    return let_in
      ? Response.json(testShared())
      : Response.json({ error: 'UNAUTHENTICATED' }, { status: 401 });
  });
}

beforeEach(() => {
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
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const page = (number: number) =>
  fetchAsVisitor(TOKEN)(visitsApi.sharedPage, {
    params: { file_id: 'one', page: number },
    query: {},
  });

it('keeps the visit for the tab and shows it in the header, never in the address', async () => {
  serve('visit-1');
  await openVisit(TOKEN);
  expect(readVisit(TOKEN)).toBe('visit-1');
  await visitorCall(TOKEN)(visitsApi.sharedDossier);
  const last = server.mock.lastCall?.[0];
  expect(last?.headers.get('authorization')).toBe('Visit visit-1');
  expect(last?.url).not.toContain('visit-1');
  expect(last?.url).not.toContain(TOKEN);
});

it('opens the link again when the visit is over, once for every page that asks', async () => {
  serve('visit-2');
  await openVisit(TOKEN);
  const answers = await Promise.all([page(1), page(2), page(3)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(openings()).toBe(2);
});

it('opens the link first when the tab has no visit', async () => {
  serve('visit-1');
  await expect(page(1)).resolves.toMatchObject({ status: 200 });
  expect(openings()).toBe(1);
});

it('says why the link does not open again', async () => {
  serve('nobody', 'SHARE_CODE_NEEDED');
  await expect(page(1)).rejects.toMatchObject({ code: 'SHARE_CODE_NEEDED' });
});
