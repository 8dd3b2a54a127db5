// What a payment host announces, heard: it is asked how things stand, and that is written down.
import { fail } from '@quitus/api/errors';

import type { Gateway } from '../../adapters/payments/gateway.ts';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { lockOrderByPayment } from './billing.queries.ts';
import type { SellingDeps } from './fulfilment.ts';
import { isKnownEvent, keepEvent } from './gateway-events.queries.ts';
import { writeHosted } from './hosted-subscription.queries.ts';
import { changeOrder, findOrder, lockOrder, moveOrder } from './orders.queries.ts';
import { refundOrder, sumRefunds } from './refunds.queries.ts';
import { lookAtSession, orderId, settle } from './settle.ts';

/** For whoever needs it: without one nothing is sold here. */
export const gatewayOf = ({ gateway }: Pick<Deps, 'gateway'>): Gateway =>
  gateway ?? fail('PAYMENT_DISABLED');

/** Signed, at most once each; the others are answered as heard, or they would be sent for ever. */
export async function hear(deps: SellingDeps, raw: Buffer, signature: string): Promise<void> {
  const event = await gatewayOf(deps).readEvent(raw, signature, deps.now());
  if (!event) return fail('INVALID_WEBHOOK_SIGNATURE');
  const { id, kind, about } = event;
  if (await isKnownEvent(deps.db, id)) return;
  if (about === null) deps.log.info({ kind }, 'the payment host told of nothing of ours');
  else if ('session_id' in about) await followSession(deps, about.session_id);
  else if ('subscription_id' in about) await followSubscription(deps, about.subscription_id);
  else if ('payment_id' in about) await followPayment(deps, about.payment_id);
  else await noteFailure(deps, about.failed_order_id);
  await keepEvent(deps.db, { id, kind }, deps.now());
}

export async function followSession(deps: SellingDeps, session_id: string): Promise<void> {
  const seen = await lookAtSession(gatewayOf(deps), deps.db, session_id);
  if (!seen) return deps.log.warn({ session_id }, 'an unknown payment page');
  await inTransaction(deps.db, (tx) => settle(tx, deps, seen, deps.now()));
}

export async function followSubscription(
  deps: SellingDeps,
  subscription_id: string,
): Promise<void> {
  const hosted = await gatewayOf(deps).findSubscription(subscription_id, deps.db);
  if (!hosted) return deps.log.warn({ subscription_id }, 'an unknown subscription');
  const write = () => inTransaction(deps.db, (tx) => writeHosted(tx, deps, hosted, deps.now()));
  if (await write()) return;
  // Told of before the page that began it.
  const id = orderId.safeParse(hosted.order_id).data;
  const order = id === undefined ? undefined : await findOrder(deps.db, id);
  if (!order?.checkout_session_id)
    return deps.log.warn({ subscription_id }, 'a subscription of an unknown order');
  await followSession(deps, order.checkout_session_id);
  await write();
}

/** Given back by hand, at the payment host: the credit note follows. */
async function followPayment(deps: SellingDeps, payment_id: string): Promise<void> {
  const refunded = await gatewayOf(deps).findRefunded(payment_id, deps.db);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const order = await lockOrderByPayment(tx, payment_id);
    if (!order || refunded === null)
      return deps.log.warn({ payment_id }, 'a payment of an unknown order');
    const amount_cents = refunded - (await sumRefunds(tx, payment_id));
    if (amount_cents <= 0) return;
    const changed = await refundOrder(tx, deps, order, { amount_cents, reason: 'GATEWAY' }, now);
    if (changed.state !== 'PAID' || changed.refunded_cents < changed.amount_cents) return;
    const undone = await moveOrder(tx, changed, 'REFUNDED', { closed_at: now });
    await deps.fulfilments[undone.product_id].undone?.(tx, deps, undone, now);
  });
}

async function noteFailure(deps: Deps, order_id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) return deps.log.warn({ order_id }, 'a refused payment of an unknown order');
    // Told late, it may have been paid since.
    if (order.state === 'OPEN') await changeOrder(tx, order.id, { payment_failed_at: deps.now() });
  });
}
