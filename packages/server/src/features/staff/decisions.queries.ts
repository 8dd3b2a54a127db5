// What somebody of the team decides, and takes back.
import { fail } from '@quitus/api/errors';
import type { RefusalReason } from '@quitus/domain/control/refusal-reasons';
import { type SeenByTeam, teamDecisionRefusal } from '@quitus/domain/control/team-decision';
import { isHeldByOther } from '@quitus/domain/control/waiting';
import { decisionEvent } from '@quitus/domain/documents/transitions';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { listCurrentFiles } from '../documents/door.ts';
import { findSlot, findStatus, moveSlot } from '../portfolios/door.ts';
import {
  changeControl,
  findControl,
  findLastDecision,
  type Place,
  settleControl,
} from '../reading/door.ts';
import { staffDecisions } from '../reading/reading.table.ts';

type Decision = SeenByTeam & { reasons: RefusalReason[]; reason: string | null };

/** From the queue it is a control; of something decided, the team's own word instead. */
export async function decide(
  tx: Tx,
  place: Place,
  { to, reasons, reason, despite, seen_file_ids }: Decision,
  actor: Doer,
  now: Date,
): Promise<string> {
  const control = await findControl(tx, place);
  if (control && isHeldByOther(control, actor.account_id, now)) fail('DOCUMENT_HELD');
  const file_ids = (await listCurrentFiles(tx, place.portfolio_uid))
    .filter(({ document_type }) => document_type === place.document_type)
    .map(({ id }) => id);
  const there = { file_ids, rules: control?.rules ?? [] };
  const refusal = teamDecisionRefusal({ to, seen_file_ids, despite }, there);
  if (refusal) fail(refusal);
  const slot = await findSlot(tx, place);
  const from = slot?.status ?? 'A_AJOUTER';
  const moved = await moveSlot(tx, place, decisionEvent(from), { to, note: reason, actor, now });
  if (!moved) fail('DECISION_NOT_POSSIBLE');
  const [decision] = await tx
    .insert(staffDecisions)
    .values({
      ...place,
      staff_id: actor.account_id,
      from_status: from,
      from_note: slot?.note ?? null,
      to_status: to,
      reasons,
      reason,
      despite: [...despite],
      machine_status: control?.status ?? null,
      waiting_since: control?.waiting_since ?? slot?.updated_at ?? null,
      held_since: control?.held_since ?? null,
      decided_at: now,
    })
    .returning({ id: staffDecisions.id });
  await settleControl(tx, place);
  return decision?.id ?? fail('INTERNAL_ERROR');
}

export async function findDecision(tx: Tx, id: string) {
  const [decision] = await tx.select().from(staffDecisions).where(eq(staffDecisions.id, id));
  return decision;
}

/** One's own, the last on that document, while the document is still as it left it. */
export async function undoDecision(
  tx: Tx,
  decision: NonNullable<Awaited<ReturnType<typeof findDecision>>>,
  actor: Doer,
  now: Date,
): Promise<void> {
  const { portfolio_uid, document_type, from_status, from_note, to_status } = decision;
  const place = { portfolio_uid, document_type };
  const last = await findLastDecision(tx, place);
  const mine = decision.staff_id === actor.account_id && last?.id === decision.id;
  const asLeft = (await findStatus(tx, place)) === to_status;
  if (!mine || !asLeft) fail('UNDO_NOT_POSSIBLE');
  const back = { to: from_status, note: from_note, actor, now };
  const moved = await moveSlot(tx, place, 'DECISION_UNDONE', back);
  if (!moved) return fail('UNDO_NOT_POSSIBLE');
  await tx.update(staffDecisions).set({ undone_at: now }).where(eq(staffDecisions.id, decision.id));
  if (moved.to === 'NEW_A_VERIFIER')
    await changeControl(tx, place, { waiting_since: decision.waiting_since ?? now });
}
