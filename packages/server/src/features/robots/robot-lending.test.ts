// Whose an access is: who may use it, replace it, take it away, and what becomes of the visit that needs it.
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { RobotError } from '@quitus/robots/robot-error';
import { small } from '@quitus/robots/test/small-connector';
import { startSmallPortal } from '@quitus/robots/test/small-portal';
import { describe, expect, it } from 'vitest';

import { createPerson, invite, outcomeOf } from '../../../test/people.ts';
import { openPortal, robotIn } from '../../../test/robot-portal.ts';
import { PAPERS, robotWorld } from '../../../test/robot-world.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { removeGuest } from '../portfolios/guests.queries.ts';
import { refreshRobots } from './robots.jobs.ts';

const { accessesHere, filesHere, here, logins, portalOf, pvStatus, signIn, t } = await robotWorld();
const { call, deps } = t;
const DAY = 24 * 3600;

const guest = async (role: 'AGENT' | 'VENDEUR') => {
  const person = await createPerson(t, 'GUEST');
  await invite(t, here().uid, person, role);
  t.as(person.access);
  return person;
};

describe('an access that somebody keeps', () => {
  const kept = async () => {
    const { robot, replica } = here();
    const seller = await guest('VENDEUR');
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    return seller;
  };

  it('serves its giver alone; others see that it is there', async () => {
    const { robot } = here();
    const { name } = await kept();
    await guest('AGENT');
    expect((await robot.see()).kept_access).toMatchObject({
      given_by: name,
      mine: false,
      may_forget: false,
    });
    expect((await robot.see()).form?.may_keep).toBe(false);
    expect(await outcomeOf(robot.start(null))).toBe('ROBOT_ACCESS_OF_ANOTHER');
    expect(await outcomeOf(robot.forget())).toBe('FORBIDDEN');
    expect(logins()).toBe(1);
    await signIn();
    expect((await robot.see()).kept_access).toMatchObject({ mine: false, may_forget: true });
    await robot.forget();
    expect(await accessesHere()).toEqual([]);
  });

  it('stays as it is while somebody else lends theirs for one visit', async () => {
    const { robot, replica } = here();
    const seller = await kept();
    const before = await accessesHere();
    await guest('AGENT');
    const wrong = { ...replica.credentials, password: 'faux' };
    await robot.visit(await robot.start(wrong, { keeps_password: true }));
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'LOGIN_FAILED' });
    expect(await accessesHere()).toEqual(before);
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    expect((await robot.run()).state).toBe('DONE');
    expect(await accessesHere()).toEqual(before);
    t.as(seller.access);
    expect(await outcomeOf(robot.start(null))).toBe('accepted');
  });

  it('goes when the dossier is archived', async () => {
    const { robot, replica, uid } = here();
    await robot.visit(await robot.start(replica.credentials, { keeps_password: true }));
    expect(await accessesHere()).toHaveLength(1);
    await call(portfoliosApi.archive, { params: { uid } });
    expect(await accessesHere()).toEqual([]);
  });

  it('is not tried at night after the portal blocked it', async () => {
    const blocked: typeof small = {
      ...small,
      login: async () => {
        throw new RobotError('ACCOUNT_LOCKED');
      },
    };
    const robot = await portalOf(blocked);
    await robot.visit(await robot.start(here().replica.credentials, { keeps_password: true }));
    await bringSlotTo(deps, here().uid, 'CHARGES', 'MISSING_LAST_APPEL');
    t.wait(8 * DAY);
    await refreshRobots.run(deps, {});
    await signIn();
    expect(await robot.run()).toMatchObject({ trigger: 'PERSON', code: 'ACCOUNT_LOCKED' });
  });
});

describe('a visit that is put off', () => {
  const putOff = async (credentials: Record<string, string>) => {
    const { robot, replica } = here();
    await replica.control({ scenario: 'maintenance-200' });
    const run_id = await robot.start(credentials);
    await robot.visit(run_id);
    expect((await robot.run()).state).toBe('PENDING');
    await replica.control({ scenario: 'ok' });
    return run_id;
  };

  it('is replaced by what its giver types anew', async () => {
    const { robot, replica } = here();
    const former = await putOff({ ...replica.credentials, password: 'faux' });
    const run_id = await robot.start(replica.credentials);
    expect(run_id).not.toBe(former);
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ id: run_id, state: 'DONE' });
    await robot.visit(former);
    expect(await robot.run()).toMatchObject({ id: run_id, state: 'DONE' });
  });

  it('is not replaced by somebody else, nor taken for their own', async () => {
    const { robot, replica } = here();
    const run_id = await putOff(replica.credentials);
    expect(await robot.start(replica.credentials)).toBe(run_id);
    await guest('AGENT');
    expect(await outcomeOf(robot.start(replica.credentials))).toBe('ROBOT_UNDER_WAY');
  });

  it('ends when its access is forgotten', async () => {
    const { robot, replica } = here();
    const run_id = await putOff(replica.credentials);
    await robot.forget();
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
    expect(await pvStatus()).toBe('A_AJOUTER');
  });

  it('ends when whoever lent the access has left', async () => {
    const { robot, replica, uid, owner } = here();
    const seller = await guest('VENDEUR');
    const run_id = await putOff(replica.credentials);
    const actor = { account_id: owner.id, email: owner.email };
    await removeGuest(deps.db, uid, seller.id, actor, deps.now());
    await robot.visit(run_id);
    await signIn();
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
  });
});

it('an account of a portal is tried so often a day, by however many people', async () => {
  const { robot, replica } = here();
  const attempt = async (number: number) => {
    const typed = { ...replica.credentials, password: `essai ${number}` };
    const outcome = await outcomeOf(robot.start(typed));
    if (outcome === 'accepted') await robot.cancel((await robot.run()).id);
    return outcome;
  };
  for (let number = 0; number < 10; number += 1) expect(await attempt(number)).toBe('accepted');
  await guest('AGENT');
  expect(await attempt(10)).toBe('ROBOT_TRIED_TOO_OFTEN');
  const another = { ...replica.credentials, login: 'une autre' };
  expect(await outcomeOf(robot.start(another))).toBe('accepted');
});

it('portals of one family number their documents alike, and each is fetched', async () => {
  const { robot, replica, uid } = here();
  await robot.visit(await robot.start(replica.credentials));
  const papers = PAPERS.map((paper, index) => ({
    ...paper,
    title: `PV AG ${2010 + index}`,
    bytes: async () => smallPdf(40 + index),
  }));
  const other = await startSmallPortal({ papers });
  const next = robotIn(t, uid, await openPortal(t, small, other));
  await next.visit(await next.start(other.credentials));
  const { documents } = await next.run();
  await other.stop();
  expect(documents.map(({ title, outcome }) => [title, outcome])).toEqual(
    papers.map(({ title }) => [title, 'KEPT']),
  );
  expect(await filesHere()).toHaveLength(5);
});
