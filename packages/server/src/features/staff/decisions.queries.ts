// What somebody of the team decides, and takes back.
import { fail } from '@quitus/api/errors';
import type { DecidedStatus } from '@quitus/domain/control/control';
import type { RefusalReason } from '@quitus/domain/control/refusal-reasons';
import { type SeenByTeam, teamDecisionRefusal } from '@quitus/domain/control/team-decision';
import { isHeldByOther } from '@quitus/domain/control/waiting';
import { parisDay } from '@quitus/domain/documents/calendar';
import { decisionEvent } from '@quitus/domain/documents/transitions';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import {
  findKeptReplacement,
  placeReplacement,
  refuseReplacement,
  type StoredFile,
} from '../documents/door.ts';
import { findSlot, findStatus, moveSlot } from '../portfolios/door.ts';
import {
  changeControl,
  concluded,
  findControl,
  findLastDecision,
  knownPapers,
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
  const replacement = await findKeptReplacement(tx, place);
  const known = await knownPapers(tx, place.portfolio_uid, replacement);
  const file_ids = known?.slot(place.document_type).files.map(({ file_id }) => file_id) ?? [];
  const verdict = replacement && known?.control(place, parisDay(now));
  const there = { file_ids, rules: (verdict ?? control)?.rules ?? [] };
  const refusal = teamDecisionRefusal({ to, seen_file_ids, despite }, there);
  if (refusal) fail(refusal);
  const slot = await findSlot(tx, place);
  const from = slot?.status ?? 'A_AJOUTER';
  if (replacement) await settleReplacement(tx, replacement, to, actor, now);
  else if (!(await moveSlot(tx, place, decisionEvent(from), { to, note: reason, actor, now })))
    fail('DECISION_NOT_POSSIBLE');
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
      machine_status: (verdict ?? control)?.status ?? null,
      waiting_since: control?.waiting_since ?? slot?.updated_at ?? null,
      held_since: control?.held_since ?? null,
      decided_at: now,
    })
    .returning({ id: staffDecisions.id });
  await settleControl(
    tx,
    place,
    replacement && to === 'VERIFIED' && verdict ? concluded(verdict, now) : {},
  );
  return decision?.id ?? fail('INTERNAL_ERROR');
}

/** Accepted, it takes the place of the verified one; refused, that one stays. */
const settleReplacement = (
  tx: Tx,
  file: StoredFile,
  to: DecidedStatus,
  actor: Doer,
  now: Date,
): Promise<void> =>
  to === 'VERIFIED' ? placeReplacement(tx, file, now) : refuseReplacement(tx, file, actor, now);

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
  // What took the place of a verified document, or did not, is not taken back by a status.
  const asLeft = (await findStatus(tx, place)) === to_status && from_status !== to_status;
  if (!mine || !asLeft) fail('UNDO_NOT_POSSIBLE');
  const back = { to: from_status, note: from_note, actor, now };
  const moved = await moveSlot(tx, place, 'DECISION_UNDONE', back);
  if (!moved) return fail('UNDO_NOT_POSSIBLE');
  await tx.update(staffDecisions).set({ undone_at: now }).where(eq(staffDecisions.id, decision.id));
  if (moved.to === 'NEW_A_VERIFIER')
    await changeControl(tx, place, { waiting_since: decision.waiting_since ?? now });
}
