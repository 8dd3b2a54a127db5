// How long an access lives, who may use it, and when it goes.
import { RobotError } from '@quitus/robots/robot-error';
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createPerson, invite, outcomeOf } from '../../../test/people.ts';
import { robotWorld } from '../../../test/robot-world.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { unseal } from '../../sealing.ts';
import { mails } from '../mail/mail.table.ts';
import { removeGuest } from '../portfolios/guests.queries.ts';
import { refreshRobots, runRobot, sweepRobots, notifyOfRun } from './robots.jobs.ts';
import { robotHolds, robotRuns } from './robots.table.ts';

const { accessesHere, here, logins, portalOf, pvStatus, signIn, t } = await robotWorld();
const { deps } = t;
const DAY = 24 * 3600;

const failing = (code: ConstructorParameters<typeof RobotError>[0]): typeof small => ({
  ...small,
  login: async () => {
    throw new RobotError(code);
  },
});

describe('an access', () => {
  it('that is kept serves again without being typed, and is forgotten on demand', async () => {
    const { robot, replica } = here();
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    expect((await robot.see()).kept_access).toMatchObject({
      keeps_password: true,
      keeps_session: false,
      refused: false,
      portal: 'Cabinet Duval',
    });
    await robot.visit(await robot.start(null));
    expect((await robot.run()).state).toBe('DONE');
    expect(logins()).toBe(2);
    await robot.forget();
    expect(await accessesHere()).toEqual([]);
    expect(await outcomeOf(robot.start(null))).toBe('ROBOT_ACCESS_NEEDED');
  });

  it('of which only the session is kept has no password left', async () => {
    const { robot, replica } = here();
    await robot.visit(await robot.start(replica.credentials, { keeps_session: true }));
    const [access] = await accessesHere();
    expect(access).toMatchObject({ sealed_credentials: null, keeps_password: false });
    const { id = '', portfolio_uid = '', connector_id = '' } = access ?? {};
    const place = { what: 'session', id, portfolio_uid, connector_id } as const;
    const session = await unseal(deps.keys.robots, access?.sealed_session ?? '', place);
    expect(session).not.toContain(replica.credentials['password']);
    await robot.visit(await robot.start(null));
    expect((await robot.run()).state).toBe('DONE');
    expect(logins()).toBe(1);
  });

  it('that the portal refused is not used again until it is typed anew', async () => {
    const { robot, replica } = here();
    const wrong = { ...replica.credentials, password: 'faux' };
    await robot.visit(await robot.start(wrong, { keeps_password: true }));
    expect(await outcomeOf(robot.start(null))).toBe('ROBOT_ACCESS_REFUSED');
    const [access] = await accessesHere();
    expect(access).toMatchObject({ sealed_credentials: null, sealed_session: null });
    expect((await robot.see()).kept_access?.refused).toBe(true);
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    expect((await robot.run()).state).toBe('DONE');
    expect((await robot.see()).kept_access?.refused).toBe(false);
  });

  it('that the portal blocked rests for a day', async () => {
    const robot = await portalOf(failing('ACCOUNT_LOCKED'));
    const { credentials } = here().replica;
    await robot.visit(await robot.start(credentials));
    expect(await accessesHere()).toEqual([]);
    await robot.forget();
    const retyped = { ...credentials, password: 'un autre' };
    expect(await outcomeOf(robot.start(retyped))).toBe('ROBOT_ACCESS_HELD');
    t.wait(DAY + 1);
    await sweepRobots.run(deps, {});
    expect(await deps.db.$count(robotHolds)).toBe(0);
    await signIn();
    expect(await outcomeOf(robot.start(credentials))).toBe('accepted');
  });

  it('that the portal blocked leaves no password that nobody wished to keep', async () => {
    const robot = await portalOf(failing('ACCOUNT_LOCKED'));
    const { credentials } = here().replica;
    await robot.visit(await robot.start(credentials, { keeps_session: true }));
    expect(await accessesHere()).toEqual([]);
    t.wait(DAY + 1);
    await signIn();
    await robot.visit(await robot.start(credentials, { keeps_password: true }));
    expect(await outcomeOf(robot.start(null))).toBe('ROBOT_ACCESS_HELD');
    const [access] = await accessesHere();
    expect(access?.sealed_credentials).not.toBeNull();
  });

  it('goes with whoever lent it', async () => {
    const { robot, replica, uid, owner } = here();
    const seller = await createPerson(t, 'GUEST');
    await invite(t, uid, seller, 'VENDEUR');
    t.as(seller.access);
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    expect(await accessesHere()).toHaveLength(1);
    const actor = { account_id: owner.id, email: owner.email };
    await removeGuest(deps.db, uid, seller.id, actor, deps.now());
    expect(await accessesHere()).toEqual([]);
  });

  it('is swept an hour after it was typed, and six months after its last use', async () => {
    const { robot, replica } = here();
    await robot.start(replica.credentials);
    t.wait(3601);
    await sweepRobots.run(deps, {});
    expect(await accessesHere()).toEqual([]);
    await signIn();
    const { id } = await robot.run();
    await robot.visit(id);
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'INTERRUPTED' });
    expect(await pvStatus()).toBe('KO_SCRAPING');
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    t.wait(181 * DAY);
    await sweepRobots.run(deps, {});
    expect(await accessesHere()).toHaveLength(1);
    t.wait(2 * DAY);
    await sweepRobots.run(deps, {});
    expect(await accessesHere()).toEqual([]);
  });
});

describe('at night', () => {
  const refreshed = async () => {
    await refreshRobots.run(deps, {});
    const runs = await deps.db
      .select()
      .from(robotRuns)
      .where(eq(robotRuns.portfolio_uid, here().uid))
      .orderBy(robotRuns.created_at);
    return runs.filter(({ trigger }) => trigger === 'REFRESH');
  };

  it('a kept access serves when a paper is out of date, once a week', async () => {
    const { robot, replica, uid } = here();
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    t.wait(8 * DAY);
    expect(await refreshed()).toEqual([]);
    await bringSlotTo(deps, uid, 'CHARGES', 'MISSING_LAST_APPEL');
    const [run, ...others] = await refreshed();
    expect(others).toEqual([]);
    await runRobot.run(deps, { run_id: run?.id ?? '' });
    expect(await refreshed()).toMatchObject([{ state: 'DONE', started_by: null }]);
    t.wait(8 * DAY);
    expect(await refreshed()).toHaveLength(2);
  });

  it('nobody is there to answer: its giver is told once', async () => {
    const { robot, replica, uid, owner } = here();
    await robot.visit(await robot.start(replica.credentials, { keeps_session: true }));
    await bringSlotTo(deps, uid, 'CHARGES', 'MISSING_LAST_APPEL');
    t.wait(8 * DAY);
    // The portal no longer knows the session.
    await replica.stop();
    const [access] = await accessesHere();
    expect(access?.sealed_session).not.toBeNull();
    const unsigned: typeof small = { ...small, isLoggedIn: async () => false };
    deps.portals.connectors = deps.portals.connectors.map((one) =>
      one.manifest.id === small.manifest.id ? unsigned : one,
    );
    const [run] = await refreshed();
    await runRobot.run(deps, { run_id: run?.id ?? '' });
    expect(await refreshed()).toMatchObject([{ state: 'FAILED', code: 'OTP_REQUIRED' }]);
    await notifyOfRun.run(deps, { run_id: run?.id ?? '', question_id: null });
    expect(await deps.db.$count(mails, eq(mails.to, owner.email))).toBe(1);
    t.wait(8 * DAY);
    expect(await refreshed()).toHaveLength(1);
  });
});
