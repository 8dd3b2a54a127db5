// Buying, as the pages do it: an order, its payment page, what the payment host tells of it.
import { webhookApi } from '@quitus/api/cashier.api';
import { paymentsApi } from '@quitus/api/payments.api';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import type { ProductId } from '@quitus/domain/payments/catalogue';
import { eq } from 'drizzle-orm';

import { openSession } from '../src/features/auth/sessions.queries.ts';
import { invoices } from '../src/features/payments/invoices.table.ts';
import { orders } from '../src/features/payments/payments.table.ts';
import { portfolios } from '../src/features/portfolios/portfolios.table.ts';
import type { PaymentHost } from './payment-hosts.ts';
import { createDossier, createPerson, outcomeOf, type Person } from './people.ts';

export const BILLING = {
  first_name: 'Camille',
  last_name: 'Martin',
  company: null,
  siret: null,
  street: '12 rue du Port',
  postal_code: '44000',
  city: 'Nantes',
  country: 'FR',
} as const;
export const CONSENTS = { begin_now: true, loss_acknowledged: true };

/** A professional with a dossier that waits for its payment. */
export async function waitingDossier({ t }: PaymentHost, type: AccountType = 'PRO_ON_DEMAND') {
  const buyer = await createPerson(t, type);
  const uid = await createDossier(t, buyer, {
    portfolio_type: 'PENDING_PAYMENT_PORTFOLIO',
    intended_type: 'APARTMENT_SALE_PORTFOLIO',
  });
  t.as(buyer.access);
  return { buyer, uid };
}

export const order = (
  { t }: PaymentHost,
  product_id: ProductId,
  asked: { portfolio_uid?: string; quantity?: number } = {},
) => t.call(paymentsApi.openOrder, { body: { product_id, ...asked } });

/** Where the browser is sent to pay, and the name of that page. */
export async function goAndPay({ t }: PaymentHost, order_id: string) {
  const { url } = await t.call(paymentsApi.checkOut, {
    params: { order_id },
    body: { billing: BILLING, ...CONSENTS },
  });
  return { url, session_id: url?.split('/').at(-1) ?? '' };
}

/** Over HTTP, as a payment host does. */
export const postEvent = (
  { t, sign }: PaymentHost,
  payload: string,
  signature = sign(payload),
): Promise<string> =>
  outcomeOf(
    t.fetchBytes(webhookApi.webhook, {
      headers: { 'stripe-signature': signature },
      body: new Blob([payload]),
    }),
  );

export async function postEvents(host: PaymentHost, payloads: readonly string[]): Promise<void> {
  for (const payload of payloads) {
    const outcome = await postEvent(host, payload);
    if (outcome !== 'accepted') throw new Error(`a webhook was answered ${outcome}`);
  }
}

/** Bought, paid and told of. */
export async function buy(
  host: PaymentHost,
  product_id: ProductId,
  asked: { portfolio_uid?: string; quantity?: number } = {},
): Promise<string> {
  const { id } = await order(host, product_id, asked);
  const { session_id } = await goAndPay(host, id);
  await postEvents(host, await host.pay(session_id));
  return id;
}

/** The same person, signed in again: access ends after a quarter of an hour. */
export async function signInAgain({ t }: PaymentHost, { id, email }: Person): Promise<void> {
  const { db, keys, now } = t.deps;
  const { access } = await openSession(db, keys.accessToken, { id, email }, null, now());
  t.as(access);
}

export const findOrder = ({ t }: PaymentHost, order_id: string) =>
  t.call(paymentsApi.order, { params: { order_id } });

export async function storedOrder({ t }: PaymentHost, id: string) {
  const [stored] = await t.deps.db.select().from(orders).where(eq(orders.id, id));
  if (!stored) throw new Error('no such order');
  return stored;
}

export async function typeOf({ t }: PaymentHost, uid: string) {
  const [found] = await t.deps.db.select().from(portfolios).where(eq(portfolios.uid, uid));
  return found?.portfolio_type;
}

export const invoicesOf = ({ t }: PaymentHost, order_id: string) =>
  t.deps.db.select().from(invoices).where(eq(invoices.order_id, order_id)).orderBy(invoices.number);
