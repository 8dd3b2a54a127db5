// Subscriptions: begun by a paid order, gone on with what the payment host tells, ended once.
import { type Offer, offerAfter, offerOfProduct } from '@quitus/domain/payments/offers';
import { nextSubscriptionState } from '@quitus/domain/payments/subscription';
import { unusedPart } from '@quitus/domain/payments/withdrawal';
import { and, asc, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';

import type { HostedSubscription } from '../../adapters/payments/gateway.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { accounts } from '../accounts/accounts.table.ts';
import {
  changeAllowance,
  keepAgentsWithin,
  leaveGivenPack,
  setAccountType,
} from './offer-effects.queries.ts';
import { lockOrder, type StoredOrder } from './orders.queries.ts';
import { endHostedSubscription } from './payment-job-specs.ts';
import { orders, subscriptions } from './payments.table.ts';
import { refundOrder } from './refunds.queries.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

const goesOn = ne(subscriptions.state, 'ENDED');

/** That of the offer first, then the agents paid beside it, the oldest first. */
export const findLiveSubscriptions = (tx: Tx, account_id: string): Promise<StoredSubscription[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.account_id, account_id), goesOn))
    .orderBy(sql`${subscriptions.falls_to} is null`, asc(subscriptions.started_at));

export async function lockSubscription(
  tx: Tx,
  where: { id: string } | { gateway_id: string },
): Promise<StoredSubscription | undefined> {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(
      'id' in where
        ? eq(subscriptions.id, where.id)
        : eq(subscriptions.gateway_id, where.gateway_id),
    )
    .for('update');
  return found;
}

/** The one that an order began, or renewed. */
export const findSubscriptionOf = async (
  tx: Tx,
  { subscription_id }: StoredOrder,
): Promise<StoredSubscription | undefined> =>
  subscription_id === null ? undefined : lockSubscription(tx, { id: subscription_id });

/** An offer takes the place of the former, which ends at the same moment. */
export async function startSubscription(
  tx: Tx,
  deps: Deps,
  order: StoredOrder,
  hosted: HostedSubscription,
  now: Date,
): Promise<StoredSubscription> {
  const { account_id, organization_id, billing, product_id } = order;
  if (account_id === null || !billing) throw new Error('a subscription needs somebody to bill');
  const offer = offerOfProduct(product_id);
  const before = await replaceOffer(tx, deps, account_id, offer, now);
  const [started] = await tx
    .insert(subscriptions)
    .values({
      gateway_id: hosted.id,
      product_id,
      quantity: order.quantity,
      unit_price_cents: order.unit_price_cents,
      account_id,
      organization_id,
      billing,
      // Whatever it has become since is written down after what it gives.
      state: 'ACTIVE',
      current_period_end: hosted.current_period_end,
      cancel_at_period_end: hosted.cancel_at_period_end,
      account_type_before: before,
      falls_to: offer && offerAfter(before),
      started_at: now,
    })
    .returning();
  if (!started) throw new Error('no subscription was started');
  return started;
}

/** As it is now: its offer is kept from changing until the transaction ends. */
export async function lockSubscriber(tx: Tx, account_id: string) {
  const [account] = await tx
    .select({
      account_type: accounts.account_type,
      organization_id: accounts.organization_id,
    })
    .from(accounts)
    .where(eq(accounts.id, account_id))
    .for('update');
  return account;
}

/** What the account was before it subscribed to anything. */
async function replaceOffer(
  tx: Tx,
  deps: Deps,
  account_id: string,
  offer: Offer | null,
  now: Date,
): Promise<StoredSubscription['account_type_before']> {
  const account = await lockSubscriber(tx, account_id);
  if (!account) throw new Error('a subscription needs an account');
  const [former] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.account_id, account_id), goesOn, isNotNull(subscriptions.falls_to)))
    .for('update');
  if (!former) {
    const { account_type: from, organization_id } = account;
    if (offer) await leaveGivenPack(tx, { account_id, organization_id }, { from, to: offer }, now);
    return from;
  }
  if (offer) await endSubscription(tx, deps, former, { replaced_by: offer, refund: true }, now);
  return former.account_type_before;
}

type Ending = {
  /** The offer that takes its place; null: the account falls back to what it said. */
  replaced_by: Offer | null;
  /** Gives back the time that was paid and is not used. */
  refund: boolean;
};

/** Here and now; the payment host is told by a job, unless it was the one to tell. */
export async function endSubscription(
  tx: Tx,
  deps: Deps,
  ending: StoredSubscription,
  { replaced_by, refund }: Ending,
  now: Date,
  endedByHost = false,
): Promise<void> {
  if (ending.state === 'ENDED') return;
  await tx
    .update(subscriptions)
    .set({ state: 'ENDED', ended_at: now })
    .where(eq(subscriptions.id, ending.id));
  if (!endedByHost) await enqueue(tx, endHostedSubscription, { gateway_id: ending.gateway_id });
  if (refund) await refundUnused(tx, deps, ending, now);
  const { account_id, organization_id, product_id, quantity, falls_to } = ending;
  await changeAllowance(tx, organization_id, product_id, -quantity);
  if (account_id === null) return;
  if (falls_to) {
    if (!replaced_by) await setAccountType(tx, { account_id, organization_id }, falls_to, now);
    if (replaced_by !== 'ENTERPRISE_MASTER') await endExtras(tx, deps, ending, now);
  }
  // A pack that takes the place of another offer gives its agents afterwards.
  if (replaced_by !== 'ENTERPRISE_MASTER')
    await keepAgentsWithin(tx, { account_id, organization_id }, now);
}

/** Agents paid beside the pack go with it. */
async function endExtras(
  tx: Tx,
  deps: Deps,
  { account_id, id }: StoredSubscription,
  now: Date,
): Promise<void> {
  if (account_id === null) return;
  const extras = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.account_id, account_id),
        goesOn,
        isNull(subscriptions.falls_to),
        ne(subscriptions.id, id),
      ),
    )
    .for('update');
  for (const extra of extras)
    await endSubscription(tx, deps, extra, { replaced_by: null, refund: true }, now);
}

async function refundUnused(
  tx: Tx,
  deps: Deps,
  { id }: StoredSubscription,
  now: Date,
): Promise<void> {
  const [last] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscription_id, id), eq(orders.state, 'PAID')))
    .orderBy(desc(orders.period_end))
    .limit(1);
  const order = last && (await lockOrder(tx, last.id));
  if (!order?.period_start || !order.period_end) return;
  const period = { start: order.period_start, end: order.period_end };
  const unused = unusedPart(order.amount_cents, period, now);
  const amount_cents = Math.min(unused, order.amount_cents - order.refunded_cents);
  if (amount_cents > 0)
    await refundOrder(tx, deps, order, { amount_cents, reason: 'OFFER_CHANGED' }, now);
}

/** As the payment host tells it now; its end is another matter. */
export async function followHost(
  tx: Tx,
  { id, state, current_period_end }: StoredSubscription,
  hosted: HostedSubscription,
): Promise<void> {
  if (hosted.state === 'ENDED') return;
  const later = hosted.current_period_end > current_period_end;
  await tx
    .update(subscriptions)
    .set({
      state: nextSubscriptionState(state, hosted.state),
      cancel_at_period_end: hosted.cancel_at_period_end,
      ...(later && { current_period_end: hosted.current_period_end }),
    })
    .where(eq(subscriptions.id, id));
}

export async function setEnding(
  tx: Tx,
  id: string,
  ending: { cancel_at_period_end: boolean; falls_to: Offer | null },
): Promise<void> {
  await tx.update(subscriptions).set(ending).where(eq(subscriptions.id, id));
}

/** Their period is over, and the payment host said nothing. */
export const findOverdue = (tx: Tx, before: Date): Promise<{ gateway_id: string }[]> =>
  tx
    .select({ gateway_id: subscriptions.gateway_id })
    .from(subscriptions)
    .where(and(goesOn, lt(subscriptions.current_period_end, before)));
