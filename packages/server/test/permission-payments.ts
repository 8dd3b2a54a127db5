// Rows of the permission matrix: orders, invoices, offers. An order is its buyer's, and the head's of
// their organisation; a subscription is only its subscriber's.
import { paymentsApi } from '@quitus/api/payments.api';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import { eq } from 'drizzle-orm';

import { accounts } from '../src/features/accounts/accounts.table.ts';
import { BILLING, CONSENTS } from './paying.ts';
import type { Person } from './people.ts';
import { everybody, manage, type Matrix } from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call, fetchBytes } = t;

const ofBuyer = {
  outcomes: { OWNER: 'accepted', MASTER: 'accepted', others: 'NOT_FOUND' },
  unknown: 'NOT_FOUND',
};
const ofSubscriber = {
  outcomes: { MASTER: 'accepted', others: 'NOT_FOUND' },
  unknown: 'NOT_FOUND',
};

/** Other rows count on who is what. */
async function asBefore<T>({ id, account_type }: Person, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await t.deps.db.update(accounts).set({ account_type }).where(eq(accounts.id, id));
  }
}

export const PAYMENT_ROWS: Matrix = {
  'GET /payments/catalogue': 'public',
  'POST /payments/webhook': 'public',
  'GET /payments/cashier/:session_id': 'public',
  'POST /payments/cashier/:session_id': 'public',
  'GET /payments/billing': { call: () => call(paymentsApi.billingIdentity), ...everybody },
  'GET /payments/orders': { call: () => call(paymentsApi.orders, { query: {} }), ...everybody },
  'GET /payments/invoices': { call: () => call(paymentsApi.invoices, { query: {} }), ...everybody },
  'GET /payments/offer': { call: () => call(subscriptionsApi.offer), ...everybody },
  'POST /payments/orders': {
    call: ({ unpaid_uid: portfolio_uid }) =>
      call(paymentsApi.openOrder, { body: { product_id: 'DOSSIER_ON_DEMAND', portfolio_uid } }),
    ...manage(),
  },
  'GET /payments/orders/:order_id': {
    call: ({ order_id }) => call(paymentsApi.order, { params: { order_id } }),
    ...ofBuyer,
  },
  'POST /payments/orders/:order_id/checkout': {
    call: ({ order_id }) =>
      call(paymentsApi.checkOut, { params: { order_id }, body: { billing: BILLING, ...CONSENTS } }),
    ...ofBuyer,
  },
  'POST /payments/orders/:order_id/check': {
    call: ({ order_id }) => call(paymentsApi.checkOrder, { params: { order_id } }),
    ...ofBuyer,
  },
  'POST /payments/orders/:order_id/abandon': {
    call: ({ order_id }) => call(paymentsApi.abandonOrder, { params: { order_id } }),
    ...ofBuyer,
  },
  'POST /payments/orders/:order_id/withdrawal': {
    call: ({ paid_order_id: order_id }) =>
      call(paymentsApi.withdraw, { params: { order_id }, body: { refund_cents: 15_00 } }),
    ...ofBuyer,
  },
  'GET /payments/invoices/:number/pdf': {
    call: ({ number }) => fetchBytes(paymentsApi.invoicePdf, { params: { number } }),
    ...ofBuyer,
  },
  'POST /payments/offer': {
    call: ({ caller }) =>
      asBefore(caller, call(subscriptionsApi.switchOffer, { body: { offer: 'PRO_ON_DEMAND' } })),
    outcomes: {
      OWNER: 'FORBIDDEN',
      COLLEAGUE: 'FORBIDDEN',
      OTHER_AGENT: 'FORBIDDEN',
      // Hers is subscribed to.
      MASTER: 'SUBSCRIPTION_RUNNING',
      others: 'accepted',
    },
  },
  'POST /payments/subscriptions/:subscription_id/cancel': {
    call: ({ subscription_id }) =>
      call(subscriptionsApi.cancelSubscription, { params: { subscription_id }, body: {} }),
    ...ofSubscriber,
  },
  'POST /payments/subscriptions/:subscription_id/resume': {
    call: ({ subscription_id }) =>
      call(subscriptionsApi.resumeSubscription, { params: { subscription_id } }),
    ...ofSubscriber,
  },
};
