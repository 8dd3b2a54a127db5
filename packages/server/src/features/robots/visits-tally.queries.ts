// What visits met lately, by family: counted in dossiers, so that nobody weighs more by trying more often.
import type { PortalState } from '@quitus/domain/robots/run-state';
import type { Connector } from '@quitus/robots/connector';
import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portalsToAgree } from './portal-state.queries.ts';
import { robotRuns } from './robots.table.ts';

export type Tally = {
  connector_id: string;
  /** Dossiers: those that people stopped say nothing of the portal. */
  ended: number;
  done: number;
  changed: number;
  refused: number;
  empty: number;
  /** Portals of the family that were found changed. */
  changed_portals: number;
  /** A visit has succeeded since the last that found a change. */
  works_again: boolean;
};

const DONE = sql`${robotRuns.state} in ('DONE', 'PARTIAL')`;
const CHANGED = sql`${robotRuns.code} = 'PARSE_CHANGED'`;

const dossiers = (when: SQL) =>
  sql<number>`count(distinct ${robotRuns.portfolio_uid}) filter (where ${when})`.mapWith(Number);

/** As they are written now: what a former version met says nothing of this one. */
export const asWrittenNow = (connectors: readonly Connector[]): SQL | undefined =>
  or(
    ...connectors.map(({ manifest: { id, version } }) =>
      and(eq(robotRuns.connector_id, id), eq(robotRuns.connector_version, version)),
    ),
  );

/** Of visits that ended since then. */
export const tallyVisits = (tx: Tx, since: Date, only?: SQL): Promise<Tally[]> =>
  tx
    .select({
      connector_id: robotRuns.connector_id,
      ended: dossiers(sql`${robotRuns.code} is distinct from 'CANCELLED'`),
      done: dossiers(DONE),
      changed: dossiers(CHANGED),
      refused: dossiers(sql`${robotRuns.code} = 'LOGIN_FAILED'`),
      empty: dossiers(
        sql`${robotRuns.state} = 'DONE' and not exists (
          select from robot_documents where robot_documents.portfolio_uid = ${robotRuns.portfolio_uid}
            and robot_documents.connector_id = ${robotRuns.connector_id})`,
      ),
      changed_portals:
        sql<number>`count(distinct (${robotRuns.host}, ${robotRuns.syndic_id})) filter (where ${CHANGED})`.mapWith(
          Number,
        ),
      works_again: sql<boolean>`coalesce(max(${robotRuns.ended_at}) filter (where ${DONE})
        > max(${robotRuns.ended_at}) filter (where ${CHANGED}), false)`,
    })
    .from(robotRuns)
    .where(and(gte(robotRuns.ended_at, since), only))
    .groupBy(robotRuns.connector_id);

/** Fewer than this say nothing. */
export const ENOUGH_DOSSIERS = 5;

/**
 * PARSE_CHANGED above 2 %, empty portals, refused passwords beyond the usual. Wrong passwords are people's own:
 * they close nothing, however many there are.
 */
export function stateByVisits(connector: Connector, tally: Tally): PortalState {
  const { ended, changed, refused, empty, changed_portals, works_again } = tally;
  if (ended < ENOUGH_DOSSIERS) return 'UNKNOWN';
  const share = (part: number) => part / ended;
  const everywhere = changed_portals >= portalsToAgree(connector) && !works_again;
  if (share(changed) > 0.5 && everywhere) return 'BROKEN';
  return share(changed) > 0.02 || share(refused) > 0.5 || share(empty) > 0.5 ? 'DEGRADED' : 'OK';
}
