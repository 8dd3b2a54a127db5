// A payment, recorded: order paid, subscription begun, what was sold given, invoice numbered, mail
// queued, all in one transaction. Asked again, it changes nothing.
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import { z } from 'zod';

import type {
  Gateway,
  HostedSubscription,
  PaymentSession,
} from '../../adapters/payments/gateway.ts';
import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { bill } from './billing.queries.ts';
import type { SellingDeps } from './fulfilment.ts';
import { writeHosted } from './hosted-subscription.queries.ts';
import { changeOrder, lockOrder, moveOrder, type StoredOrder } from './orders.queries.ts';
import { endHostedSubscription } from './payment-job-specs.ts';
import { refundSecondPayment } from './refunds.queries.ts';
import { lockSubscription, startSubscription } from './subscriptions.queries.ts';

export type SeenPayment = { session: PaymentSession; subscription: HostedSubscription | null };

/** Asked before anything is locked: the payment host may be slow. */
export async function lookAtSession(
  gateway: Gateway,
  tx: Tx,
  session_id: string,
): Promise<SeenPayment | null> {
  const session = await gateway.findSession(session_id, tx);
  return session && withSubscription(gateway, tx, session);
}

export async function withSubscription(
  gateway: Gateway,
  tx: Tx,
  session: PaymentSession,
): Promise<SeenPayment> {
  const { subscription_id } = session;
  const subscription =
    subscription_id === null ? null : await gateway.findSubscription(subscription_id, tx);
  return { session, subscription };
}

export const orderId = z.uuid();

/** Null for a payment of no order of ours. */
export async function settle(
  tx: Tx,
  deps: SellingDeps,
  seen: SeenPayment,
  now: Date,
): Promise<StoredOrder | null> {
  const { session } = seen;
  const id = orderId.safeParse(session.order_id).data;
  const order = id === undefined ? undefined : await lockOrder(tx, id);
  if (!order) {
    deps.log.warn({ session_id: session.id }, 'a payment page of an unknown order');
    return null;
  }
  if (session.state === 'OPEN') return order;
  if (session.state === 'EXPIRED')
    return order.state === 'OPEN' && order.checkout_session_id === session.id
      ? changeOrder(tx, order.id, { checkout_session_id: null, checkout_url: null })
      : order;
  const payment_id = paymentOf(seen);
  if (order.payment_id === payment_id) return order;
  if (order.state === 'OPEN' || order.state === 'ABANDONED')
    return pay(tx, deps, order, { ...seen, payment_id }, now);
  deps.log.error({ order_id: order.id, session_id: session.id }, 'an order was paid twice');
  const { amount_cents, subscription_id } = session;
  await refundSecondPayment(tx, order, { payment_id, amount_cents }, now);
  // Else the second page would be paid again every month.
  if (subscription_id !== null && !(await lockSubscription(tx, { gateway_id: subscription_id })))
    await enqueue(tx, endHostedSubscription, { gateway_id: subscription_id });
  return order;
}

/** Of a subscription, the payment of its first month. */
function paymentOf({ session, subscription }: SeenPayment): string {
  const payment_id = session.payment_id ?? subscription?.paid.at(-1)?.payment_id;
  if (payment_id === undefined) throw new Error('a page was paid without a payment');
  return payment_id;
}

async function pay(
  tx: Tx,
  deps: SellingDeps,
  order: StoredOrder,
  { session, subscription, payment_id }: SeenPayment & { payment_id: string },
  now: Date,
): Promise<StoredOrder> {
  if (session.amount_cents !== order.amount_cents)
    throw new Error(`order ${order.id} was paid another sum than it asks for`);
  let paid = await moveOrder(tx, order, 'PAID', {
    payment_id,
    paid_at: now,
    payment_failed_at: null,
    closed_at: null,
  });
  if (CATALOGUE[order.product_id].billing === 'monthly') {
    const first = subscription?.paid.at(-1);
    if (!subscription || !first) throw new Error('a subscription was paid that is not there');
    const started = await startSubscription(tx, deps, paid, subscription, now);
    const period = { period_start: first.start, period_end: first.end };
    paid = await changeOrder(tx, paid.id, { subscription_id: started.id, ...period });
  }
  await deps.fulfilments[paid.product_id].paid(tx, deps, paid, now);
  // It may have gone on, or ended, before its page was heard of.
  if (subscription) await writeHosted(tx, deps, subscription, now);
  await bill(tx, deps, paid, now);
  return paid;
}
