// What the sale of a pré-état daté does to its dossier, in the transaction of each move of the order.
import { fail } from '@quitus/api/errors';
import { dueAt, isUnderWay, pedOrderRefusal } from '@quitus/domain/preetatdate/order';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import type { Fulfilment, StoredOrder } from '../payments/door.ts';
import { findSlots, findStatus, lockPortfolio, moveSlot } from '../portfolios/door.ts';
import { giveBackPed, makePed } from './ped-job-specs.ts';
import {
  addPed,
  changePed,
  findLastPed,
  findPedOfPayment,
  type LivePed,
  recordStep,
} from './ped-orders.queries.ts';

const slotOf = ({ portfolio_uid }: { portfolio_uid: string }) =>
  ({ portfolio_uid, document_type: 'PRE_ETAT_DATE' }) as const;

/** Null once the dossier is gone: there is nothing left to move. */
async function lockPed(tx: Tx, { id, portfolio_uid }: StoredOrder): Promise<LivePed | null> {
  if (portfolio_uid !== null) await lockPortfolio(tx, portfolio_uid);
  return findPedOfPayment(tx, id);
}

/** Paid at the last instant, while it was being abandoned, it goes on unless another took its place. */
async function takeUpPaid(tx: Tx, ped: LivePed, now: Date) {
  const other = await findLastPed(tx, ped.portfolio_uid);
  if (other && other.id !== ped.id && isUnderWay(other.state)) return null;
  if (ped.state === 'ABANDONED') await moveSlot(tx, slotOf(ped), 'ORDERED', { now });
  return moveSlot(tx, slotOf(ped), 'PAID', { now });
}

export const pedFulfilment: Fulfilment = {
  opened: async (tx, _deps, order, buyer, now) => {
    const uid = order.portfolio_uid ?? fail('ORDER_NEEDS_PORTFOLIO');
    const portfolio = (await lockPortfolio(tx, uid)) ?? fail('SALE_PORTFOLIO_NOT_FOUND');
    const slots = (await findSlots(tx, [portfolio])).get(uid) ?? [];
    const refusal = pedOrderRefusal(portfolio.portfolio_type, slots);
    if (refusal) fail(refusal);
    const slot_before = await findStatus(tx, slotOf({ portfolio_uid: uid }));
    const ped = await addPed(tx, {
      portfolio_uid: uid,
      payment_order_id: order.id,
      product_id: order.product_id,
      amount_cents: order.amount_cents,
      ordered_by_id: buyer.account_id,
      state: 'PENDING_PAYMENT',
      slot_before,
      ordered_at: now,
    });
    await moveSlot(tx, slotOf(ped), 'ORDERED', { actor: buyer, now });
    await recordStep(tx, ped, 'ORDERED', { actor: buyer }, now);
  },

  paid: async (tx, _deps, order, now) => {
    const ped = await lockPed(tx, order);
    if (!ped) return;
    const moved = await takeUpPaid(tx, ped, now);
    if (!moved) {
      await enqueue(tx, giveBackPed, { order_id: ped.id });
      return;
    }
    const paid = await changePed(tx, ped, {
      state: 'IN_CREATION',
      paid_at: now,
      due_at: dueAt(now),
    });
    await recordStep(tx, paid, 'PAID', {}, now);
    await enqueue(tx, makePed, { order_id: ped.id });
  },

  abandoned: async (tx, _deps, order, now) => {
    const ped = await lockPed(tx, order);
    if (ped?.state !== 'PENDING_PAYMENT') return;
    await moveSlot(tx, slotOf(ped), 'ABANDONED', { to: ped.slot_before, now });
    await changePed(tx, ped, { state: 'ABANDONED' });
    await recordStep(tx, ped, 'ABANDONED', {}, now);
  },

  undone: async (tx, _deps, order, now) => {
    const ped = await lockPed(tx, order);
    if (!ped || ped.state === 'REFUNDED') return;
    if (ped.state === 'IN_CREATION')
      await moveSlot(tx, slotOf(ped), 'GIVEN_BACK', { to: ped.slot_before, now });
    await changePed(tx, ped, { state: 'REFUNDED', due_at: null, question_asked_at: null });
    await recordStep(tx, ped, 'REFUNDED', {}, now);
  },
};
