import { afterEach, describe, expect, it, vi } from 'vitest';

import { withLimits } from '../test/attempt.ts';
import { small as polite } from '../test/small-connector.ts';
import { startSmallPortal } from '../test/small-portal.ts';
import { visitor } from '../test/visitor.ts';
import type { Replica } from './replicas/replica.ts';
import { visit } from './run.ts';

const small = withLimits(polite, { rps: 200, budget_ms: 20_000 });
const open: Replica[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((replica) => replica.stop()));
});

async function portal(options: Parameters<typeof startSmallPortal>[0] = {}) {
  const replica = await startSmallPortal(options);
  open.push(replica);
  return replica;
}

const order = (replica: Replica, changes: Partial<Parameters<typeof visit>[0]> = {}) => ({
  tenant: replica.tenant,
  credentials: replica.credentials,
  session: null,
  home: { address: '14 rue du Marché, 69002 Lyon', lots: [] },
  had_before: 0,
  ...changes,
  connector: small,
});

const posts = (replica: Replica) => replica.log().filter(({ method }) => method === 'POST').length;
const titles = ({ kept }: ReturnType<typeof visitor>) =>
  kept.map(({ document }) => document.title).toSorted();

describe('a visit', () => {
  it('brings what is wanted, leaves the rest, and brings nothing the second time', async () => {
    const replica = await portal();
    const host = visitor();
    const first = await visit(order(replica), host);
    expect(first).toMatchObject({ state: 'DONE', kept: 2, left: 1, known: 0, broken: [] });
    expect(titles(host)).toEqual(['PV AG 2024', 'PV AG 2025']);
    const states = host.reported.flatMap((reported) =>
      reported.kind === 'STATE' ? [reported.state] : [],
    );
    expect(states).toEqual(['LOGGING_IN', 'LISTING', 'DOWNLOADING']);
    expect(replica.log().at(-1)?.path).toBe('/entree');
    const second = await visit(order(replica), host);
    expect(second).toMatchObject({ state: 'DONE', kept: 0, known: 2, left: 1 });
    expect(replica.log().filter(({ path }) => path.startsWith('/fichier'))).toHaveLength(2);
  });

  it('enters with a kept session without the credentials, and says when it has ended', async () => {
    const replica = await portal();
    const { session } = await visit(order(replica, { keep_session: true }), visitor());
    const kept = { credentials: null, session };
    const again = visit(order(replica, { ...kept, keep_session: true }), visitor());
    expect(await again).toMatchObject({ state: 'DONE', kept: 2 });
    expect(posts(replica)).toBe(1);
    await visit(order(replica, kept), visitor());
    await expect(visit(order(replica, kept), visitor())).rejects.toMatchObject({
      code: 'OTP_REQUIRED',
    });
  });

  it('gives the session away once it is inside, so that a failure does not cost another code', async () => {
    const replica = await portal({ scenario: 'otp', ways: { 0: () => 'DRIP', 1: () => 'DRIP' } });
    const saved: string[] = [];
    const host = visitor({
      ask: async () => replica.code('camille') ?? '',
      entered: async (session) => void saved.push(session),
      tempo: { file_ms: 60_000 },
    });
    const ended = visit(order(replica, { keep_session: true }), host).catch(
      (cause: unknown) => cause,
    );
    await vi.waitFor(() =>
      expect(replica.log().some(({ path }) => path.startsWith('/fichier'))).toBe(true),
    );
    host.cancel();
    expect(await ended).toMatchObject({ code: 'CANCELLED' });
    expect(saved).toHaveLength(1);
    await replica.control({ scenario: 'empty' });
    const again = visitor();
    await visit(order(replica, { credentials: null, session: saved[0] ?? null }), again);
    expect(again.asked).toEqual([]);
  });

  it('sends a refused password once', async () => {
    const replica = await portal();
    const credentials = { login: 'camille', password: 'autre' };
    await expect(visit(order(replica, { credentials }), visitor())).rejects.toMatchObject({
      code: 'LOGIN_FAILED',
      facts: { tries_left: 2 },
    });
    expect(posts(replica)).toBe(1);
  });

  it('sends nothing when the manifest refuses what was typed', async () => {
    const replica = await portal();
    const credentials = { login: '  ', password: 'x' };
    await expect(visit(order(replica, { credentials }), visitor())).rejects.toMatchObject({
      code: 'WRONG_KIND',
      facts: { info: 'login' },
    });
    expect(replica.log()).toEqual([]);
  });

  it('enters once more when the session ends between two files, without fetching twice', async () => {
    const replica = await portal({ dies_after: 1 });
    const host = visitor();
    const result = await visit(order(replica), host);
    expect(result).toMatchObject({ state: 'DONE', kept: 2, left: 1 });
    expect(titles(host)).toEqual(['PV AG 2024', 'PV AG 2025']);
    expect(posts(replica)).toBe(2);
  });

  it.each([
    ['cut short', () => Buffer.from('%PDF-1.4 half'), 'FILE_BROKEN'],
    ['empty', () => new Uint8Array(), 'FILE_BROKEN'],
    ['a page', () => 'LOGIN_PAGE' as const, 'FILE_BROKEN'],
    ['missing', () => 404, 'FILE_BROKEN'],
    ['unavailable', () => 503, 'FILE_BROKEN'],
    ['dripping', () => 'DRIP' as const, 'FILE_TIMEOUT'],
  ])('keeps the others when one file is %s', async (_what, way, code) => {
    const replica = await portal({ ways: { 0: way } });
    const host = visitor({ tempo: { file_ms: code === 'FILE_TIMEOUT' ? 400 : 10_000 } });
    const result = await visit(order(replica), host);
    expect(result).toMatchObject({
      state: 'PARTIAL',
      kept: 1,
      broken: [{ title: 'PV AG 2025', code }],
    });
    expect(titles(host)).toEqual(['PV AG 2024']);
  });

  it('fetches again what was cut the first time', async () => {
    const replica = await portal({
      ways: { 0: (times) => Buffer.from(times === 1 ? '%PDF-1.4 half' : '%PDF-1.4 %%EOF') },
    });
    expect(await visit(order(replica), visitor())).toMatchObject({ state: 'DONE', kept: 2 });
  });

  it('keeps aside what is no PDF', async () => {
    const host = visitor();
    const connector = {
      ...small,
      list: async function* () {
        yield {
          kind: 'DOCUMENT' as const,
          document: {
            remote_key: 'lettre',
            title: 'Lettre',
            path: [],
            date: null,
            guess: null,
            leave: null,
            unit: null,
            open: async () => ({ bytes: Buffer.from('PK..'), name: 'lettre.docx', mime: null }),
          },
        };
      },
    };
    await visit({ ...order(await portal()), connector }, host);
    expect(host.reported).toContainEqual(expect.objectContaining({ outcome: 'ASIDE' }));
  });
});

describe('what ends a visit', () => {
  it.each([
    ['maintenance', 'MAINTENANCE'],
    ['maintenance-200', 'MAINTENANCE'],
    ['bot-wall', 'BLOCKED'],
  ] as const)('%s is %s', async (scenario, code) => {
    const replica = await portal({ scenario });
    await expect(visit(order(replica), visitor())).rejects.toMatchObject({ code });
    expect(replica.log()).toHaveLength(1);
  });

  it('a changed page names what is missing; an empty list is no change, unless there was one', async () => {
    const replica = await portal({ scenario: 'layout-changed' });
    await expect(visit(order(replica), visitor())).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: 'table.papiers (tableau des papiers)' },
    });
    await replica.control({ scenario: 'empty' });
    expect(await visit(order(replica), visitor())).toMatchObject({ state: 'DONE', kept: 0 });
    await expect(visit(order(replica, { had_before: 4 }), visitor())).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
    });
  });

  it('a list without an end', async () => {
    const endless = async function* () {
      for (let number = 0; ; number += 1)
        yield {
          kind: 'DOCUMENT' as const,
          document: {
            remote_key: `${number}`,
            title: 'PV',
            path: [],
            date: null,
            guess: null,
            leave: null,
            unit: null,
            open: () => Promise.reject(new Error('opened')),
          },
        };
    };
    const replica = await portal();
    const running = visit({ ...order(replica), connector: { ...small, list: endless } }, visitor());
    await expect(running).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: 'a list without an end' },
    });
  });

  it('a cancel during a file keeps nothing of it and signs out', async () => {
    const replica = await portal({ ways: { 0: () => 'DRIP', 1: () => 'DRIP' } });
    const host = visitor({ tempo: { file_ms: 60_000 } });
    const ended = visit(order(replica), host).catch((cause: unknown) => cause);
    await vi.waitFor(() =>
      expect(replica.log().filter(({ path }) => path.startsWith('/fichier'))).toHaveLength(2),
    );
    host.cancel();
    expect(await ended).toMatchObject({ code: 'CANCELLED' });
    expect(host.kept).toEqual([]);
    expect(replica.log().some(({ path }) => path === '/sortie')).toBe(true);
  });

  it('its time: what was kept before stays', async () => {
    const replica = await portal({ ways: { 1: () => 'DRIP' } });
    const host = visitor({ tempo: { file_ms: 60_000 } });
    const { manifest } = small;
    const connector = {
      ...small,
      manifest: { ...manifest, limits: { ...manifest.limits, budget_ms: 700 } },
    };
    const running = visit({ ...order(replica), connector }, host);
    await expect(running).rejects.toMatchObject({ code: 'TOO_LONG' });
    expect(titles(host)).toEqual(['PV AG 2025']);
  });

  it('a portal that does not let it sign out is left after a little while', async () => {
    const replica = await portal();
    const turns: string[] = [];
    const host = visitor({
      tempo: { leaving_ms: 20 },
      wrap: (inner) => ({
        ...inner,
        send: async (hop) => {
          if (hop.url.pathname !== '/sortie') return inner.send(hop);
          turns.push(hop.url.pathname);
          return new Promise((_resolve, reject) => {
            hop.signal.addEventListener('abort', () => reject(new Error('left')), { once: true });
          });
        },
      }),
    });
    expect(await visit(order(replica), host)).toMatchObject({ state: 'DONE', kept: 2 });
    expect(turns).toEqual(['/sortie']);
  });

  it('an error of its host is not called a change of the portal', async () => {
    const replica = await portal();
    const host = visitor({ keep: () => Promise.reject(new Error('the disk is full')) });
    await expect(visit(order(replica), host)).rejects.toThrow('the disk is full');
  });
});
