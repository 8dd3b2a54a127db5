// Whether the portals of a family answer as they did: by what the canaries saw, and by what visits met.
import type { PortalState } from '@quitus/domain/robots/run-state';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portalChecks, robotRuns } from './robots.table.ts';

/** Where the outcome of real visits is written, beside the hosts that are looked at. */
export const VISITS = 'visits';

const GRAVITY: readonly PortalState[] = ['UNKNOWN', 'OK', 'DEGRADED', 'BROKEN'];

export const worst = (states: readonly PortalState[]): PortalState =>
  GRAVITY.findLast((state) => states.includes(state)) ?? 'UNKNOWN';

/** For one portal: itself, and what all visits of its family met. */
export async function familyState(
  tx: Tx,
  connector_id: string,
  host: string,
): Promise<PortalState> {
  const rows = await tx
    .select({ state: portalChecks.state })
    .from(portalChecks)
    .where(
      and(eq(portalChecks.connector_id, connector_id), inArray(portalChecks.host, [host, VISITS])),
    );
  return worst(rows.map(({ state }) => state));
}

export type StoredCheck = typeof portalChecks.$inferSelect;

export const listChecks = (tx: Tx): Promise<StoredCheck[]> => tx.select().from(portalChecks);

/** Tells whether the state is another than before. */
export async function writeCheck(tx: Tx, check: StoredCheck): Promise<boolean> {
  const key = and(
    eq(portalChecks.connector_id, check.connector_id),
    eq(portalChecks.host, check.host),
  );
  const [before] = await tx.select().from(portalChecks).where(key).for('update');
  const ok_at = check.ok_at ?? before?.ok_at ?? null;
  const { connector_id: _, host: __, ...set } = check;
  await tx
    .insert(portalChecks)
    .values({ ...check, ok_at })
    .onConflictDoUpdate({
      target: [portalChecks.connector_id, portalChecks.host],
      set: { ...set, ok_at },
    });
  return (before?.state ?? 'UNKNOWN') !== check.state;
}

export type Tally = {
  connector_id: string;
  ended: number;
  done: number;
  changed: number;
  refused: number;
  empty: number;
};

const count = (when: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${when})`.mapWith(Number);

/** Of visits that ended since then, by family. Those that people stopped say nothing of the portal. */
export const tallyVisits = (tx: Tx, since: Date): Promise<Tally[]> =>
  tx
    .select({
      connector_id: robotRuns.connector_id,
      ended: count(sql`${robotRuns.code} is distinct from 'CANCELLED'`),
      done: count(sql`${robotRuns.state} in ('DONE', 'PARTIAL')`),
      changed: count(sql`${robotRuns.code} = 'PARSE_CHANGED'`),
      refused: count(sql`${robotRuns.code} = 'LOGIN_FAILED'`),
      empty: count(
        sql`${robotRuns.state} = 'DONE' and not exists (
          select from robot_documents where robot_documents.portfolio_uid = ${robotRuns.portfolio_uid}
            and robot_documents.connector_id = ${robotRuns.connector_id})`,
      ),
    })
    .from(robotRuns)
    .where(gte(robotRuns.ended_at, since))
    .groupBy(robotRuns.connector_id);

/** Fewer than this say nothing. */
export const ENOUGH_VISITS = 5;

/** PARSE_CHANGED above 2 %, empty portals, refused passwords beyond the usual. */
export function stateByVisits({ ended, changed, refused, empty }: Tally): PortalState {
  if (ended < ENOUGH_VISITS) return 'UNKNOWN';
  const share = (part: number) => part / ended;
  if (share(changed) > 0.5 || share(refused) > 0.9) return 'BROKEN';
  return share(changed) > 0.02 || share(refused) > 0.5 || share(empty) > 0.5 ? 'DEGRADED' : 'OK';
}
