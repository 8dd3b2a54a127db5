// A password that must be found nowhere: neither in a row, nor in a job, a log, a file, an answer.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { robotsApi } from '@quitus/api/robots.api';
import { CANARY, canariesIn } from '@quitus/robots/test/canary-password';
import { small } from '@quitus/robots/test/small-connector';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { outcomeOf } from '../../../test/people.ts';
import { robotWorld } from '../../../test/robot-world.ts';

const { t, here, portalOf, signIn } = await robotWorld();
const { call } = t;
const CREDENTIALS = { login: 'camille', password: CANARY };
const CODE = '739104';

const careful: typeof small = {
  ...small,
  login: async (visit) => {
    await small.login(visit);
    await visit.ask({ kind: 'CODE', channel: 'EMAIL', length: 6, retry: false });
  },
};

/** Every row of every table, the queue's included. */
async function everyRow(): Promise<string> {
  const tables = z.array(z.object({ name: z.string() })).parse(
    (
      await t.pool.query(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname not in ('pg_catalog', 'information_schema')`,
      )
    ).rows,
  );
  expect(tables.length).toBeGreaterThan(60);
  const rows = [];
  for (const { name } of tables)
    rows.push(JSON.stringify((await t.pool.query(`select * from ${name}`)).rows));
  return rows.join('\n');
}

function everyFile(folder: string): string {
  return namesIn(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

/** Other tests beside this one remove their folders when they end. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (cause) {
    if (existsSync(folder)) throw cause;
    return [];
  }
}

const ourFolders = () =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('quitus-test-'))
    .map((name) => join(tmpdir(), name));

async function expectNowhere(): Promise<void> {
  const rows = await everyRow();
  expect(canariesIn(rows)).toEqual([]);
  expect(rows).not.toContain(CODE);
  expect(canariesIn(t.lines.join('\n'))).toEqual([]);
  expect(t.lines.join('\n')).not.toContain(CODE);
}

it.each([
  ['ok', {}],
  ['maintenance-200', {}],
  ['bot-wall', {}],
  ['layout-changed', {}],
  ['empty', {}],
  ['ok', { keeps_password: true, keeps_session: true }],
] as const)(
  'the password of a visit to « %s » is nowhere, before and after',
  async (scenario, kept) => {
    const robot = await portalOf(small, { credentials: CREDENTIALS, scenario });
    // Those of the demonstration are shown to everybody; this one is somebody's.
    for (const sample of t.deps.portals.samples) sample.credentials = {};
    const run_id = await robot.start(CREDENTIALS, kept);
    await expectNowhere();
    await robot.visit(run_id);
    await expectNowhere();
    expect(canariesIn(JSON.stringify(await robot.see()))).toEqual([]);
  },
);

it('neither is one that is refused, by us or by the portal', async () => {
  const { robot, uid } = here();
  await robot.visit(await robot.start(CREDENTIALS));
  expect((await robot.run()).code).toBe('LOGIN_FAILED');
  expect(await outcomeOf(robot.start({ login: '', password: CANARY }))).toBe(
    'INVALID_PORTAL_FIELD',
  );
  const wrong = { connector_id: 7, credentials: { password: CANARY } };
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/portfolios/${uid}/robots/SYNDIC/runs`,
    headers: { authorization: `Bearer ${here().owner.access}` },
    payload: wrong,
  });
  expect(answer.statusCode).toBe(400);
  expect(canariesIn(answer.body)).toEqual([]);
  await expectNowhere();
});

it('nor the code that somebody answered, nor what a kill of the visit leaves', async () => {
  const robot = await portalOf(careful, { credentials: CREDENTIALS });
  const run_id = await robot.start(CREDENTIALS);
  const visiting = robot.visit(run_id);
  const question = await robot.question();
  await expectNowhere();
  await robot.answer(run_id, question.id, CODE);
  await visiting;
  expect((await robot.run()).state).toBe('DONE');
  await expectNowhere();
  await signIn();
  await call(robotsApi.robot, { params: { uid: here().uid, scope: 'SYNDIC' } });
  for (const folder of ourFolders()) expect(canariesIn(everyFile(folder))).toEqual([]);
});
