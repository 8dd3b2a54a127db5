import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { robotWorld } from '../../../test/robot-world.ts';
import { mails } from '../mail/mail.table.ts';
import { notifyOfRun } from './robots.jobs.ts';

const { t, here, signIn } = await robotWorld();
const { deps } = t;
const DAY = 24 * 3600;
const mailed = () => deps.db.$count(mails, eq(mails.to, deps.contactEmail));

async function fail(scenario: 'layout-changed' | 'bad-password') {
  const { robot, replica } = here();
  await replica.control({ scenario });
  const run_id = await robot.start(replica.credentials);
  await robot.visit(run_id);
  await notifyOfRun.run(deps, { run_id, question_id: null });
  return (await robot.run()).code;
}

it('hears of a portal that changed once a day, and of no wrong password', async () => {
  expect(await fail('bad-password')).toBe('LOGIN_FAILED');
  expect(await mailed()).toBe(0);
  expect(await fail('layout-changed')).toBe('PARSE_CHANGED');
  await fail('layout-changed');
  expect(await mailed()).toBe(1);
  t.wait(DAY);
  await signIn();
  await fail('layout-changed');
  expect(await mailed()).toBe(2);
});
