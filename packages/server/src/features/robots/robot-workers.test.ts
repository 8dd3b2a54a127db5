// What fails on our side: a worker believed gone, a disk that is full, a database that stutters. Nobody's
// password is shown over and over for it.
import { RobotError } from '@quitus/robots/robot-error';
import { small } from '@quitus/robots/test/small-connector';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { robotWorld } from '../../../test/robot-world.ts';
import { robotRuns } from './robots.table.ts';

const { accessesHere, filesHere, here, logins, portalOf, signIn, t } = await robotWorld();
const { deps } = t;

const changeRow = (run_id: string, set: Partial<typeof robotRuns.$inferInsert>) =>
  deps.db.update(robotRuns).set(set).where(eq(robotRuns.id, run_id));
const silentFor = (seconds: number) => new Date(deps.now().getTime() - seconds * 1000);

async function jobsOf(run_id: string): Promise<number> {
  const { rows } = await deps.db.execute(sql`
    select 1 from graphile_worker._private_jobs where payload ->> 'run_id' = ${run_id}`);
  return rows.length;
}

/** The list waits until it is let through; but for a third time, when the first has signed the second out. */
function gated() {
  const gates: (() => void)[] = [];
  const connector: typeof small = {
    ...small,
    list: async function* (visit) {
      if (gates.length < 2) await new Promise<void>((open) => gates.push(open));
      yield* small.list(visit);
    },
  };
  const arrived = async (count: number) => {
    await expect.poll(() => gates.length, { timeout: 10_000 }).toBe(count);
  };
  return { connector, arrived, open: (visit: number) => gates[visit]?.() };
}

describe('a worker that was believed gone', () => {
  it('does not end the visit of the one that followed it', async () => {
    const { connector, arrived, open } = gated();
    const robot = await portalOf(connector);
    const run_id = await robot.start(here().replica.credentials);
    const first = robot.visit(run_id);
    await arrived(1);
    await changeRow(run_id, { heartbeat_at: silentFor(30) });
    const second = robot.visit(run_id);
    await arrived(2);
    open(0);
    await first;
    expect((await robot.run()).state).toBe('LISTING');
    expect(await accessesHere()).toHaveLength(1);
    open(1);
    await second;
    expect((await robot.run()).state).toBe('DONE');
    expect(await filesHere()).toHaveLength(2);
  });
});

/** From the moment `step` is reached until it is put back, the database does not know a table. */
function withoutTable(table: string, step: 'login' | 'list') {
  const reached: Date[] = [];
  const takeAway = async () => {
    reached.push(deps.now());
    await deps.db.execute(sql.raw(`alter table ${table} rename to taken_away`));
  };
  const connector: typeof small = {
    ...small,
    login: async (visit) => {
      if (step === 'login' && reached.length === 0) await takeAway();
      await small.login(visit);
    },
    list: async function* (visit) {
      if (step === 'list') await takeAway();
      yield* small.list(visit);
    },
  };
  const putBack = async () => {
    await deps.db.execute(sql.raw(`alter table taken_away rename to ${table}`));
    t.wait(25);
  };
  return { connector, reached, putBack };
}

describe('what fails on our side', () => {
  it('is tried three times, then no more', async () => {
    const { connector, reached, putBack } = withoutTable('robot_documents', 'list');
    const robot = await portalOf(connector);
    const run_id = await robot.start(here().replica.credentials);
    for (let begun = 1; begun <= 3; begun++) {
      await expect(robot.visit(run_id)).rejects.toThrow();
      await putBack();
      expect(reached).toHaveLength(begun);
    }
    await robot.visit(run_id);
    expect(reached).toHaveLength(3);
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'INTERRUPTED' });
    expect(await accessesHere()).toEqual([]);
  });

  it('is not tried on the next day', async () => {
    const { connector, putBack } = withoutTable('robot_documents', 'list');
    const robot = await portalOf(connector);
    const run_id = await robot.start(here().replica.credentials);
    await expect(robot.visit(run_id)).rejects.toThrow();
    await putBack();
    await changeRow(run_id, { created_at: silentFor(25 * 3600) });
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'INTERRUPTED' });
  });

  it('is not told as a fault of the portal, nor ends what has not shown the password', async () => {
    const { connector, putBack } = withoutTable('portal_hosts', 'login');
    const robot = await portalOf(connector);
    const run_id = await robot.start(here().replica.credentials);
    await expect(robot.visit(run_id)).rejects.toThrow();
    await putBack();
    expect(logins()).toBe(0);
    await robot.visit(run_id);
    expect((await robot.run()).state).toBe('DONE');
    expect(logins()).toBe(1);
  });
});

describe('a password that was shown', () => {
  it('and not answered is not shown again by itself', async () => {
    const unanswered: typeof small = {
      ...small,
      login: async (visit) => {
        await Promise.allSettled([small.login(visit)]);
        throw new RobotError('PORTAL_DOWN', { info: 'TIMEOUT' });
      },
    };
    const robot = await portalOf(unanswered);
    const run_id = await robot.start({ ...here().replica.credentials, password: 'faux' });
    await robot.visit(run_id);
    const { state, code, text } = await robot.run();
    expect({ state, code }).toEqual({ state: 'FAILED', code: 'PORTAL_DOWN' });
    expect(text).toBe('Cabinet Duval est indisponible. Relancez la récupération plus tard.');
    expect(logins()).toBe(1);
    expect(await accessesHere()).toEqual([]);
  });

  it('and accepted serves again when the portal fails later', async () => {
    const robot = await portalOf(
      failingList(async () => {
        throw new RobotError('PORTAL_DOWN');
      }),
    );
    const run_id = await robot.start(here().replica.credentials);
    await robot.visit(run_id);
    const { state, text } = await robot.run();
    expect(state).toBe('PENDING');
    expect(text).toContain('Nous réessayons automatiquement');
    // Woken too early, by a clock that is ahead, it is asked for again at its time.
    const before = await jobsOf(run_id);
    await robot.visit(run_id);
    expect(await jobsOf(run_id)).toBe(before + 1);
    t.wait(15 * 60);
    await signIn();
    await robot.visit(run_id);
    expect((await robot.run()).state).toBe('PENDING');
  });
});

/** A portal whose list fails so, each time it is read. */
const failingList = (fails: () => Promise<never>): typeof small => ({
  ...small,
  list: async function* (visit) {
    yield* small.list({ ...visit, session: { ...visit.session, page: fails } });
  },
});

it('a visit that somebody stops while its portal fails is not put off', async () => {
  const robot = await portalOf(
    failingList(async () => {
      await changeRow(run_id, { cancel_asked_at: deps.now() });
      throw new RobotError('PORTAL_DOWN');
    }),
  );
  const run_id = await robot.start(here().replica.credentials);
  await robot.visit(run_id);
  expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
  expect(await accessesHere()).toEqual([]);
});
