// The worker is killed without a word in the middle of a visit: another takes it up, or it ends; nothing stays
// « en cours », and no password is shown a second time where it may have been refused.
import { createCaller } from '@quitus/api/client';
import { robotsApi } from '@quitus/api/robots.api';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import type { Replica } from '@quitus/robots/replicas/replica';
import { startSmallPortal } from '@quitus/robots/test/small-portal';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { killableServer, type KillableServer } from '../../../test/killable-server.ts';
import { createDossier, createPerson } from '../../../test/people.ts';
import { PAPERS } from '../../../test/robot-world.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { syndics } from '../directory/directory.table.ts';
import { documentFiles } from '../documents/files.table.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { robotAccesses, robotRuns } from './robots.table.ts';

const servers = { fetching: await killableServer(), entering: await killableServer() };
const replicas: Replica[] = [];
afterAll(() => Promise.all(replicas.map((replica) => replica.stop())));

const PATIENCE = { timeout: 100_000, interval: 250 };

async function begin(server: KillableServer, replica: Replica, env: Record<string, string>) {
  replicas.push(replica);
  const { deps } = server;
  const owner = await createPerson(server, 'BASIC');
  const uid = await createDossier(server, owner);
  const [syndic] = await deps.db
    .insert(syndics)
    .values({
      source_key: replica.url,
      name: 'Cabinet Duval',
      connector_id: 'small',
      tenant: { base_url: replica.url },
      state: 'ACTIVE',
      search_text: 'cabinet duval',
      updated_at: deps.now(),
    })
    .returning({ id: syndics.id });
  const base = await server.start({ ROBOT_URL: replica.url, ...env });
  const call = createCaller(`${base}/api`, (request) => {
    request.headers.set('authorization', `Bearer ${owner.access}`);
    return fetch(request);
  });
  const body = {
    connector_id: 'small',
    syndic_id: syndic?.id ?? null,
    credentials: replica.credentials,
    mandate_version: MANDATE_VERSION,
  };
  const { run_id } = await call(robotsApi.startRun, { params: { uid, scope: 'SYNDIC' }, body });
  const run = async () => {
    const [row] = await deps.db.select().from(robotRuns).where(eq(robotRuns.id, run_id));
    return row;
  };
  return { uid, run };
}

const logins = (replica: Replica) =>
  replica.log().filter(({ method, path }) => method === 'POST' && path === '/entree').length;

async function expectNothingLeft({ deps }: KillableServer, uid: string): Promise<void> {
  expect(await deps.db.$count(robotAccesses)).toBe(0);
  const place = { portfolio_uid: uid, document_type: 'PV_AG' } as const;
  expect(await findStatus(deps.db, place)).not.toBe('SCRAPING_PROCESSING');
}

it('while it fetches: the visit is made again, and brings each file once', async () => {
  const server = servers.fetching;
  let broken = true;
  const replica = await startSmallPortal({
    papers: PAPERS,
    // The first comes, the second never ends, until the worker is killed.
    ways: { '1': () => (broken ? 'DRIP' : smallPdf(4)) },
  });
  const { uid, run } = await begin(server, replica, {});
  const files = () =>
    server.deps.db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, uid));
  await expect.poll(async () => (await files()).length, PATIENCE).toBe(1);
  expect((await run())?.state).toBe('DOWNLOADING');
  await server.kill();
  broken = false;
  await server.start({ ROBOT_URL: replica.url });
  await expect.poll(async () => (await run())?.ended_at ?? null, PATIENCE).not.toBeNull();
  expect((await run())?.state).toBe('DONE');
  expect(await files()).toHaveLength(2);
  // The session it had opened was still good.
  expect(logins(replica)).toBe(1);
  await expectNothingLeft(server, uid);
}, 180_000);

it('while it enters: the password is not shown again, and the visit ends', async () => {
  const server = servers.entering;
  const replica = await startSmallPortal({ papers: PAPERS });
  const { uid, run } = await begin(server, replica, { ROBOT_HANGS: '1' });
  await expect.poll(() => logins(replica), PATIENCE).toBe(1);
  expect((await run())?.state).toBe('LOGGING_IN');
  await server.kill();
  await server.start({ ROBOT_URL: replica.url });
  await expect.poll(async () => (await run())?.ended_at ?? null, PATIENCE).not.toBeNull();
  expect(await run()).toMatchObject({ state: 'FAILED', code: 'INTERRUPTED' });
  expect(logins(replica)).toBe(1);
  await expectNothingLeft(server, uid);
}, 180_000);
