import type { InvoiceRow, Order } from '@quitus/api/payments.api';
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import {
  lastWithdrawalDay,
  type Withdrawable,
  withdrawalRefund,
  withdrawalRefusal,
} from '@quitus/domain/payments/withdrawal';

import type { StoredInvoice } from './invoices.queries.ts';
import type { ShownOrder, StoredOrder } from './orders.queries.ts';

/** What the rule on withdrawals needs of an order. */
export const withdrawable = (order: StoredOrder): Withdrawable => ({
  ...order,
  // Nobody went through a payment page for it.
  renewal: order.attempt === 0,
  period:
    order.period_start && order.period_end
      ? { start: order.period_start, end: order.period_end }
      : null,
});

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function orderView({ order, main_address, invoice_number }: ShownOrder, now: Date): Order {
  const { label, billing } = CATALOGUE[order.product_id];
  const asked = withdrawable(order);
  const refusal = withdrawalRefusal(asked, now);
  return {
    ...order,
    label,
    billing_period: billing,
    main_address,
    payment_failed: order.state === 'OPEN' && order.payment_failed_at !== null,
    created_at: order.created_at.toISOString(),
    paid_at: iso(order.paid_at),
    performed_at: iso(order.performed_at),
    invoice_number,
    withdrawal: {
      refund_cents: refusal ? null : withdrawalRefund(asked, now),
      until: refusal || !order.paid_at ? null : lastWithdrawalDay(order.paid_at),
      refusal,
      confirmed_at: order.state === 'WITHDRAWN' ? iso(order.closed_at) : null,
    },
  };
}

export const invoiceView = ({ lines, storage_key, ...invoice }: StoredInvoice): InvoiceRow => ({
  ...invoice,
  label: lines.map(({ label }) => label).join(', '),
  issued_at: invoice.issued_at.toISOString(),
  ready: storage_key !== null,
});
