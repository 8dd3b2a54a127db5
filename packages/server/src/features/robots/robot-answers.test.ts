// Questions of portals, and orders to stop, through the API to the process that makes the visit.
import { randomUUID } from 'node:crypto';

import { robotsApi } from '@quitus/api/robots.api';
import { RobotError } from '@quitus/robots/robot-error';
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { outcomeOf } from '../../../test/people.ts';
import { robotWorld } from '../../../test/robot-world.ts';
import { signalRun } from '../../adapters/robots/run-channel.ts';
import { mails } from '../mail/mail.table.ts';
import { notifyOfRun } from './robots.jobs.ts';
import { robotRuns } from './robots.table.ts';

const { accessesHere, filesHere, here, portalOf, pvStatus, t } = await robotWorld();
const { call, deps } = t;
const CODE = '482915';

/** A portal that wants a code once the password is right; two tries. */
const careful: typeof small = {
  ...small,
  manifest: { ...small.manifest, interactive: ['CODE'] },
  login: async (visit) => {
    await small.login(visit);
    for (const retry of [false, true]) {
      const hint = 'c•••@example.fr';
      const code = await visit.ask({ kind: 'CODE', channel: 'EMAIL', length: 6, hint, retry });
      if (code === CODE) return;
    }
    throw new RobotError('OTP_WRONG');
  },
};

async function asked() {
  const robot = await portalOf(careful);
  const run_id = await robot.start(here().replica.credentials);
  const visiting = robot.visit(run_id);
  return { robot, run_id, visiting, question: await robot.question() };
}

describe('a question', () => {
  it('is answered by somebody, wrong then right, and the visit goes on', async () => {
    const { robot, run_id, visiting, question } = await asked();
    expect(await robot.run()).toMatchObject({ state: 'WAITING_USER' });
    expect(question).toMatchObject({ kind: 'CODE', hint: 'c•••@example.fr', retry: false });
    await robot.answer(run_id, question.id, '000000');
    await expect
      .poll(async () => (await robot.run()).question?.retry, { timeout: 10_000 })
      .toBe(true);
    const again = await robot.question();
    expect(await outcomeOf(robot.answer(run_id, question.id, CODE))).toBe('ROBOT_NOT_WAITING');
    await robot.answer(run_id, again.id, CODE);
    await visiting;
    expect(await robot.run()).toMatchObject({ state: 'DONE', question: null });
    expect(await filesHere()).toHaveLength(2);
    const rows = JSON.stringify(
      await deps.db.select().from(robotRuns).where(eq(robotRuns.id, run_id)),
    );
    expect(rows).not.toContain(CODE);
  });

  it('of another visit, or another question, is not answered', async () => {
    const { robot, run_id, visiting, question } = await asked();
    expect(await outcomeOf(robot.answer(randomUUID(), question.id, CODE))).toBe('NOT_FOUND');
    expect(await outcomeOf(robot.answer(run_id, randomUUID(), CODE))).toBe('ROBOT_NOT_WAITING');
    await robot.cancel(run_id);
    await visiting;
    expect(await outcomeOf(robot.answer(run_id, question.id, CODE))).toBe('ROBOT_NOT_WAITING');
  });

  it('whose answer cannot be opened is asked again', async () => {
    const { robot, run_id, visiting, question } = await asked();
    const sealed_answer = 'scellé avec une autre clé';
    await signalRun(deps.db, { run_id, question_id: question.id, sealed_answer });
    await expect
      .poll(async () => (await robot.run()).question?.id, { timeout: 10_000 })
      .not.toBe(question.id);
    await robot.answer(run_id, (await robot.question()).id, CODE);
    await visiting;
    expect((await robot.run()).state).toBe('DONE');
  });

  it('that nobody answers in five minutes ends the visit', async () => {
    const { robot, visiting } = await asked();
    t.wait(5 * 60);
    await visiting;
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'OTP_EXPIRED' });
    expect(await pvStatus()).toBe('KO_SCRAPING');
    expect(await accessesHere()).toEqual([]);
  });

  it('is mailed to whoever does not look', async () => {
    const { robot, run_id, visiting, question } = await asked();
    const count = () => deps.db.$count(mails, eq(mails.to, here().owner.email));
    // Their screen has asked: they know.
    await notifyOfRun.run(deps, { run_id, question_id: question.id });
    expect(await count()).toBe(0);
    await deps.db.update(robotRuns).set({ watched_at: null }).where(eq(robotRuns.id, run_id));
    await notifyOfRun.run(deps, { run_id, question_id: question.id });
    expect(await count()).toBe(1);
    await robot.cancel(run_id);
    await visiting;
  });
});

describe('an order to stop', () => {
  it('ends a visit that waits for somebody, and frees everything', async () => {
    const { robot, run_id, visiting } = await asked();
    await robot.cancel(run_id);
    await visiting;
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
    expect(await pvStatus()).toBe('A_AJOUTER');
    expect(await accessesHere()).toEqual([]);
  });

  it('ends a visit that has not begun', async () => {
    const { robot, replica } = here();
    const run_id = await robot.start(replica.credentials);
    await robot.cancel(run_id);
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
    expect(replica.log()).toEqual([]);
    expect(await accessesHere()).toEqual([]);
  });

  it('ends a download, and no half file stays', async () => {
    const dripping = await portalOf(small, { ways: { '0': () => 'DRIP', '1': () => 'DRIP' } });
    const run_id = await dripping.start(here().replica.credentials);
    const visiting = dripping.visit(run_id);
    await expect
      .poll(async () => (await dripping.run()).state, { timeout: 10_000 })
      .toBe('DOWNLOADING');
    await dripping.cancel(run_id);
    await visiting;
    expect(await dripping.run()).toMatchObject({ state: 'FAILED', code: 'CANCELLED' });
    expect(await filesHere()).toEqual([]);
    expect(await pvStatus()).toBe('A_AJOUTER');
  });

  it('given twice, or too late, changes nothing', async () => {
    const { robot, replica, uid } = here();
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    await robot.cancel(run_id);
    expect((await robot.run()).state).toBe('DONE');
    const params = { uid, run_id: randomUUID() };
    expect(await outcomeOf(call(robotsApi.cancelRun, { params }))).toBe('NOT_FOUND');
  });
});
