// The test cashier at work: what happens on its page and with time, and what it announces of it.
import { randomUUID } from 'node:crypto';

import { addMonths } from '@quitus/domain/documents/calendar';
import { type CashierAction, cashierMove } from '@quitus/domain/payments/cashier';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { drawToken } from '../../keys.ts';
import { cashierPayments, cashierSessions, cashierSubscriptions } from './cashier.table.ts';

export type CashierSession = typeof cashierSessions.$inferSelect;
/** As it is signed and sent. */
export type Announcement = string;

const announce = (type: string, object: Record<string, unknown>): Announcement =>
  JSON.stringify({ id: `evt_test_${randomUUID()}`, type, data: { object } });

const announceInvoice = (subscription: string): Announcement =>
  announce('invoice.paid', { parent: { subscription_details: { subscription } } });

export async function findCashierSession(tx: Tx, id: string): Promise<CashierSession | undefined> {
  const [session] = await tx.select().from(cashierSessions).where(eq(cashierSessions.id, id));
  return session;
}

export type Acted = { session: CashierSession; announcements: Announcement[]; done: boolean };

/** Null when that cannot be done there any more. */
export async function actAtCashier(
  tx: Tx,
  id: string,
  action: CashierAction,
  now: Date,
): Promise<Acted | null> {
  const [session] = await tx
    .select()
    .from(cashierSessions)
    .where(eq(cashierSessions.id, id))
    .for('update');
  const to = session && cashierMove(session.state, action);
  if (!to) return null;
  const refused = action === 'REFUSE';
  const [moved] = await tx
    .update(cashierSessions)
    .set({ state: to, refused })
    .where(eq(cashierSessions.id, id))
    .returning();
  if (!moved) throw new Error('a session of the cashier vanished');
  if (to === 'PAID') return { ...(await takePayment(tx, moved, now)), done: true };
  const { order_id } = session;
  const announcements = refused
    ? [announce('payment_intent.payment_failed', { metadata: { order_id } })]
    : [];
  return { session: moved, announcements, done: action === 'ABANDON' };
}

async function takePayment(tx: Tx, session: CashierSession, now: Date) {
  const { id: session_id, monthly, unit_price_cents, quantity } = session;
  const end = monthly ? aMonthAfter(now) : null;
  await tx.insert(cashierPayments).values({
    id: `pi_test_${drawToken()}`,
    session_id,
    amount_cents: unit_price_cents * quantity,
    period_start: end && now,
    period_end: end,
    paid_at: now,
  });
  const completed = announce('checkout.session.completed', { id: session_id });
  if (!end) return { session, announcements: [completed] };
  const subscription_id = `sub_test_${drawToken()}`;
  await tx
    .insert(cashierSubscriptions)
    .values({ id: subscription_id, session_id, current_period_end: end });
  const [subscribed = session] = await tx
    .update(cashierSessions)
    .set({ subscription_id })
    .where(eq(cashierSessions.id, session_id))
    .returning();
  const created = announce('customer.subscription.created', { id: subscription_id });
  return {
    session: subscribed,
    announcements: [created, announceInvoice(subscription_id), completed],
  };
}

function aMonthAfter(moment: Date): Date {
  const iso = moment.toISOString();
  return new Date(`${addMonths(iso.slice(0, 10), 1)}${iso.slice(10)}`);
}

const SESSION_HOURS = 24;

/** Pages that nobody paid close after a day, as Stripe's. */
export async function closeOldSessions(tx: Tx, now: Date): Promise<Announcement[]> {
  const closed = await tx
    .update(cashierSessions)
    .set({ state: 'EXPIRED' })
    .where(
      and(
        inArray(cashierSessions.state, ['OPEN', 'AUTHENTICATING']),
        lte(cashierSessions.created_at, new Date(now.getTime() - SESSION_HOURS * 3600_000)),
      ),
    )
    .returning({ id: cashierSessions.id });
  return closed.map(({ id }) => announce('checkout.session.expired', { id }));
}

/** Months that are over are paid again, or end. */
export async function renewSubscriptions(tx: Tx, now: Date): Promise<Announcement[]> {
  const over = await tx
    .select({ subscription: cashierSubscriptions, session: cashierSessions })
    .from(cashierSubscriptions)
    .innerJoin(cashierSessions, eq(cashierSessions.id, cashierSubscriptions.session_id))
    .where(
      and(isNull(cashierSubscriptions.ended_at), lte(cashierSubscriptions.current_period_end, now)),
    )
    .for('update', { of: cashierSubscriptions });
  const announcements: Announcement[] = [];
  for (const { subscription, session } of over) {
    const { id, current_period_end: start } = subscription;
    const is = eq(cashierSubscriptions.id, id);
    if (subscription.cancel_at_period_end) {
      await tx.update(cashierSubscriptions).set({ ended_at: start }).where(is);
      announcements.push(announce('customer.subscription.deleted', { id }));
      continue;
    }
    const end = aMonthAfter(start);
    await tx.update(cashierSubscriptions).set({ current_period_end: end }).where(is);
    await tx.insert(cashierPayments).values({
      id: `pi_test_${drawToken()}`,
      session_id: session.id,
      amount_cents: session.unit_price_cents * session.quantity,
      period_start: start,
      period_end: end,
      paid_at: start,
    });
    announcements.push(announceInvoice(id));
  }
  return announcements;
}
