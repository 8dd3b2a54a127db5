import { fail } from '@quitus/api/errors';
// Documents that wait for somebody of the team, and what the team decides.
import type { WaitingDocument } from '@quitus/api/staff.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { transition } from '@quitus/domain/documents/transitions';
import { and, count, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { findStatus, moveSlot } from '../portfolios/slots.queries.ts';

const isWaiting = and(
  eq(portfolioDocuments.status, 'NEW_A_VERIFIER'),
  isNull(portfolioDocuments.waived_at),
  isNull(portfolios.archived_at),
);

const MOST_SHOWN = 200;

export async function listWaiting(tx: Tx): Promise<WaitingDocument[]> {
  const rows = await tx
    .select({
      portfolio_uid: portfolios.uid,
      main_address: portfolios.main_address,
      document_type: portfolioDocuments.document_type,
      file_count: portfolioDocuments.file_count,
      since: portfolioDocuments.updated_at,
    })
    .from(portfolioDocuments)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioDocuments.portfolio_uid))
    .where(isWaiting)
    .orderBy(portfolioDocuments.updated_at, portfolios.uid, portfolioDocuments.document_type)
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

export async function countWaiting(tx: Tx): Promise<number> {
  const [counted] = await tx
    .select({ waiting: count() })
    .from(portfolioDocuments)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioDocuments.portfolio_uid))
    .where(isWaiting);
  return counted?.waiting ?? 0;
}

type Place = { portfolio_uid: string; document_type: DocumentType };
type Decision = { to: DocumentStatus; reason: string | null };

/** From the queue it is a control; of something decided, the team's own word instead. */
export async function decide(
  tx: Tx,
  place: Place,
  { to, reason }: Decision,
  actor: { account_id: string; email: string },
  now: Date,
): Promise<void> {
  const from = await findStatus(tx, place);
  const event = from === 'NEW_A_VERIFIER' ? 'CONTROLLED' : 'STAFF_OVERRODE';
  if (transition(event, from, place.document_type, to) === null) fail('DECISION_NOT_POSSIBLE');
  await moveSlot(tx, place, { from, to, note: reason }, actor, now);
}
