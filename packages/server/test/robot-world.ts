// One dossier and one small portal for each test of the robots.
import type { Connector } from '@quitus/robots/connector';
import type { Replica, ReplicaOptions } from '@quitus/robots/replicas/replica';
import { small, startSmallPortal } from '@quitus/robots/test/small-portal';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';

import { openSession } from '../src/features/auth/sessions.queries.ts';
import { documentFiles } from '../src/features/documents/files.table.ts';
import { findStatus } from '../src/features/portfolios/slots.queries.ts';
import { robotAccesses } from '../src/features/robots/robots.table.ts';
import { createDossier, createPerson, type Person } from './people.ts';
import { openPortal, robotIn } from './robot-portal.ts';
import { smallPdf } from './small-pdf.ts';
import { createTestApp } from './test-app.ts';

export const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { deps } = t;

export const PAPERS = ['PV 2024', 'PV 2025', 'Facture 12'].map((title, index) => ({
  id: `${index}`,
  title,
  folder: [],
  date: '2025-06-01',
  name: `${title}.pdf`,
  bytes: async () => smallPdf(index + 1),
}));

type Robot = ReturnType<typeof robotIn>;
type World = { owner: Person; uid: string; replica: Replica; robot: Robot };

/** Drawn anew before each test. */
export const world: { now: World | null } = { now: null };

export function here(): World {
  if (!world.now) throw new Error('no test has begun');
  return world.now;
}

/** Another portal, for another connector, in the same dossier. */
export async function portalOf(
  connector: Connector,
  options: Parameters<typeof startSmallPortal>[0] = {},
): Promise<Robot> {
  const { uid, replica } = here();
  await replica.stop();
  const started = await startSmallPortal({ papers: PAPERS, ...options });
  const robot = robotIn(t, uid, await openPortal(t, connector, started));
  world.now = { ...here(), replica: started, robot };
  return robot;
}

beforeEach(async () => {
  const owner = await createPerson(t, 'BASIC');
  t.as(owner.access);
  const uid = await createDossier(t, owner);
  const options: ReplicaOptions = { papers: PAPERS };
  const replica = await startSmallPortal(options);
  const robot = robotIn(t, uid, await openPortal(t, small, replica));
  world.now = { owner, uid, replica, robot };
});
afterEach(async () => here().replica.stop());

/** Sessions are shorter than the patience of a robot. */
export async function signIn(person: Person = here().owner): Promise<void> {
  const { access } = await openSession(deps.db, deps.keys.accessToken, person, null, deps.now());
  t.as(access);
}

export const pvStatus = () =>
  findStatus(deps.db, { portfolio_uid: here().uid, document_type: 'PV_AG' });
export const filesHere = () =>
  deps.db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, here().uid));
export const accessesHere = () =>
  deps.db.select().from(robotAccesses).where(eq(robotAccesses.portfolio_uid, here().uid));
export const logins = () =>
  here()
    .replica.log()
    .filter(({ method, path }) => method === 'POST' && path === '/entree').length;
