import { robotsApi } from '@quitus/api/robots.api';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import { small } from '@quitus/robots/test/small-connector';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { outcomeOf } from '../../../test/people.ts';
import { PAPERS, robotWorld } from '../../../test/robot-world.ts';
import { auditEvents } from '../../audit/audit.table.ts';
import { portfolioEvents, portfolios } from '../portfolios/portfolios.table.ts';
import { changeSlot, findSlot, moveSlot } from '../portfolios/slots.queries.ts';
import { sweepRobots } from './robots.jobs.ts';
import { robotDocuments, robotRuns } from './robots.table.ts';

const { accessesHere, filesHere, here, logins, portalOf, pvStatus, signIn, t } = await robotWorld();
const { call, deps } = t;

const notes = async () =>
  (await findSlot(deps.db, { portfolio_uid: here().uid, document_type: 'PV_AG' }))?.note ?? null;
/** A portal whose titles say nothing. */
const silent: typeof small = {
  ...small,
  list: async function* (visit) {
    for await (const event of small.list(visit))
      yield event.kind === 'DOCUMENT'
        ? { ...event, document: { ...event.document, guess: null } }
        : event;
  },
};

describe('a visit', () => {
  it('goes to no syndic for a house of its own', async () => {
    const { robot, replica, uid } = here();
    await deps.db
      .update(portfolios)
      .set({ portfolio_type: 'HOUSE_SALE_PORTFOLIO' })
      .where(eq(portfolios.uid, uid));
    expect(await outcomeOf(robot.start(replica.credentials))).toBe('ROBOT_NOT_NEEDED');
  });

  it('brings what the portal has, and the access is gone', async () => {
    const { robot, replica, uid } = here();
    const run_id = await robot.start(replica.credentials);
    expect(await pvStatus()).toBe('SCRAPING_PROCESSING');
    expect((await robot.run()).state).toBe('PENDING');
    await robot.visit(run_id);
    const run = await robot.run();
    expect(run).toMatchObject({ id: run_id, state: 'DONE', code: null, portal: 'Cabinet Duval' });
    expect(run.documents.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['PV AG 2025', 'KEPT'],
      ['PV AG 2024', 'KEPT'],
      ['Facture 12', 'LEFT'],
    ]);
    const files = (await filesHere()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(files.map(({ name, origin, state }) => [name, origin, state])).toEqual([
      ['PV AG 2024.pdf', 'SCRAPED', 'READY'],
      ['PV AG 2025.pdf', 'SCRAPED', 'READY'],
    ]);
    expect(files.map(({ document_type }) => document_type)).toEqual(['PV_AG', 'PV_AG']);
    expect(await pvStatus()).toBe('NEW_A_VERIFIER');
    const charges = { portfolio_uid: uid, document_type: 'CHARGES' } as const;
    expect(await findSlot(deps.db, charges)).toMatchObject({
      status: 'A_AJOUTER',
      note: 'Absent de l’espace en ligne du syndic.',
    });
    expect(await accessesHere()).toEqual([]);
    expect(logins()).toBe(1);
    const events = await deps.db
      .select({ detail: portfolioEvents.detail })
      .from(portfolioEvents)
      .where(and(eq(portfolioEvents.portfolio_uid, uid), eq(portfolioEvents.kind, 'ROBOT_MOVED')))
      .orderBy(portfolioEvents.number);
    expect(events.map(({ detail }) => [detail['step'], detail['kept']])).toEqual([
      ['STARTED', null],
      ['DONE', '2'],
    ]);
  });

  it('leaves to the reader what the portal does not name', async () => {
    const robot = await portalOf(silent);
    await robot.visit(await robot.start(here().replica.credentials));
    expect(await pvStatus()).toBe('A_AJOUTER');
    expect((await filesHere()).map(({ document_type }) => document_type)).toEqual([null, null]);
  });

  it('made again brings nothing twice', async () => {
    const { robot, replica } = here();
    await robot.visit(await robot.start(replica.credentials));
    const opened = () => replica.log().filter(({ path }) => path.startsWith('/fichier')).length;
    const before = opened();
    await robot.visit(await robot.start(replica.credentials));
    const run = await robot.run();
    expect(run.state).toBe('DONE');
    expect(run.documents.map(({ outcome }) => outcome)).toEqual(['LEFT']);
    expect(await filesHere()).toHaveLength(2);
    expect(opened()).toBe(before);
  });

  it('that finds bytes of the dossier under another name links them', async () => {
    const robot = await portalOf(small, {
      papers: PAPERS.map((paper) => ({
        ...paper,
        bytes: async () => PAPERS[0]?.bytes() ?? new Uint8Array(),
      })),
    });
    await robot.visit(await robot.start(here().replica.credentials));
    const { documents } = await robot.run();
    expect(documents.map(({ outcome }) => outcome).toSorted()).toEqual([
      'DUPLICATE',
      'KEPT',
      'LEFT',
    ]);
    expect(await filesHere()).toHaveLength(1);
  });

  it('shows a part of a very long list, what came of it first', async () => {
    const { robot, replica, uid } = here();
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    const seen = { portfolio_uid: uid, connector_id: 'small', tenant: '', run_id } as const;
    await deps.db.insert(robotDocuments).values(
      Array.from({ length: 400 }, (_, index) => ({
        ...seen,
        remote_key: `${index}`,
        title: `Facture ${index}`,
        outcome: 'LEFT' as const,
        seen_at: new Date(0),
      })),
    );
    const { documents, more_documents } = await robot.run();
    expect(documents.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT', 'LEFT']);
    expect(documents.length + more_documents).toBe(403);
    expect(documents).toHaveLength(300);
  });

  it('asked twice is the same one', async () => {
    const { robot, replica, uid } = here();
    const one = await robot.start(replica.credentials);
    expect(await robot.start(replica.credentials)).toBe(one);
    expect(await deps.db.$count(robotRuns, eq(robotRuns.portfolio_uid, uid))).toBe(1);
  });

  it('leaves alone what somebody brought or put aside', async () => {
    const { robot, replica, uid } = here();
    const place = { portfolio_uid: uid, document_type: 'PV_AG' } as const;
    await changeSlot(deps.db, uid, 'PV_AG', { waived_at: deps.now() }, deps.now());
    await robot.start(replica.credentials);
    expect(await pvStatus()).toBe('A_AJOUTER');
    await robot.cancel((await robot.run()).id);
    await changeSlot(deps.db, uid, 'PV_AG', { waived_at: null, file_count: 1 }, deps.now());
    await moveSlot(deps.db, place, 'FILE_ARRIVED', { now: deps.now() });
    await robot.start(replica.credentials);
    expect(await pvStatus()).toBe('NEW_A_VERIFIER');
  });
});

describe('a visit that fails', () => {
  it('with a wrong password shows it once, and says so', async () => {
    const { robot, replica } = here();
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
    expect(await notes()).toBe(run.text);
    expect(await accessesHere()).toEqual([]);
  });

  it('because the portal is down is made again later, and nobody is bothered', async () => {
    const { robot, replica } = here();
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
    await signIn();
    await sweepRobots.run(deps, {});
    await replica.control({ scenario: 'ok' });
    await robot.visit(run_id);
    expect(await robot.run()).toMatchObject({ state: 'DONE', code: null, trigger: 'RETRY' });
    expect(await accessesHere()).toEqual([]);
  });

  it('four times over most of a day ends, and nothing stays « en cours »', async () => {
    const { robot, replica } = here();
    await replica.control({ scenario: 'maintenance-200' });
    const run_id = await robot.start(replica.credentials);
    await robot.visit(run_id);
    for (const minutes of [15, 60, 240, 720]) {
      expect(await pvStatus()).toBe('SCRAPING_PROCESSING');
      t.wait(minutes * 60);
      await sweepRobots.run(deps, {});
      await robot.visit(run_id);
    }
    await signIn();
    expect(await robot.run()).toMatchObject({ state: 'FAILED', code: 'MAINTENANCE' });
    expect(await pvStatus()).toBe('KO_SCRAPING');
    expect(await accessesHere()).toEqual([]);
  }, 60_000);

  it('on one file keeps the others, and names it', async () => {
    const robot = await portalOf(small, {
      ways: {
        '0': () => Buffer.from('%PDF-1.4 cut'),
      },
    });
    await robot.visit(await robot.start(here().replica.credentials));
    const run = await robot.run();
    expect(run).toMatchObject({ state: 'PARTIAL', code: 'FILE_BROKEN' });
    expect(run.text).toBe('Un document illisible chez le syndic : PV AG 2025.');
    expect(await filesHere()).toHaveLength(1);
    expect(await pvStatus()).toBe('NEW_A_VERIFIER');
  });
});

describe('starting', () => {
  const start = (change: object) => {
    const { uid, replica } = here();
    const body = {
      connector_id: 'small',
      login_url: null,
      credentials: replica.credentials,
      mandate_version: MANDATE_VERSION,
      ...change,
    };
    return outcomeOf(call(robotsApi.startRun, { params: { uid, scope: 'SYNDIC' }, body }));
  };

  it('is refused with a code that says why', async () => {
    const { robot, replica, uid } = here();
    expect(await start({})).toBe('UNSUPPORTED_PORTAL');
    expect(await start({ connector_id: 'unheard-of' })).toBe('UNSUPPORTED_PORTAL');
    expect(await outcomeOf(robot.start({ login: '' }))).toBe('INVALID_PORTAL_FIELD');
    expect(await outcomeOf(robot.start(null))).toBe('ROBOT_ACCESS_NEEDED');
    const { syndic_id } = await deps.db
      .select({ syndic_id: robotRuns.syndic_id })
      .from(robotRuns)
      .where(eq(robotRuns.portfolio_uid, uid))
      .then(([row]) => row ?? { syndic_id: null });
    expect(syndic_id).toBeNull();
    await deps.db
      .update(portfolios)
      .set({ archived_at: deps.now() })
      .where(eq(portfolios.uid, uid));
    expect(await outcomeOf(robot.start(replica.credentials))).toBe('PORTFOLIO_ARCHIVED');
  });

  it('needs the mandate as it is now', async () => {
    const { robot, replica } = here();
    await robot.start(replica.credentials);
    const [row] = await deps.db
      .select()
      .from(robotRuns)
      .where(eq(robotRuns.portfolio_uid, here().uid));
    expect(row?.mandate_version).toBe(MANDATE_VERSION);
    await robot.cancel(row?.id ?? '');
    expect(await start({ syndic_id: row?.syndic_id, mandate_version: '2020-01' })).toBe(
      'MANDATE_CHANGED',
    );
  });

  it('and using the access leave their lines in the journal', async () => {
    const { robot, replica, uid } = here();
    await robot.visit(await robot.start(replica.credentials));
    const lines = await deps.db
      .select({ kind: auditEvents.kind })
      .from(auditEvents)
      .where(eq(auditEvents.portfolio_uid, uid))
      .orderBy(auditEvents.at, auditEvents.id);
    expect(lines.map(({ kind }) => kind)).toEqual(['ROBOT_STARTED', 'ROBOT_ACCESS_USED']);
  });
});
