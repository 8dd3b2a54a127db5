// What one dossier's manager ordered and paid, put in place directly, for the permission matrix.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { amountsOf } from '@quitus/domain/payments/order';
import { eq } from 'drizzle-orm';

import { issueInvoice } from '../src/features/payments/invoices.queries.ts';
import { invoices } from '../src/features/payments/invoices.table.ts';
import { orders, subscriptions } from '../src/features/payments/payments.table.ts';
import { BILLING } from './paying.ts';
import type { Person } from './people.ts';
import { smallPdf } from './small-pdf.ts';
import type { TestApp } from './test-app.ts';

export type Sales = {
  order_id: string;
  paid_order_id: string;
  /** Of the paid order's invoice. */
  number: string;
  subscription_id: string;
};

export async function createSales(
  { deps }: Pick<TestApp, 'deps'>,
  portfolio_uid: string,
  buyer: Person,
  head: Person,
): Promise<Sales> {
  const { db, storage } = deps;
  const now = deps.now();
  const sold = {
    product_id: 'DOSSIER_ON_DEMAND' as const,
    portfolio_uid,
    account_id: buyer.id,
    organization_id: buyer.organization_id,
    ...amountsOf(15_00, 1),
    created_at: now,
  };
  const billing = { ...BILLING, email: buyer.email };
  const asked = { begin_now_at: now, loss_acknowledged_at: now };
  const paid = { billing, paid_at: now, payment_id: randomUUID(), attempt: 1, ...asked };
  const [open, closed] = await db
    .insert(orders)
    .values([sold, { ...sold, ...paid, state: 'PAID' }])
    .returning();
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      gateway_id: randomUUID(),
      product_id: 'EXTRA_AGENT',
      quantity: 1,
      unit_price_cents: 19_00,
      account_id: head.id,
      organization_id: head.organization_id,
      billing,
      state: 'ACTIVE',
      current_period_end: now,
      account_type_before: 'ENTERPRISE_MASTER',
      started_at: now,
    })
    .returning();
  if (!open || !closed || !subscription) throw new Error('nothing was sold');
  const { number } = await issueInvoice(db, deps, closed, now);
  const storage_key = `invoices/${number.toLowerCase()}`;
  await storage.put(storage_key, Readable.from([smallPdf(1)]));
  await db.update(invoices).set({ storage_key }).where(eq(invoices.number, number));
  return {
    order_id: open.id,
    paid_order_id: closed.id,
    number,
    subscription_id: subscription.id,
  };
}

export const unknownSales = (): Sales => ({
  order_id: randomUUID(),
  paid_order_id: randomUUID(),
  number: 'F2026-999999',
  subscription_id: randomUUID(),
});
