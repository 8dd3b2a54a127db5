// What waits for somebody of the team, and what really happened lately.
import type { LatelyDecided } from '@quitus/domain/control/waiting';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { minutesBetween } from '../../db/instant.ts';
import type { Tx } from '../../db/pool.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { slotControls, staffDecisions } from './reading.table.ts';

const LATELY_DAYS = 30;
const MOST = 100;

/** Of the slots: to be looked at, wanted, in a dossier that is not put away, with nothing left to read. */
export const isWaiting = and(
  or(
    eq(portfolioDocuments.status, 'NEW_A_VERIFIER'),
    // The verified one stays meanwhile.
    sql`exists (
      select from document_files file
      where file.portfolio_uid = ${portfolioDocuments.portfolio_uid}
        and file.document_type = ${portfolioDocuments.document_type}
        and file.replacement = 'KEPT' and file.state = 'READY' and file.deleted_at is null)`,
  ),
  isNull(portfolioDocuments.waived_at),
  isNull(portfolios.archived_at),
  sql`not exists (
    select from document_files file join file_readings reading on reading.file_id = file.id
    where file.portfolio_uid = ${portfolioDocuments.portfolio_uid}
      and file.document_type = ${portfolioDocuments.document_type}
      and file.state = 'READY' and file.deleted_at is null
      and reading.state in ('QUEUED', 'READING'))`,
);

export const joinsSlot = and(
  eq(slotControls.portfolio_uid, portfolioDocuments.portfolio_uid),
  eq(slotControls.document_type, portfolioDocuments.document_type),
);

export async function countAhead(tx: Tx, since: Date): Promise<number> {
  const [counted] = await tx
    .select({ ahead: count() })
    .from(portfolioDocuments)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioDocuments.portfolio_uid))
    .innerJoin(slotControls, joinsSlot)
    .where(and(isWaiting, lt(slotControls.waiting_since, since)));
  return counted?.ahead ?? 0;
}

export const listLatelyDecided = (tx: Tx, now: Date): Promise<LatelyDecided[]> =>
  tx
    .select({
      waited_minutes: minutesBetween(staffDecisions.decided_at, staffDecisions.waiting_since),
      handled_minutes: minutesBetween(
        staffDecisions.decided_at,
        sql`coalesce(${staffDecisions.held_since}, ${staffDecisions.decided_at})`,
      ),
    })
    .from(staffDecisions)
    .where(
      and(
        gt(staffDecisions.decided_at, new Date(now.getTime() - LATELY_DAYS * DAY_MS)),
        isNotNull(staffDecisions.waiting_since),
        isNull(staffDecisions.undone_at),
      ),
    )
    .orderBy(desc(staffDecisions.decided_at))
    .limit(MOST);
