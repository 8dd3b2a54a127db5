// What fails on our side: a worker believed gone, a disk that is full, a database that stutters. Nobody's
// password is shown over and over for it.
import { RobotError } from '@quitus/robots/robot-error';
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { robotWorld } from '../../../test/robot-world.ts';
import { robotRuns } from './robots.table.ts';

const { accessesHere, filesHere, here, portalOf, t } = await robotWorld();
const { deps } = t;

const changeRow = (run_id: string, set: Partial<typeof robotRuns.$inferInsert>) =>
  deps.db.update(robotRuns).set(set).where(eq(robotRuns.id, run_id));
const silentFor = (seconds: number) => new Date(deps.now().getTime() - seconds * 1000);

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
  const arrived = (count: number) =>
    expect.poll(() => gates.length, { timeout: 10_000 }).toBe(count);
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
