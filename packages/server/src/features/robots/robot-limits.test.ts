// How often a portal is asked, by how many at once, and when it is left alone.
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDossier } from '../../../test/people.ts';
import { robotIn } from '../../../test/robot-portal.ts';
import { robotWorld } from '../../../test/robot-world.ts';
import { openDb, openPool } from '../../db/pool.ts';
import { mails } from '../mail/mail.table.ts';
import { checkPortals } from './canaries.jobs.ts';
import { countOutcome, lockHost, sharedPace } from './hosts.queries.ts';
import { portalChecks, robotRuns } from './robots.table.ts';

const { t, here, portalOf, signIn } = await robotWorld();
const { deps } = t;

describe('the pace', () => {
  it('is shared by all processes: no two requests closer than allowed', async () => {
    const other = openPool(t.pool.options.connectionString ?? '', 5);
    const paces = [sharedPace(deps.db), sharedPace(openDb(other))];
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
    const pace = sharedPace(deps.db);
    await pace.hold('b.example.fr', 3600);
    const stop = new AbortController();
    const waiting = pace.turn('b.example.fr', 1, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow();
  });
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

  it('that no longer looks as it did keeps new visits waiting, and the team is told once', async () => {
    const { robot, replica } = here();
    for (let visit = 0; visit < 6; visit++) {
      await replica.control({ scenario: 'layout-changed' });
      await robot.visit(await robot.start(replica.credentials));
    }
    expect((await robot.run()).code).toBe('PARSE_CHANGED');
    const told = () => deps.db.$count(mails, eq(mails.to, deps.contactEmail));
    const before = await told();
    await checkPortals.run(deps, {});
    await checkPortals.run(deps, {});
    expect(await told()).toBe(before + 1);
    const [check] = await deps.db
      .select()
      .from(portalChecks)
      .where(eq(portalChecks.connector_id, 'small'));
    expect(check).toMatchObject({ host: 'visits', state: 'BROKEN' });
    await replica.control({ scenario: 'ok' });
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'PENDING' });
    await robot.cancel(run_id);
  }, 60_000);
});
