// The two payment hosts, seen from outside: what people do on their pages, what they announce.
import { cashierApi } from '@quitus/api/cashier.api';
import type { CashierAction } from '@quitus/domain/payments/cashier';
import { eq, sql } from 'drizzle-orm';

import { renewSubscriptions } from '../src/adapters/payments/cashier-desk.ts';
import {
  cashierPayments,
  cashierRefunds,
  cashierSubscriptions,
} from '../src/adapters/payments/cashier.table.ts';
import { signEvent } from '../src/adapters/payments/event-signature.ts';
import { FULFILMENTS } from '../src/fulfilments.ts';
import { startStripeReplica, type StripeReplica } from './stripe-replica.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type PaymentHost = {
  name: string;
  t: TestApp;
  /** Each answers what the host announces of it, not sent yet. */
  pay: (session_id: string) => Promise<string[]>;
  refuse: (session_id: string) => Promise<string[]>;
  renew: (subscription_id: string) => Promise<string[]>;
  refundByHand: (payment_id: string) => Promise<string[]>;
  /** A page for an order that is not ours. */
  openForeign: (order_id: string) => Promise<string>;
  sign: (payload: string) => string;
  charged: () => Promise<number>;
  refunded: () => Promise<number>;
  isOver: (subscription_id: string) => Promise<boolean>;
};

const QUICK = { REQUESTS_PER_MINUTE: '1000000' };

/** A copy, so that a test may make one fail; with something that is delivered later than it is paid. */
const fulfilments = () => ({
  ...FULFILMENTS,
  DOSSIER_ON_DEMAND: { ...FULFILMENTS.DOSSIER_ON_DEMAND },
  PED: { paid: async () => {} },
});

/** With what only happens at a real one. */
type StripeHost = PaymentHost & Pick<StripeReplica, 'fall' | 'refuseMonth' | 'giveUp'>;

export async function stripeHost(): Promise<StripeHost> {
  let clock = () => new Date();
  const replica = await startStripeReplica(() => clock());
  const t = await createTestApp({
    env: { ...QUICK, ...replica.env },
    deps: { fulfilments: fulfilments() },
  });
  clock = t.deps.now;
  return {
    name: 'Stripe',
    t,
    pay: async (id) => replica.pay(id),
    refuse: async (id) => replica.refuse(id),
    renew: async (id) => replica.renew(id),
    refundByHand: async (id) => replica.refundByHand(id),
    openForeign: async (order_id) => replica.openForeign(order_id),
    sign: (payload) => replica.sign(payload, t.deps.now()),
    charged: async () => replica.charged(),
    refunded: async () => replica.refunded(),
    isOver: async (id) => replica.isOver(id),
    fall: replica.fall,
    refuseMonth: replica.refuseMonth,
    giveUp: replica.giveUp,
  };
}

export async function cashierHost(): Promise<PaymentHost> {
  const t = await createTestApp({ env: QUICK, deps: { fulfilments: fulfilments() } });
  const { db, keys, now } = t.deps;

  /** Its announcements wait in the queue: taken out, so that the test sends them when it wants. */
  async function announced(): Promise<string[]> {
    const { rows } = await db.execute<{ event: string }>(
      sql`select payload ->> 'event' as event from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'tell-cashier-event' order by j.id`,
    );
    await db.execute(
      sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'tell-cashier-event'`,
    );
    return rows.map(({ event }) => event);
  }
  const act = (action: CashierAction) => async (session_id: string) => {
    await t.call(cashierApi.act, { params: { session_id }, body: { action } });
    return announced();
  };

  return {
    name: 'the test cashier',
    t,
    pay: act('ACCEPT'),
    refuse: act('REFUSE'),
    renew: async (id) => {
      await db
        .update(cashierSubscriptions)
        .set({ current_period_end: now() })
        .where(eq(cashierSubscriptions.id, id));
      return renewSubscriptions(db, now());
    },
    refundByHand: async (payment_id) => {
      const [paid] = await db
        .select()
        .from(cashierPayments)
        .where(eq(cashierPayments.id, payment_id));
      const amount_cents = paid?.amount_cents ?? 0;
      await db
        .insert(cashierRefunds)
        .values({ id: `by-hand-${payment_id}`, payment_id, amount_cents });
      const data = { object: { payment_intent: payment_id } };
      return [JSON.stringify({ id: `evt_${payment_id}`, type: 'charge.refunded', data })];
    },
    openForeign: async (order_id) => {
      const sold = { label: 'Autre chose', unit_price_cents: 100, quantity: 1, monthly: false };
      const there = { email: 'x@example.fr', success_url: '/', cancel_url: '/' };
      const page = await t.deps.gateway?.openSession(
        { order_id, attempt: 99, ...sold, ...there },
        db,
        now(),
      );
      return page?.id ?? '';
    },
    sign: (payload) => signEvent(keys.cashier, Buffer.from(payload), now()),
    charged: async () => {
      const payments = await db.select().from(cashierPayments);
      return payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    },
    refunded: async () => {
      const refunds = await db.select().from(cashierRefunds);
      return refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    },
    isOver: async (id) => {
      const [found] = await db
        .select()
        .from(cashierSubscriptions)
        .where(eq(cashierSubscriptions.id, id));
      return found?.ended_at !== null;
    },
  };
}
