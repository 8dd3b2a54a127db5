// Money given back: decided in the transaction of its cause, with its credit note; sent by a job.
import type { RefundReason } from '@quitus/domain/payments/invoice';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { issueCreditNote } from './invoices.queries.ts';
import { changeOrder, moveOrder, type StoredOrder } from './orders.queries.ts';
import { giveBackOrder, payBack } from './payment-job-specs.ts';
import { refunds } from './payments.table.ts';

type Asked = { amount_cents: number; reason: RefundReason; asked_by_id?: string | null };

/** The order is locked by the caller, who also says what becomes of it. */
export async function refundOrder(
  tx: Tx,
  deps: Pick<Deps, 'seller'>,
  order: StoredOrder,
  { amount_cents, reason, asked_by_id = null }: Asked,
  now: Date,
): Promise<StoredOrder> {
  if (!order.payment_id) throw new Error('what was never paid is not given back');
  const refunded_cents = order.refunded_cents + amount_cents;
  if (amount_cents <= 0 || refunded_cents > order.amount_cents)
    throw new Error('more would be given back than was paid');
  const [refund] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      payment_id: order.payment_id,
      amount_cents,
      reason,
      asked_by_id,
      asked_at: now,
      // Told by the payment host, it was given back already.
      ...(reason === 'GATEWAY' && { done_at: now }),
    })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('no refund was written');
  if (reason !== 'GATEWAY') await enqueue(tx, payBack, { refund_id: refund.id });
  const changed = await changeOrder(tx, order.id, { refunded_cents });
  await issueCreditNote(tx, deps, changed, { amount_cents, reason }, now);
  return changed;
}

/** Whatever is left of its price; what was sold is undone by whoever knows how. The order is locked. */
export async function giveBackAll(
  tx: Tx,
  deps: Pick<Deps, 'seller'>,
  order: StoredOrder,
  asked: Omit<Asked, 'amount_cents'>,
  now: Date,
): Promise<StoredOrder> {
  const amount_cents = order.amount_cents - order.refunded_cents;
  const changed = await refundOrder(tx, deps, order, { ...asked, amount_cents }, now);
  return moveOrder(tx, changed, 'REFUNDED', { closed_at: now });
}

/** Just paid for what can no longer be given: all of it goes back once it is billed. */
export const giveBackLater = (tx: Tx, { id: order_id }: StoredOrder): Promise<void> =>
  enqueue(tx, giveBackOrder, { order_id });

/** Paid on two pages: the second payment goes back whole, and was never billed. */
export async function refundSecondPayment(
  tx: Tx,
  order: StoredOrder,
  payment: { payment_id: string; amount_cents: number },
  now: Date,
): Promise<void> {
  const known = await tx.$count(refunds, eq(refunds.payment_id, payment.payment_id));
  if (known > 0) return;
  const [refund] = await tx
    .insert(refunds)
    .values({ order_id: order.id, ...payment, reason: 'DOUBLE_PAYMENT', asked_at: now })
    .returning({ id: refunds.id });
  if (refund) await enqueue(tx, payBack, { refund_id: refund.id });
}

export async function findUnpaidRefund(tx: Tx, id: string) {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isNull(refunds.done_at)));
  return refund;
}

export async function markPaidBack(
  tx: Tx,
  id: string,
  gateway_refund_id: string,
  now: Date,
): Promise<void> {
  await tx.update(refunds).set({ gateway_refund_id, done_at: now }).where(eq(refunds.id, id));
}

/** What was given back of a payment, or is about to be. */
export async function sumRefunds(tx: Tx, payment_id: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount_cents}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.payment_id, payment_id));
  return row?.sum ?? 0;
}
