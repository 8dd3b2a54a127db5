import { fail } from '@quitus/api/errors';
import { paymentsApi } from '@quitus/api/payments.api';
import { FRANCE } from '@quitus/domain/countries/country';
import { placeOf } from '@quitus/domain/payments/billing';
import { CATALOGUE, PRODUCT_IDS, TVA_PERCENT, taxOf } from '@quitus/domain/payments/catalogue';
import { withdrawalRefund, withdrawalRefusal } from '@quitus/domain/payments/withdrawal';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findInformation } from '../accounts/door.ts';
import { queueMail } from '../mail/door.ts';
import { allow } from '../portfolios/door.ts';
import { abandonOrder } from './abandon.ts';
import { checkOut } from './checkout.ts';
import type { SellingDeps } from './fulfilment.ts';
import { findOwnInvoice, INVOICES_PER_PAGE, listOwnInvoices } from './invoices.queries.ts';
import { invoiceView, orderView, withdrawable } from './order-view.ts';
import {
  findLastBilling,
  findOwnOrder,
  listOwnOrders,
  lockOrder,
  lockOwnOrder,
  moveOrder,
  openOrder,
  ORDERS_PER_PAGE,
  type StoredOrder,
} from './orders.queries.ts';
import { gatewayOf } from './reconcile.ts';
import { refundOrder } from './refunds.queries.ts';
import { lookAtSession, settle } from './settle.ts';
import { withdrawalMail } from './withdrawal.mail.ts';

/** What the line in the security journal is about. */
const subjectOf = ({ id, portfolio_uid }: StoredOrder) => ({
  ...(portfolio_uid !== null && { portfolio_uid }),
  detail: { about_id: id },
});

export function paymentsRoutes(deps: SellingDeps) {
  const { gateway, priceOf, publicUrl } = deps;

  async function view(tx: Tx, actor: Actor, id: string, now: Date) {
    const own = (await findOwnOrder(tx, actor, id)) ?? fail('NOT_FOUND');
    return orderView(own, now);
  }

  return implement(paymentsApi)({
    catalogue: () => ({
      products: PRODUCT_IDS.map((id) => {
        const price_cents = priceOf(id);
        return { ...CATALOGUE[id], id, price_cents, tax_cents: taxOf(price_cents) };
      }),
      tva_percent: TVA_PERCENT,
      cashier: gateway?.kind ?? 'NONE',
    }),

    billingIdentity: async ({ actor, tx }) => {
      const last = await findLastBilling(tx, actor.account_id);
      if (last) return last;
      const known = await findInformation(tx, actor.account_id);
      const country = known?.billing_country ?? FRANCE;
      return {
        first_name: known?.first_name ?? '',
        last_name: known?.last_name ?? '',
        company: known?.company ?? null,
        siret: known?.siret ?? null,
        ...placeOf(known?.billing_address ?? '', country),
        country,
      };
    },

    openOrder: async ({ actor, body, tx, now, about }) => {
      gatewayOf(deps);
      const { product_id, quantity, portfolio_uid = null } = body;
      if (portfolio_uid !== null) await allow(tx, actor, portfolio_uid, 'ORDER');
      const asked = {
        product_id,
        portfolio_uid: CATALOGUE[product_id].about === 'portfolio' ? portfolio_uid : null,
        quantity: product_id === 'EXTRA_AGENT' ? quantity : 1,
      };
      let order = await openOrder(tx, deps, actor, asked, now);
      if (order.quantity !== asked.quantity) {
        // Another number is another order: the page of the first must not be paid any more.
        const former = await lockOrder(tx, order.id);
        if (former) await abandonOrder(tx, deps, former, now);
        order = await openOrder(tx, deps, actor, asked, now);
      }
      about(subjectOf(order));
      return view(tx, actor, order.id, now);
    },

    orders: async ({ actor, query, tx, now }) => {
      const rows = await listOwnOrders(tx, actor, query.before);
      const page = rows.slice(0, ORDERS_PER_PAGE);
      const next = rows.length > page.length ? (page.at(-1)?.order.id ?? null) : null;
      return { orders: page.map((row) => orderView(row, now)), next };
    },

    order: ({ actor, params, tx, now }) => view(tx, actor, params.order_id, now),

    checkOut: async ({ actor, params, body, tx, now }) => {
      const order = await lockOwnOrder(tx, actor, params.order_id);
      return { url: await checkOut(tx, deps, order, body, actor, now) };
    },

    checkOrder: async ({ actor, params, tx, now }) => {
      const { order } = (await findOwnOrder(tx, actor, params.order_id)) ?? fail('NOT_FOUND');
      if (gateway && order.state === 'OPEN' && order.checkout_session_id) {
        const seen = await lookAtSession(gateway, tx, order.checkout_session_id);
        if (seen) await settle(tx, deps, seen, now);
      }
      return view(tx, actor, order.id, now);
    },

    abandonOrder: async ({ actor, params, tx, now, about }) => {
      const order = await lockOwnOrder(tx, actor, params.order_id);
      about(subjectOf(order));
      if (order.state !== 'OPEN') fail('ORDER_NOT_OPEN');
      await abandonOrder(tx, deps, order, now);
      return view(tx, actor, order.id, now);
    },

    withdraw: async ({ actor, params, body, tx, now, about }) => {
      const order = await lockOwnOrder(tx, actor, params.order_id);
      about(subjectOf(order));
      const asked = withdrawable(order);
      const refusal = withdrawalRefusal(asked, now);
      if (refusal) fail(refusal);
      const amount_cents = withdrawalRefund(asked, now);
      if (amount_cents !== body.refund_cents) fail('WITHDRAWAL_CHANGED');
      const withdrawn = await moveOrder(tx, order, 'WITHDRAWN', { closed_at: now });
      await deps.fulfilments[order.product_id].undone?.(tx, deps, withdrawn, now);
      const reason = 'WITHDRAWAL' as const;
      const asked_by_id = actor.account_id;
      await refundOrder(tx, deps, withdrawn, { amount_cents, reason, asked_by_id }, now);
      const mail = withdrawalMail(order, amount_cents, now, publicUrl);
      await queueMail(tx, deps, { to: actor.email, by: 'SERVICE' }, mail, now);
      return view(tx, actor, order.id, now);
    },

    invoices: async ({ actor, query, tx }) => {
      const rows = await listOwnInvoices(tx, actor, query.before);
      const page = rows.slice(0, INVOICES_PER_PAGE);
      const next = rows.length > page.length ? (page.at(-1)?.number ?? null) : null;
      return { invoices: page.map(invoiceView), next };
    },

    invoicePdf: async ({ actor, params, tx }) => {
      const { number, storage_key } = await findOwnInvoice(tx, actor, params.number);
      if (storage_key === null) return fail('INVOICE_NOT_READY');
      const size = (await deps.storage.stat(storage_key))?.size;
      return {
        type: 'application/pdf',
        from: { key: storage_key },
        ...(size !== undefined && { size }),
        name: `${number}.pdf`,
        disposition: 'attachment',
      };
    },
  });
}
