// How often a portal is asked, by how many at once, and when it is left alone.
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDossier } from '../../../test/people.ts';
import { robotIn } from '../../../test/robot-portal.ts';
import { robotWorld } from '../../../test/robot-world.ts';
import { openDb, openPool } from '../../db/pool.ts';
import { countOutcome, lockHost, sharedPace } from './hosts.queries.ts';
import { robotRuns } from './robots.table.ts';

const { t, here, portalOf, signIn } = await robotWorld();
const { deps } = t;

describe('the pace', () => {
  it('is shared by all processes: no two requests closer than allowed', async () => {
    const other = openPool(t.pool.options.connectionString ?? '', 5, deps.timing.database);
    const paces = [sharedPace(deps), sharedPace({ ...deps, db: openDb(other) })];
    const [rps, each] = [20, 10];
    const left: number[] = [];
    const { signal } = new AbortController();
    const started = performance.now();
    await Promise.all(
      paces.flatMap((pace) =>
        Array.from({ length: each }, async () => {
          await pace.turn('a.example.fr', rps, signal);
          left.push(performance.now());
        }),
      ),
    );
    await other.end();
    const spent = (performance.now() - started) / 1000;
    expect(left).toHaveLength(2 * each);
    expect(spent).toBeGreaterThanOrEqual((2 * each - 1) / rps - 0.02);
  });

  it('is held for as long as the portal asks, and waiting can be given up', async () => {
    const pace = sharedPace(deps);
    await pace.pause('b.example.fr', 30);
    const stop = new AbortController();
    const waiting = pace.turn('b.example.fr', 1, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow();
    expect((await lockHost(deps.db, 'b.example.fr')).closed_until).toBeNull();
  });

  it.each([86_400, 3_000_000, 1e15])(
    'held for %d s is held for a quarter of an hour: who is there leaves, who comes is put off',
    async (seconds) => {
      const { robot, replica } = here();
      const { host } = new URL(replica.url);
      const pace = sharedPace(deps);
      await pace.pause(host, seconds);
      const turn = pace.turn(host, 1, AbortSignal.timeout(5000));
      await expect(turn).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      const { closed_until, next_at } = await lockHost(deps.db, host);
      expect(next_at.getTime() - Date.now()).toBeLessThan(16 * 60_000);
      expect(closed_until).toEqual(new Date(deps.now().getTime() + 15 * 60_000));
      await robot.visit(await robot.start(replica.credentials));
      expect(await robot.run()).toMatchObject({ state: 'PENDING', code: 'PORTAL_DOWN' });
      expect(replica.log()).toEqual([]);
    },
  );
});

describe('a portal', () => {
  it('is visited by so many at once; the next waits for its turn', async () => {
    const limits = { ...small.manifest.limits, sessions_per_host: 1 };
    const robot = await portalOf({ ...small, manifest: { ...small.manifest, limits } });
    const { replica, owner } = here();
    const first = await robot.start(replica.credentials);
    await deps.db
      .update(robotRuns)
      .set({ state: 'LISTING', heartbeat_at: deps.now() })
      .where(eq(robotRuns.id, first));
    const [row] = await deps.db.select().from(robotRuns).where(eq(robotRuns.id, first));
    const place = { connector_id: 'small', syndic_id: row?.syndic_id ?? null };
    const next = robotIn(t, await createDossier(t, owner), place);
    const second = await next.start(replica.credentials);
    await next.visit(second);
    const waiting = await next.run();
    expect(waiting.state).toBe('PENDING');
    expect(waiting.steps.map(({ title }) => title)).toEqual(['Votre tour arrive']);
    expect(replica.log()).toEqual([]);
    // Whoever was there is gone.
    t.wait(30);
    await signIn();
    await next.visit(second);
    expect((await next.run()).state).toBe('DONE');
  });

  it('keeps people waiting for hours if need be, but not for who is asked for a code', async () => {
    const limits = { ...small.manifest.limits, sessions_per_host: 1 };
    const robot = await portalOf({ ...small, manifest: { ...small.manifest, limits } });
    const { replica, owner } = here();
    const first = await robot.start(replica.credentials);
    const moveFirst = (state: 'LISTING' | 'WAITING_USER') =>
      deps.db
        .update(robotRuns)
        .set({ state, heartbeat_at: deps.now() })
        .where(eq(robotRuns.id, first))
        .returning();
    const [row] = await moveFirst('LISTING');
    const place = { connector_id: 'small', syndic_id: row?.syndic_id ?? null };
    const next = robotIn(t, await createDossier(t, owner), place);
    const second = await next.start(replica.credentials);
    for (let waited = 0; waited < 4; waited++) {
      await moveFirst('LISTING');
      await next.visit(second);
      t.wait(50 * 60);
    }
    await signIn();
    await moveFirst('WAITING_USER');
    // What is refreshed by itself goes after those who wait.
    const refreshed = robotIn(t, await createDossier(t, owner), place);
    const third = await refreshed.start(replica.credentials);
    await deps.db.update(robotRuns).set({ trigger: 'REFRESH' }).where(eq(robotRuns.id, third));
    await refreshed.visit(third);
    expect((await refreshed.run()).state).toBe('PENDING');
    await next.visit(second);
    expect((await next.run()).state).toBe('DONE');
    await refreshed.visit(third);
    expect((await refreshed.run()).state).toBe('DONE');
  });

  it('that fails five times in ten minutes is left alone for a while', async () => {
    const { robot, replica } = here();
    const { host } = new URL(replica.url);
    for (let failed = 0; failed < 4; failed++)
      await countOutcome(deps.db, host, 'PORTAL_DOWN', deps.now());
    await countOutcome(deps.db, host, 'LOGIN_FAILED', deps.now());
    expect((await lockHost(deps.db, host)).closed_until).toBeNull();
    await countOutcome(deps.db, host, 'PORTAL_DOWN', deps.now());
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'PENDING', code: 'PORTAL_DOWN' });
    expect(replica.log()).toEqual([]);
    t.wait(15 * 60);
    await signIn();
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'DONE' });
    expect((await lockHost(deps.db, host)).failures).toBe(0);
  });
});
