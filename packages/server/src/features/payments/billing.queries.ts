// A payment, billed once; and found again by its name at the payment host.
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/door.ts';
import { issueInvoice } from './invoices.queries.ts';
import type { StoredOrder } from './orders.queries.ts';
import { paymentReceivedMail } from './payment-received.mail.ts';
import { orders } from './payments.table.ts';

/** The invoice and its mail. The number is taken last: others wait for it. */
export async function bill(tx: Tx, deps: Deps, order: StoredOrder, now: Date): Promise<void> {
  const invoice = await issueInvoice(tx, deps, order, now);
  const mail = paymentReceivedMail(order, invoice, deps.publicUrl);
  await queueMail(tx, deps, { to: invoice.buyer.email, by: 'SERVICE' }, mail, now);
}

export async function lockOrderByPayment(
  tx: Tx,
  payment_id: string,
): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.payment_id, payment_id))
    .for('update');
  return order;
}
