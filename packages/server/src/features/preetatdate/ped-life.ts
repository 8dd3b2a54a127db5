// What happens to an order once it is paid: to the desk, a question, a refusal, a refresh.
import { fail } from '@quitus/api/errors';
import {
  dueAfterAnswer,
  dueAt,
  type PedMaking,
  waitsAtDesk,
} from '@quitus/domain/preetatdate/order';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { moveSlot } from '../portfolios/door.ts';
import { findPending } from './editions.queries.ts';
import { makePed, printPed } from './ped-job-specs.ts';
import { changePed, findLastPed, type LivePed, recordStep } from './ped-orders.queries.ts';

const NOT_HELD = { held_by_id: null, held_since: null, held_until: null } as const;

/** Waits there once, however often it is sent. */
export async function sendToDesk(
  tx: Tx,
  ped: LivePed,
  detail: string | null,
  now: Date,
): Promise<void> {
  if (waitsAtDesk(ped)) return;
  const there = { at_desk_since: now, desk_done_at: null, ...NOT_HELD };
  await changePed(tx, ped, there);
  await recordStep(tx, ped, 'AT_DESK', { detail }, now);
}

/** The due time moves by as long as the answer took. */
export async function customerAnswered(
  tx: Tx,
  ped: LivePed,
  comment: string,
  actor: Doer,
  now: Date,
): Promise<void> {
  const { due_at, question_asked_at } = ped;
  if (ped.state !== 'IN_CREATION' || !due_at || !question_asked_at) return fail('PED_NOT_WAITING');
  await changePed(tx, ped, {
    customer_answer: comment,
    question_asked_at: null,
    due_at: dueAfterAnswer(due_at, question_asked_at, now),
  });
  await recordStep(tx, ped, 'QUESTION_ANSWERED', { detail: comment, actor }, now);
}

/** Its job was lost: it goes on where it was. What waits at the desk waits for a person. */
export async function takeUpPed(tx: Tx, portfolio_uid: string): Promise<void> {
  const ped = await findLastPed(tx, portfolio_uid);
  if (ped?.state !== 'IN_CREATION' || waitsAtDesk(ped)) return;
  const spec = (await findPending(tx, ped.id)) ? printPed : makePed;
  await enqueue(tx, spec, { order_id: ped.id });
}

const MADE_AGAIN = { REFUSAL: 'REFUSED', REFRESH: 'REFRESH_ASKED' } as const;

/** Another edition of the same order, for nothing. */
export async function makeAgain(
  tx: Tx,
  ped: LivePed,
  making: Exclude<PedMaking, 'ORDER'>,
  reason: string | null,
  actor: Doer,
  now: Date,
): Promise<void> {
  const { portfolio_uid } = ped;
  const place = { portfolio_uid, document_type: 'PRE_ETAT_DATE' } as const;
  const moved = await moveSlot(tx, place, 'MADE_AGAIN', { actor, now });
  if (ped.state !== 'DELIVERED' || !moved) return fail('PED_NOT_DELIVERED');
  const again = await changePed(tx, ped, {
    state: 'IN_CREATION',
    making,
    refusal_reason: making === 'REFUSAL' ? reason : null,
    question: null,
    customer_answer: null,
    due_at: dueAt(now),
    at_desk_since: null,
    desk_done_at: null,
  });
  await recordStep(tx, again, MADE_AGAIN[making], { detail: reason, actor }, now);
  await enqueue(tx, makePed, { order_id: ped.id });
}
