// When a portal is believed to be broken, by whom, and how it is believed again.
import { randomUUID } from 'node:crypto';

import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import { nextPortalCheck } from '@quitus/domain/robots/portal-checks';
import { ics } from '@quitus/robots/ics/connector';
import { startIcsReplica } from '@quitus/robots/replicas/ics';
import { small } from '@quitus/robots/test/small-connector';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDossier } from '../../../test/people.ts';
import { openPortal } from '../../../test/robot-portal.ts';
import { robotWorld } from '../../../test/robot-world.ts';
import { syndics } from '../directory/directory.table.ts';
import { mails } from '../mail/mail.table.ts';
import { checkPortals } from './canaries.jobs.ts';
import { portalHealth } from './portal-health.queries.ts';
import { acceptLoginPage, mayVisit, portalState } from './portal-state.queries.ts';
import { portalChecks, robotRuns } from './robots.table.ts';

const { t, here, signIn } = await robotWorld();
const { deps } = t;
const told = () => deps.db.$count(mails, eq(mails.to, deps.contactEmail));
const judge = () => checkPortals.run(deps, {});
const HALF_HOUR = 30 * 60;

describe('by visits', () => {
  type Met = Pick<typeof robotRuns.$inferInsert, 'state' | 'code'> & { version?: string };
  const REFUSED: Met = { state: 'FAILED', code: 'LOGIN_FAILED' };
  const CHANGED: Met = { state: 'FAILED', code: 'PARSE_CHANGED' };
  const stateOfVisits = async () => {
    const rows = await deps.db.select().from(portalChecks).where(eq(portalChecks.host, 'visits'));
    return rows.find(({ connector_id }) => connector_id === 'small')?.state;
  };
  beforeEach(async () => {
    // Each test begins a quiet day.
    t.wait(25 * 3600);
    await signIn();
    await judge();
  });

  /** So many visits ended so, each of another dossier, at so many agencies. */
  async function met(count: number, { version = '1', ...end }: Met, agencies = count) {
    const ids = Array.from({ length: agencies }, () => randomUUID());
    for (let one = 0; one < count; one += 1)
      await deps.db.insert(robotRuns).values({
        id: randomUUID(),
        portfolio_uid: await createDossier(t, here().owner),
        scope: 'SYNDIC',
        connector_id: 'small',
        connector_version: version,
        tenant: ids[one % agencies] ?? '',
        host: 'petit.example.fr',
        portal: 'Petit Portail',
        trigger: 'PERSON',
        mandate_version: MANDATE_VERSION,
        ...end,
        created_at: deps.now(),
        ended_at: deps.now(),
      });
  }

  it('wrong passwords, however many, close nothing', async () => {
    await met(7, REFUSED);
    await judge();
    expect(await stateOfVisits()).toBe('DEGRADED');
    const { robot, replica } = here();
    await robot.visit(await robot.start(replica.credentials));
    expect(await robot.run()).toMatchObject({ state: 'DONE' });
  });

  it.each<[what: string, meet: () => Promise<unknown>]>([
    ['one agency', () => met(6, CHANGED, 1)],
    ['a former version', () => met(6, { ...CHANGED, version: '0' })],
  ])('pages of %s do not close the family', async (_what, meet) => {
    await meet();
    await judge();
    expect(await stateOfVisits()).not.toBe('BROKEN');
  });

  it('pages that changed everywhere keep visits waiting, but for one each half hour, which mends it', async () => {
    await met(6, CHANGED);
    const before = await told();
    await judge();
    await judge();
    expect(await stateOfVisits()).toBe('BROKEN');
    expect(await told()).toBe(before + 1);
    const { robot, replica, uid } = here();
    await deps.db
      .update(robotRuns)
      .set({ heartbeat_at: deps.now() })
      .where(eq(robotRuns.connector_id, 'small'));
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'PENDING', code: 'PORTAL_DOWN' });
    t.wait(HALF_HOUR);
    await signIn();
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'DONE' });
    const other = { login_url: 'https://x.example.fr', run_id: uid };
    expect(await mayVisit(deps.db, small, other, deps.now())).toBe(false);
    await judge();
    expect(await stateOfVisits()).toBe('DEGRADED');
    expect(await mayVisit(deps.db, small, other, deps.now())).toBe(true);
  });

  it('is not held against a portal for ever: a day without visits forgets', async () => {
    await met(6, CHANGED);
    await judge();
    expect(await stateOfVisits()).toBe('BROKEN');
    t.wait(25 * 3600);
    await judge();
    expect(await stateOfVisits()).toBe('UNKNOWN');
  });
});

describe('by its login pages', () => {
  let replica: Awaited<ReturnType<typeof startIcsReplica>>;
  let agencies = 0;
  const tenantOf = (groupe: string) => ({ ...ics.manifest.tenant.parse(replica.tenant), groupe });
  const loginUrlOf = (groupe: string) => ics.manifest.login_url(tenantOf(groupe));
  const stateOf = (groupe: string) => portalState(deps.db, ics, loginUrlOf(groupe));

  beforeEach(async () => {
    await deps.db.delete(syndics);
    await deps.db.delete(portalChecks);
    replica = await startIcsReplica({});
    await openPortal(t, ics, replica);
    deps.portals.connectors = [ics];
    deps.portals.canaries = true;
  });
  afterEach(async () => {
    deps.portals.canaries = false;
    await replica.stop();
  });

  const present = () => ics.manifest.tenant.parse(replica.tenant).groupe;
  const add = (groupe: string) =>
    deps.db.insert(syndics).values({
      source_key: `agence/${(agencies += 1)}`,
      name: groupe,
      connector_id: 'ics',
      tenant: tenantOf(groupe),
      state: 'ACTIVE',
      search_text: groupe,
      buildings: 10,
      updated_at: deps.now(),
    });
  /** Those looked at had the form of the others until now. */
  async function leave(...groupes: string[]) {
    await judge();
    const [known] = await deps.db.select().from(portalChecks);
    for (const groupe of groupes) await add(groupe);
    await judge();
    await deps.db.update(portalChecks).set({ signature: known?.signature ?? null });
  }
  const health = async () =>
    (await portalHealth(deps.db, deps.portals, deps.now())).portals.find(
      ({ connector_id }) => connector_id === 'ics',
    )?.state;

  it('says when portals are next looked at, and promises nothing where nobody looks', async () => {
    const next = async () => (await portalHealth(deps.db, deps.portals, deps.now())).next_check_at;
    expect(await next()).toBe(nextPortalCheck(deps.now()).toISOString());
    deps.portals.canaries = false;
    expect(await next()).toBeNull();
  });

  it('an agency that left is broken alone, and told once', async () => {
    await leave('partie');
    const before = await told();
    for (let round = 0; round < 3; round += 1) await judge();
    expect(await told()).toBe(before + 1);
    expect(await stateOf('partie')).toBe('BROKEN');
    expect(await stateOf(present())).toBe('DEGRADED');
    expect(await stateOf('jamais-vue')).toBe('DEGRADED');
    expect(await health()).toBe('DEGRADED');
  });

  it('when all that were looked at are broken, so are the others', async () => {
    await leave('partie', 'partie-aussi');
    await deps.db.delete(syndics).where(eq(syndics.name, 'Cabinet Duval'));
    t.wait(25 * 3600);
    await judge();
    expect(await stateOf('jamais-vue')).toBe('BROKEN');
    expect(await health()).toBe('BROKEN');
  });

  it('a form that changed stays broken until somebody accepts it', async () => {
    await judge();
    const loginPage = { connector_id: 'ics', login_url: loginUrlOf(present()) };
    await deps.db.update(portalChecks).set({ signature: 'POST /avant · login, pwd' });
    await judge();
    await judge();
    expect(await stateOf(present())).toBe('BROKEN');
    expect(await acceptLoginPage(deps.db, { ...loginPage, login_url: loginUrlOf('autre') })).toBe(
      false,
    );
    expect(await acceptLoginPage(deps.db, loginPage)).toBe(true);
    await judge();
    expect(await stateOf(present())).toBe('OK');
  });

  it('one that cannot be looked at does not keep the others, nor the visits, from it', async () => {
    const broken = {
      ...small,
      manifest: {
        ...small.manifest,
        login_url: () => {
          throw new Error('an address nobody can write');
        },
      },
    };
    await openPortal(t, broken, here().replica);
    deps.portals.connectors = [broken, ics];
    await judge();
    expect(await stateOf(present())).toBe('OK');
  });
});
