// Every half hour: whether portals still answer as they did, by looking at their doors and at what visits met.
// The team is told of each change, once.
import type { PortalState } from '@quitus/domain/robots/run-state';
import type { Connector } from '@quitus/robots/connector';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';

import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { syndics } from '../directory/directory.table.ts';
import { queueMail } from '../mail/mail.queries.ts';
import { sharedPace } from './hosts.queries.ts';
import { portalStateMail } from './portal-state.mail.ts';
import {
  listChecks,
  stateByVisits,
  type StoredCheck,
  tallyVisits,
  VISITS,
  writeCheck,
} from './portal-state.queries.ts';
import { destinationOf, findConnector, sampleAt } from './portals.queries.ts';

/** Of each family, so many portals are looked at. */
const SAMPLES = 2;
const PATIENCE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

export const checkPortals = defineJob({
  name: 'check-portals',
  payload: z.object({}),
  max_attempts: 1,
  run: async (deps) => {
    if (deps.portals.canaries)
      for (const connector of deps.portals.connectors)
        for (const tenant of await tenantsOf(deps.db, connector))
          await look(deps, connector, tenant);
    await judgeVisits(deps);
  },
});

/** Those that most people have; the tax office has but one. */
async function tenantsOf(tx: Tx, { manifest }: Connector): Promise<unknown[]> {
  if (manifest.scope === 'TAX') return [{}];
  const rows = await tx
    .select({ tenant: syndics.tenant })
    .from(syndics)
    .where(
      and(
        eq(syndics.connector_id, manifest.id),
        eq(syndics.state, 'ACTIVE'),
        eq(syndics.sample, false),
        isNotNull(syndics.tenant),
      ),
    )
    .orderBy(sql`${syndics.buildings} desc, ${syndics.id}`)
    .limit(SAMPLES);
  return rows.map(({ tenant }) => tenant);
}

async function look(deps: Deps, connector: Connector, said: unknown): Promise<void> {
  const place = destinationOf(deps.portals, connector, said, null);
  if (!place) return;
  const { host, tenant } = place;
  const known = (await listChecks(deps.db)).find(
    (check) => check.connector_id === connector.manifest.id && check.host === host,
  );
  const { checkPortal } = await import('@quitus/robots/canary');
  const found = await checkPortal(place.connector, tenant, {
    pace: sharedPace(deps),
    network: sampleAt(deps.portals, host) ? 'LOOPBACK' : 'PUBLIC',
    contact: deps.contactEmail,
    signal: AbortSignal.timeout(PATIENCE_MS),
    now: deps.now,
    recorded: known?.signature ?? null,
  });
  const now = deps.now();
  await write(deps, {
    connector_id: connector.manifest.id,
    host,
    login_url: connector.manifest.login_url(tenant),
    state: found.state,
    // The one it was recorded with stays until somebody has looked at the difference.
    signature: known?.signature ?? found.signature,
    difference: found.difference,
    checked_at: now,
    ok_at: found.state === 'OK' ? now : null,
  });
}

async function judgeVisits(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const tally of await tallyVisits(deps.db, new Date(now.getTime() - DAY_MS))) {
    const state = stateByVisits(tally);
    const { connector_id, ended, changed, refused, empty } = tally;
    const met = `${ended} visites en un jour : ${changed} pages changées, ${refused} accès refusés, ${empty} sans document`;
    await write(deps, {
      connector_id,
      host: VISITS,
      login_url: '',
      state,
      signature: null,
      difference: state === 'OK' || state === 'UNKNOWN' ? null : met,
      checked_at: now,
      ok_at: state === 'OK' ? now : null,
    });
  }
}

const TOLD: readonly PortalState[] = ['DEGRADED', 'BROKEN'];

const write = (deps: Deps, check: StoredCheck): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const before = (await listChecks(tx)).find(
      ({ connector_id, host }) => connector_id === check.connector_id && host === check.host,
    );
    if (!(await writeCheck(tx, check))) return;
    const mended = before !== undefined && TOLD.includes(before.state);
    if (!TOLD.includes(check.state) && !mended) return;
    const portal = findConnector(deps.portals, check.connector_id)?.manifest.label;
    const content = portalStateMail(
      { ...check, portal: portal ?? check.connector_id },
      deps.publicUrl,
    );
    await queueMail(tx, deps, { to: deps.contactEmail, by: 'SERVICE' }, content, deps.now());
  });
