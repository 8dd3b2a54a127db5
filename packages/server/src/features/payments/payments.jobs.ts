// What follows payments in the background: papers, refunds, ends, and what a webhook never told.
import { Readable } from 'node:stream';

import { OPEN_ORDER_DAYS } from '@quitus/domain/payments/order';
import { DAY_MS } from '@quitus/domain/time/durations';
import { invoiceApart } from '@quitus/papers/printed-apart';
import { z } from 'zod';

import { closeOldSessions, renewSubscriptions } from '../../adapters/payments/cashier-desk.ts';
import { signEvent } from '../../adapters/payments/event-signature.ts';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { abandonOrder } from './abandon.ts';
import type { SellingDeps } from './fulfilment.ts';
import { forgetEvents } from './gateway-events.queries.ts';
import { findUnprinted, keepPaper } from './invoices.queries.ts';
import { findOldOpenOrders, findOpenSessions, lockOrder } from './orders.queries.ts';
import * as specs from './payment-job-specs.ts';
import { followSession, followSubscription, gatewayOf, hear } from './reconcile.ts';
import { findUnpaidRefund, giveBackAll, markPaidBack } from './refunds.queries.ts';
import { findOverdue } from './subscriptions.queries.ts';

const keyOf = (number: string): string => `invoices/${number.toLowerCase()}`;

/** The same invoice makes the same bytes: written twice, it is one. */
export const printInvoice = defineJob({
  ...specs.printInvoice,
  run: async ({ db, storage }, { number }) => {
    const invoice = await findUnprinted(db, number);
    if (!invoice) return;
    const pdf = await invoiceApart(invoice);
    await storage.put(keyOf(number), Readable.from([pdf]));
    await keepPaper(db, number, keyOf(number));
  },
});

export const payBack = defineJob({
  ...specs.payBack,
  run: async (deps, { refund_id }) => {
    const { db, now } = deps;
    const refund = await findUnpaidRefund(db, refund_id);
    if (!refund) return;
    const { id } = await gatewayOf(deps).refund({ ...refund, refund_id }, db);
    await markPaidBack(db, refund_id, id, now());
  },
});

export const giveBackOrder = defineJob({
  ...specs.giveBackOrder,
  run: (deps: SellingDeps, { order_id }) =>
    inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (order?.state !== 'PAID') return;
      const given = await giveBackAll(tx, deps, order, { reason: 'CANCELLED' }, deps.now());
      await deps.fulfilments[given.product_id].undone?.(tx, deps, given, deps.now());
    }),
});

export const endHostedSubscription = defineJob({
  ...specs.endHostedSubscription,
  run: (deps, { gateway_id }) => gatewayOf(deps).endNow(gateway_id, deps.db, deps.now()),
});

export const abandonLater = defineJob({
  ...specs.abandonLater,
  run: (deps: SellingDeps, { order_id }) => abandon(deps, order_id),
});

async function abandon(deps: SellingDeps, order_id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (order) await abandonOrder(tx, deps, order, deps.now());
  });
}

/** Signed when it is sent, as a payment host does at each try. */
export const sendCashierEvent = defineJob({
  ...specs.sendCashierEvent,
  run: async (deps: SellingDeps, { event }) => {
    const raw = Buffer.from(event);
    await hear(deps, raw, signEvent(deps.keys.cashier, raw, deps.now()));
  },
});

/** The payment host needs some time of its own to take the next month. */
const PATIENCE_MS = 2 * 3600_000;

/** Browsers that never came back, webhooks that never arrived, a process killed between both. */
export const watchPayments = defineJob({
  name: 'watch-payments',
  payload: z.object({}),
  run: async (deps: SellingDeps) => {
    if (!deps.gateway) return;
    const now = deps.now();
    await each(deps, await findOpenSessions(deps.db), ({ session_id }) =>
      followSession(deps, session_id),
    );
    const overdue = await findOverdue(deps.db, new Date(now.getTime() - PATIENCE_MS));
    await each(deps, overdue, ({ gateway_id }) => followSubscription(deps, gateway_id));
    const old = new Date(now.getTime() - OPEN_ORDER_DAYS * DAY_MS);
    await forgetEvents(deps.db, old);
    await each(deps, await findOldOpenOrders(deps.db, old), ({ id }) => abandon(deps, id));
  },
});

/** One that fails must not keep the others waiting: it is told, and looked at again next time. */
async function each<T>(
  deps: Deps,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of all)
    await work(one).catch((cause: unknown) =>
      deps.log.error({ err: cause }, 'a payment could not be followed'),
    );
}

/** The clock of the test cashier. */
export const runCashier = defineJob({
  name: 'run-cashier',
  payload: z.object({}),
  run: async ({ db, gateway, now }) => {
    if (gateway?.kind !== 'TEST') return;
    await inTransaction(db, async (tx) => {
      const announcements = [
        ...(await closeOldSessions(tx, now())),
        ...(await renewSubscriptions(tx, now())),
      ];
      for (const event of announcements) await enqueue(tx, specs.sendCashierEvent, { event });
    });
  },
});
