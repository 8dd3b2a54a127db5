// What the payment host tells of a subscription, written down: months paid, delays, its end.
import { amountsOf } from '@quitus/domain/payments/order';

import type { HostedSubscription, PaidPeriod } from '../../adapters/payments/gateway.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/door.ts';
import { bill, lockOrderByPayment } from './billing.queries.ts';
import { orders } from './payments.table.ts';
import { giveBackAll } from './refunds.queries.ts';
import { subscriptionEndedMail, subscriptionUnpaidMail } from './subscription.mail.ts';
import {
  endSubscription,
  followHost,
  lockSubscription,
  type StoredSubscription,
} from './subscriptions.queries.ts';

/** False for a subscription that no order has begun yet. */
export async function writeHosted(
  tx: Tx,
  deps: Deps,
  hosted: HostedSubscription,
  now: Date,
): Promise<boolean> {
  const subscription = await lockSubscription(tx, { gateway_id: hosted.id });
  if (!subscription) return false;
  for (const period of hosted.paid.toReversed())
    await writePeriod(tx, deps, subscription, period, now);
  await followHost(tx, subscription, hosted);
  const { state, billing } = subscription;
  const envelope = { to: billing.email, by: 'SERVICE' } as const;
  if (hosted.state === 'PAST_DUE' && state === 'ACTIVE')
    await queueMail(tx, deps, envelope, subscriptionUnpaidMail(subscription, deps.publicUrl), now);
  if (hosted.state === 'ENDED' && state !== 'ENDED') {
    await endSubscription(tx, deps, subscription, { replaced_by: null, refund: false }, now, true);
    await queueMail(tx, deps, envelope, subscriptionEndedMail(subscription, deps.publicUrl), now);
  }
  return true;
}

/** Each month that was paid is an order of its own, billed once. */
async function writePeriod(
  tx: Tx,
  deps: Deps,
  subscription: StoredSubscription,
  { payment_id, amount_cents, start, end, paid_at }: PaidPeriod,
  now: Date,
): Promise<void> {
  if (await lockOrderByPayment(tx, payment_id)) return;
  const { unit_price_cents, ended_at } = subscription;
  const asUsual = amount_cents === unit_price_cents * subscription.quantity;
  // Somebody granted a reduction at the host: what was paid is what is billed.
  const quantity = asUsual ? subscription.quantity : 1;
  const amounts = amountsOf(asUsual ? unit_price_cents : amount_cents, quantity);
  const [opened] = await tx
    .insert(orders)
    .values({
      product_id: subscription.product_id,
      quantity,
      ...amounts,
      account_id: subscription.account_id,
      organization_id: subscription.organization_id,
      billing: subscription.billing,
      subscription_id: subscription.id,
      payment_id,
      period_start: start,
      period_end: end,
      state: 'PAID',
      created_at: paid_at,
      paid_at,
    })
    .returning();
  if (!opened) throw new Error('a month was paid and not written');
  await bill(tx, deps, opened, now);
  // Taken by the host before it heard of the end.
  if (ended_at && start >= ended_at)
    await giveBackAll(tx, deps, opened, { reason: 'CANCELLED' }, now);
}
