// A kept access serves by itself when a paper is about to end, or is out of date.
import { ApiError } from '@quitus/api/errors';
import { addDays, parisDay } from '@quitus/domain/documents/calendar';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, eq, exists, gt, inArray, isNull, lte, or } from 'drizzle-orm';

import { findConnector } from '../../adapters/robots/portals.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { findSyndic } from '../directory/door.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { slotControls } from '../reading/reading.table.ts';
import {
  accessRefusal,
  findKeptAccess,
  needsPerson,
  type StoredAccess,
} from './accesses.queries.ts';
import { destinationOf } from './destination.ts';
import { robotAccesses } from './robots.table.ts';
import { findLastRun, findLastWith } from './runs.queries.ts';
import { startRun } from './start.queries.ts';

/** What portals renew, by kind of portal. */
const RENEWED: Record<RobotScope, readonly DocumentType[]> = {
  SYNDIC: ['CHARGES', 'CV_AG', 'FICHE_SYN', 'PV_AG'],
  TAX: ['TAX_FONCIERE'],
};
const OUT_OF_DATE: readonly DocumentStatus[] = [
  'EXPIRED',
  'MISSING_LAST_CONVOCATION',
  'MISSING_LAST_APPEL',
];
const AHEAD_DAYS = 30;
/** Newer papers do not come every night. */
const REST_MS = 7 * DAY_MS;

/** Each in a transaction of its own; told how many. */
export async function startRefreshes(deps: Deps): Promise<number> {
  let started = 0;
  for (const scope of ['SYNDIC', 'TAX'] as const)
    for (const { uid } of await listDue(deps.db, scope, deps.now()))
      if (await inTransaction(deps.db, (tx) => refresh(tx, deps, uid, scope))) started += 1;
  return started;
}

const listDue = (tx: Tx, scope: RobotScope, now: Date): Promise<{ uid: string }[]> =>
  tx
    .select({ uid: robotAccesses.portfolio_uid })
    .from(robotAccesses)
    .innerJoin(portfolios, eq(portfolios.uid, robotAccesses.portfolio_uid))
    .where(
      and(
        eq(robotAccesses.scope, scope),
        or(eq(robotAccesses.keeps_password, true), eq(robotAccesses.keeps_session, true)),
        isNull(robotAccesses.refused_at),
        gt(robotAccesses.expires_at, now),
        isNull(portfolios.archived_at),
        exists(
          tx
            .select({ status: portfolioDocuments.status })
            .from(portfolioDocuments)
            .leftJoin(
              slotControls,
              and(
                eq(slotControls.portfolio_uid, portfolioDocuments.portfolio_uid),
                eq(slotControls.document_type, portfolioDocuments.document_type),
              ),
            )
            .where(
              and(
                eq(portfolioDocuments.portfolio_uid, robotAccesses.portfolio_uid),
                inArray(portfolioDocuments.document_type, [...RENEWED[scope]]),
                isNull(portfolioDocuments.waived_at),
                or(
                  inArray(portfolioDocuments.status, [...OUT_OF_DATE]),
                  and(
                    eq(portfolioDocuments.status, 'VERIFIED'),
                    lte(slotControls.expires_at, addDays(parisDay(now), AHEAD_DAYS)),
                  ),
                ),
              ),
            ),
        ),
      ),
    );

async function refresh(tx: Tx, deps: Deps, uid: string, scope: RobotScope): Promise<boolean> {
  const now = deps.now();
  const portfolio = await lockPortfolio(tx, uid);
  const access = await findKeptAccess(tx, uid, scope);
  if (!portfolio || !access || (await accessRefusal(tx, access, access.connector_id, now)))
    return false;
  const last = await findLastRun(tx, uid, scope);
  if (last && !hasEndedLongAgo(last.ended_at, now)) return false;
  // What only a person can mend would fail every night, and the portal would block the account.
  const used = await findLastWith(tx, access.id);
  if (used?.code && needsPerson(used.code)) return false;
  const destination = await destinationFor(tx, deps, access);
  if (!destination) return false;
  const kept = { keeps_password: access.keeps_password, keeps_session: access.keeps_session };
  const mandate_version = used?.mandate_version ?? '';
  const order = { portfolio, scope, destination, credentials: null, ...kept, mandate_version };
  try {
    await startRun(tx, deps, { ...order, trigger: 'REFRESH', actor: null }, now);
    return true;
  } catch (cause) {
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}

const hasEndedLongAgo = (ended_at: Date | null, now: Date): boolean =>
  ended_at !== null && now.getTime() - ended_at.getTime() > REST_MS;

async function destinationFor(tx: Tx, { portals }: Deps, access: StoredAccess) {
  const connector = findConnector(portals, access.connector_id);
  const syndic = access.syndic_id ? await findSyndic(tx, access.syndic_id) : undefined;
  return connector ? destinationOf(portals, connector, access.tenant, syndic ?? null) : null;
}
