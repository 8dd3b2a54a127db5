// Every half hour: whether portals still answer as they did, by looking at their login pages and at what visits met.
// The team is told of each change, once.
import type { PortalState } from '@quitus/domain/robots/run-state';
import { DAY_MS } from '@quitus/domain/time/durations';
import type { Connector } from '@quitus/robots/connector';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';

import { findConnector, sampleAt } from '../../adapters/robots/portals.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { syndics } from '../directory/directory.table.ts';
import { queueMail } from '../mail/door.ts';
import { destinationOf } from './destination.ts';
import { sharedPace } from './hosts.queries.ts';
import { portalStateMail } from './portal-state.mail.ts';
import { listChecks, type StoredCheck, VISITS, writeCheck } from './portal-state.queries.ts';
import { asWrittenNow, stateByVisits, tallyVisits } from './visits-tally.queries.ts';

/** Of each family, so many portals are looked at. */
const SAMPLES = 3;
const PATIENCE_MS = 60_000;

export const checkPortals = defineJob({
  name: 'check-portals',
  payload: z.object({}),
  max_attempts: 1,
  run: async (deps) => {
    if (deps.portals.canaries)
      for (const connector of deps.portals.connectors)
        for (const tenant of await tenantsOf(deps.db, connector))
          await lookOrLeave(deps, connector, tenant);
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

/** One that cannot be looked at does not keep the others from it. */
async function lookOrLeave(deps: Deps, connector: Connector, tenant: unknown): Promise<void> {
  try {
    await look(deps, connector, tenant);
  } catch (cause) {
    const { id } = connector.manifest;
    deps.log.warn({ err: cause, connector: id }, 'a portal could not be looked at');
  }
}

async function look(deps: Deps, connector: Connector, said: unknown): Promise<void> {
  const place = destinationOf(deps.portals, connector, said, null);
  if (!place) return;
  const { host, tenant } = place;
  const connector_id = connector.manifest.id;
  const login_url = connector.manifest.login_url(tenant);
  const known = (await listChecks(deps.db)).find(
    (check) => check.connector_id === connector_id && check.login_url === login_url,
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
    connector_id,
    host,
    login_url,
    state: found.state,
    // The one it was recorded with stays until somebody has looked at the difference.
    signature: known?.signature ?? found.signature,
    difference: found.difference,
    checked_at: now,
    ok_at: found.state === 'OK' ? now : null,
  });
}

const NOTHING_MET = {
  ended: 0,
  done: 0,
  changed: 0,
  refused: 0,
  empty: 0,
  changed_portals: 0,
  works_again: false,
};

async function judgeVisits(deps: Deps): Promise<void> {
  const now = deps.now();
  const { connectors } = deps.portals;
  const since = new Date(now.getTime() - DAY_MS);
  const tallies = await tallyVisits(deps.db, since, asWrittenNow(connectors));
  const judged = (await listChecks(deps.db)).filter((check) => check.host === VISITS.host);
  for (const connector of connectors) {
    const connector_id = connector.manifest.id;
    const found = tallies.find((tally) => tally.connector_id === connector_id);
    // Nobody came for a day, or only to a former version: what was said then is not said any more.
    if (!found && !judged.some((check) => check.connector_id === connector_id)) continue;
    const tally = found ?? { ...NOTHING_MET, connector_id };
    const state = stateByVisits(connector, tally);
    const { ended, changed, refused, empty } = tally;
    const met = `${ended} dossiers visités en un jour : ${changed} pages changées, ${refused} accès refusés, ${empty} sans document`;
    await write(deps, {
      connector_id,
      ...VISITS,
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
    const before = await writeCheck(tx, check);
    if (before === check.state || !(TOLD.includes(check.state) || TOLD.includes(before))) return;
    const portal = findConnector(deps.portals, check.connector_id)?.manifest.label;
    const content = portalStateMail(
      { ...check, portal: portal ?? check.connector_id },
      deps.publicUrl,
    );
    await queueMail(tx, deps, { to: deps.contactEmail, by: 'SERVICE' }, content, deps.now());
  });
