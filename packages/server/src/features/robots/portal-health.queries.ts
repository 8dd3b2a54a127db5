// The state of the portals, as anybody may see it. What is connected and what is only listed are two counts.
import type { ResponseOf } from '@quitus/api/endpoint';
import type { robotsApi } from '@quitus/api/robots.api';
import { nextPortalCheck } from '@quitus/domain/robots/portal-checks';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, count, eq, isNotNull, ne, or, isNull } from 'drizzle-orm';

import type { Portals } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import { syndics } from '../directory/directory.table.ts';
import { familyState, listChecks } from './portal-state.queries.ts';
import { ENOUGH_DOSSIERS, tallyVisits } from './visits-tally.queries.ts';

type Health = ResponseOf<(typeof robotsApi)['portalHealth']>;

const MONTH_MS = 30 * DAY_MS;

const isConnected = and(
  eq(syndics.state, 'ACTIVE'),
  isNotNull(syndics.connector_id),
  eq(syndics.sample, false),
);
const isOnlyListed = and(
  or(ne(syndics.state, 'ACTIVE'), isNull(syndics.connector_id)),
  eq(syndics.sample, false),
);

export async function portalHealth(
  tx: Tx,
  { connectors, canaries }: Portals,
  now: Date,
): Promise<Health> {
  const checks = await listChecks(tx);
  const tallies = await tallyVisits(tx, new Date(now.getTime() - MONTH_MS));
  const reached = await tx
    .select({ connector_id: syndics.connector_id, syndics: count() })
    .from(syndics)
    .where(isConnected)
    .groupBy(syndics.connector_id);
  const portals = connectors.map((connector) => {
    const { id, label, scope } = connector.manifest;
    const own = checks.filter(({ connector_id }) => connector_id === id);
    const tally = tallies.find(({ connector_id }) => connector_id === id);
    return {
      connector_id: id,
      portal: label,
      scope,
      state: familyState(connector, own),
      checked_at: latest(own.map(({ checked_at }) => checked_at)),
      ok_at: latest(own.map(({ ok_at }) => ok_at)),
      success_rate: tally && tally.ended >= ENOUGH_DOSSIERS ? tally.done / tally.ended : null,
      syndics: reached.find(({ connector_id }) => connector_id === id)?.syndics ?? 0,
    };
  });
  return {
    portals,
    next_check_at: canaries ? nextPortalCheck(now).toISOString() : null,
    connected_syndics: await tx.$count(syndics, isConnected),
    listed_syndics: await tx.$count(syndics, isOnlyListed),
  };
}

const latest = (moments: readonly (Date | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1)
    ?.toISOString() ?? null;
