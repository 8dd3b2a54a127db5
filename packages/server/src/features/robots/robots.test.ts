import { robotsApi } from '@quitus/api/robots.api';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import type { Replica } from '@quitus/robots/replicas/replica';
import { small, startSmallPortal } from '@quitus/robots/test/small-portal';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { openPortal, robotIn } from '../../../test/robot-portal.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { documentFiles } from '../documents/files.table.ts';
import { removeGuest } from '../invitations/invitations.queries.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { sweepRobots } from './robots.jobs.ts';
import { robotAccesses, robotRuns } from './robots.table.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call, deps } = t;

const PAPERS = ['PV 2024', 'PV 2025', 'Facture 12'].map((title, index) => ({
  id: `${index}`,
  title,
  folder: [],
  date: '2025-06-01',
  name: `${title}.pdf`,
  bytes: async () => smallPdf(index + 1),
}));

let owner: Person;
let uid: string;
let replica: Replica;
let place: Awaited<ReturnType<typeof openPortal>>;
let robot: ReturnType<typeof robotIn>;

beforeEach(async () => {
  owner = await createPerson(t, 'BASIC');
  t.as(owner.access);
  uid = await createDossier(t, owner);
  replica = await startSmallPortal({ papers: PAPERS });
  place = await openPortal(t, small, replica);
  robot = robotIn(t, uid, place);
});
afterEach(async () => replica.stop());

/** Signed in again: sessions are shorter than the patience of a robot. */
const signInAgain = async () => {
  const { access } = await openSession(deps.db, deps.keys.accessToken, owner, null, deps.now());
  t.as(access);
};
const pvStatus = () => findStatus(deps.db, { portfolio_uid: uid, document_type: 'PV_AG' });
const files = () =>
  deps.db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, uid));
const accesses = () =>
  deps.db.select().from(robotAccesses).where(eq(robotAccesses.portfolio_uid, uid));
const logins = () =>
  replica.log().filter(({ method, path }) => method === 'POST' && path === '/entree').length;

describe('a visit', () => {
  it('brings what the portal has, and the access is gone', async () => {
    const run_id = await robot.start(replica.credentials);
    expect(await pvStatus()).toBe('SCRAPING_PROCESSING');
    expect((await robot.run()).state).toBe('PENDING');
    await robot.visit(run_id);
    const run = await robot.run();
    expect(run).toMatchObject({ id: run_id, state: 'DONE', code: null, portal: 'Cabinet Duval' });
    expect(run.documents.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['PV 2024', 'KEPT'],
      ['PV 2025', 'KEPT'],
      ['Facture 12', 'LEFT'],
    ]);
    expect((await files()).map(({ name, origin, state }) => [name, origin, state])).toEqual([
      ['PV 2024.pdf', 'SCRAPED', 'READY'],
      ['PV 2025.pdf', 'SCRAPED', 'READY'],
    ]);
    expect(await accesses()).toEqual([]);
    expect(logins()).toBe(1);
  });

  it('made again brings nothing twice', async () => {
    await robot.visit(await robot.start(replica.credentials));
    const before = replica.log().filter(({ path }) => path.startsWith('/fichier')).length;
    await robot.visit(await robot.start(replica.credentials));
    const run = await robot.run();
    expect(run.state).toBe('DONE');
    expect(run.documents.map(({ outcome }) => outcome)).toEqual(['LEFT']);
    expect(await files()).toHaveLength(2);
    expect(replica.log().filter(({ path }) => path.startsWith('/fichier'))).toHaveLength(before);
  });

  it('asked twice is the same one', async () => {
    const [one, other] = [
      await robot.start(replica.credentials),
      await robot.start(replica.credentials),
    ];
    expect(other).toBe(one);
    expect(await deps.db.$count(robotRuns, eq(robotRuns.portfolio_uid, uid))).toBe(1);
  });

  it('with a wrong password shows it once, and says so', async () => {
    const run_id = await robot.start({ ...replica.credentials, password: 'faux' });
    await robot.visit(run_id);
    await robot.visit(run_id);
    const run = await robot.run();
    expect(run).toMatchObject({ state: 'FAILED', code: 'LOGIN_FAILED' });
    expect(run.text).toBe(
      'Identifiant ou mot de passe refusé par Cabinet Duval. Il vous reste 2 essais. Vérifiez-les sur le site avant de réessayer.',
    );
    expect(logins()).toBe(1);
    expect(await pvStatus()).toBe('KO_SCRAPING');
    expect(await accesses()).toEqual([]);
  });

  it('to a portal that is down is made again later, and nobody is bothered', async () => {
    await replica.control({ scenario: 'maintenance-200' });
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    const put_off = await robot.run();
    expect(put_off).toMatchObject({ state: 'PENDING', code: 'MAINTENANCE' });
    expect(put_off.retry_at).toBe(new Date(deps.now().getTime() + 15 * 60_000).toISOString());
    expect(await pvStatus()).toBe('SCRAPING_PROCESSING');
    await robot.visit(run_id);
    expect((await robot.run()).state).toBe('PENDING');
    t.wait(15 * 60);
    await signInAgain();
    await sweepRobots.run(deps, {});
    await replica.control({ scenario: 'ok' });
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'DONE', code: null });
    expect(await accesses()).toEqual([]);
  });
});
