// The test cashier: a payment host in the same database, for laptops, demonstrations and tests. Nothing
// is really paid. It answers and announces as the real one does, so that everything else is the same.
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { drawToken, type KeyRing } from '../../keys.ts';
import { sitePaths } from '../../site-paths.ts';
import {
  cashierPayments,
  cashierRefunds,
  cashierSessions,
  cashierSubscriptions,
} from './cashier.table.ts';
import { isSigned } from './event-signature.ts';
import { eventOf } from './gateway-event.ts';
import type { Gateway, HostedSubscription, PaymentSession } from './gateway.ts';

export const testCashier = (keys: KeyRing, publicUrl: string): Gateway => ({
  kind: 'TEST',
  openSession: async ({ attempt, ...purchase }, tx, now) => {
    const named = `${purchase.order_id}/${attempt}`;
    const [made] = await tx
      .insert(cashierSessions)
      .values({ ...purchase, id: `cs_test_${drawToken()}`, purchase: named, created_at: now })
      .onConflictDoNothing()
      .returning({ id: cashierSessions.id });
    const [session] = made
      ? [made]
      : await tx
          .select({ id: cashierSessions.id })
          .from(cashierSessions)
          .where(eq(cashierSessions.purchase, named));
    if (!session) throw new Error('the cashier opened no session');
    return { id: session.id, url: `${publicUrl}${sitePaths.cashier(session.id)}` };
  },
  findSession,
  closeSession: async (id, tx) => {
    await tx
      .update(cashierSessions)
      .set({ state: 'EXPIRED' })
      .where(and(eq(cashierSessions.id, id), sql`${cashierSessions.state} <> 'PAID'`));
    return findSession(id, tx);
  },
  findSubscription,
  setEnding: async (id, cancel_at_period_end, tx) => {
    await tx
      .update(cashierSubscriptions)
      .set({ cancel_at_period_end })
      .where(eq(cashierSubscriptions.id, id));
  },
  endNow: async (id, tx, ended_at) => {
    await tx
      .update(cashierSubscriptions)
      .set({ ended_at })
      .where(and(eq(cashierSubscriptions.id, id), sql`${cashierSubscriptions.ended_at} is null`));
  },
  refund: async ({ refund_id, payment_id, amount_cents }, tx) => {
    const id = `re_test_${refund_id}`;
    await tx.insert(cashierRefunds).values({ id, payment_id, amount_cents }).onConflictDoNothing();
    return { id };
  },
  findRefunded: async (payment_id, tx) => {
    const [paid] = await tx
      .select({ id: cashierPayments.id })
      .from(cashierPayments)
      .where(eq(cashierPayments.id, payment_id));
    const [given] = await tx
      .select({ back: sql<number>`coalesce(sum(${cashierRefunds.amount_cents}), 0)::int` })
      .from(cashierRefunds)
      .where(eq(cashierRefunds.payment_id, payment_id));
    return paid ? (given?.back ?? 0) : null;
  },
  readEvent: async (raw, signature, now) =>
    isSigned(keys, raw, signature, now) ? eventOf(raw) : null,
});

const paymentsOf = (tx: Tx, session_id: string) =>
  tx
    .select()
    .from(cashierPayments)
    .where(eq(cashierPayments.session_id, session_id))
    .orderBy(desc(cashierPayments.paid_at));

async function findSession(id: string, tx: Tx): Promise<PaymentSession | null> {
  const [found] = await tx.select().from(cashierSessions).where(eq(cashierSessions.id, id));
  if (!found) return null;
  const { order_id, state, subscription_id, unit_price_cents, quantity } = found;
  const payments = await paymentsOf(tx, id);
  return {
    id,
    order_id,
    state: state === 'AUTHENTICATING' ? 'OPEN' : state,
    amount_cents: unit_price_cents * quantity,
    // As Stripe: that of a subscription is found with it.
    payment_id: subscription_id === null ? (payments.at(-1)?.id ?? null) : null,
    subscription_id,
  };
}

async function findSubscription(id: string, tx: Tx): Promise<HostedSubscription | null> {
  const [found] = await tx
    .select({ subscription: cashierSubscriptions, order_id: cashierSessions.order_id })
    .from(cashierSubscriptions)
    .innerJoin(cashierSessions, eq(cashierSessions.id, cashierSubscriptions.session_id))
    .where(eq(cashierSubscriptions.id, id));
  if (!found) return null;
  const { subscription, order_id } = found;
  const payments = await paymentsOf(tx, subscription.session_id);
  return {
    id,
    order_id,
    state: subscription.ended_at ? 'ENDED' : 'ACTIVE',
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_end: subscription.current_period_end,
    paid: payments.flatMap(({ period_start, period_end, ...payment }) =>
      period_start && period_end
        ? [{ ...payment, payment_id: payment.id, start: period_start, end: period_end }]
        : [],
    ),
  };
}
