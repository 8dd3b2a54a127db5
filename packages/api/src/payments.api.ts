// What is sold, ordered and paid; the invoices that follow. Sums are integer cents, TVA included.
import { isFirstName, isLastName, isSiret } from '@quitus/domain/accounts/information';
import { FRANCE, hasSiret } from '@quitus/domain/countries/country';
import { COUNTRY_CODES } from '@quitus/domain/countries/country-codes.data';
import { isPostalCode } from '@quitus/domain/countries/postal-code';
import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { INVOICE_KINDS } from '@quitus/domain/payments/invoice';
import { MOST_EXTRA_AGENTS, ORDER_STATES } from '@quitus/domain/payments/order';
import { z } from 'zod';

import { known } from './content.ts';
import { bytes, defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line } from './typed-text.ts';

const instant = z.iso.datetime();
const product_id = z.enum(PRODUCT_IDS);

const product = z
  .object({
    id: product_id,
    label: z.string(),
    price_cents: z.int(),
    tax_cents: z.int(),
    billing: z.enum(['once', 'monthly']),
    /** « À partir de ». */
    from: z.boolean(),
    about: z.enum(['portfolio', 'account']),
  })
  .meta({ id: 'Product' });
export type SoldProduct = z.output<typeof product>;

const billing = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullable(),
  siret: z.string().nullable(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.enum(COUNTRY_CODES),
});
export type Billing = z.output<typeof billing>;

export const newBilling = z
  .object({
    first_name: line(LIMITS.first_name)
      .min(1, 'MISSING_NAME')
      .refine((name) => !name || isFirstName(name), 'INVALID_FIRST_NAME'),
    last_name: line(LIMITS.last_name)
      .min(1, 'MISSING_NAME')
      .refine(isLastName, 'INVALID_LAST_NAME'),
    company: line(LIMITS.company)
      .nullable()
      .transform((name) => name || null),
    siret: line(LIMITS.siret)
      .nullable()
      .refine((siret) => !siret || isSiret(siret), 'INVALID_SIRET')
      .transform((siret) => siret?.replaceAll(/\s/g, '') || null),
    street: line(LIMITS.street).min(1, 'MISSING_BILLING_ADDRESS'),
    postal_code: line(LIMITS.postal_code).overwrite((text) => text.toUpperCase()),
    city: line(LIMITS.city).min(1, 'MISSING_BILLING_ADDRESS'),
    country: z.enum(COUNTRY_CODES, 'INVALID_COUNTRY').default(FRANCE),
  })
  .refine(({ postal_code, country }) => isPostalCode(postal_code, country), {
    path: ['postal_code'],
    error: 'INVALID_POSTAL_CODE',
  })
  .refine(({ siret, country }) => siret === null || hasSiret(country), {
    path: ['siret'],
    error: 'FOREIGN_SIRET',
  });

export const newOrder = z.object({
  product_id,
  /** Only agents are bought by the number. */
  quantity: z.int().min(1).max(MOST_EXTRA_AGENTS).default(1),
  portfolio_uid: known.nullish(),
});

const order = z
  .object({
    id: z.uuid(),
    product_id,
    label: z.string(),
    quantity: z.int(),
    unit_price_cents: z.int(),
    amount_cents: z.int(),
    tax_cents: z.int(),
    billing_period: z.enum(['once', 'monthly']),
    portfolio_uid: z.uuid().nullable(),
    /** The address of its dossier, as a title. */
    main_address: z.string().nullable(),
    state: z.enum(ORDER_STATES),
    /** Null until it was given, and then as it was given last. */
    billing: billing.nullable(),
    /** While it is open: the card was refused, and may be tried again. */
    payment_failed: z.boolean(),
    created_at: instant,
    paid_at: instant.nullable(),
    /** When all that was sold had been given; null while something is due. */
    performed_at: instant.nullable(),
    refunded_cents: z.int(),
    invoice_number: z.string().nullable(),
    withdrawal: z.object({
      /** What would be given back now; null when there is no right to withdraw, or no longer. */
      refund_cents: z.int().nullable(),
      /** Last day of the right, while there is one (yyyy-mm-dd). */
      until: z.iso.date().nullable(),
      /** A code of the catalogue: why not. */
      refusal: z.string().nullable(),
      /** Once it was confirmed. */
      confirmed_at: instant.nullable(),
    }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

const invoice = z
  .object({
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    label: z.string(),
    order_id: z.uuid(),
    net_cents: z.int(),
    tax_cents: z.int(),
    total_cents: z.int(),
    /** For a credit note: the invoice it takes back. */
    corrects_number: z.string().nullable(),
    issued_at: instant,
    /** The PDF is made within seconds. */
    ready: z.boolean(),
  })
  .meta({ id: 'Invoice' });
export type InvoiceRow = z.output<typeof invoice>;

/** « F2026-000123 », « A2026-000004 ». */
const number = z
  .string()
  .regex(/^[FA]\d{4}-\d{6,9}$/, 'NOT_FOUND')
  .max(20, 'NOT_FOUND');

const byOrder = z.object({ order_id: known });

export const paymentsApi = defineApi({
  catalogue: {
    method: 'GET',
    path: '/payments/catalogue',
    access: 'public',
    summary: 'Ce qui est vendu, et à quel prix',
    response: z.object({
      products: z.array(product),
      tva_percent: z.int(),
      /** TEST: nothing is really paid. NONE: nothing can be ordered here. */
      cashier: z.enum(['STRIPE', 'TEST', 'NONE']),
    }),
  },
  billingIdentity: {
    method: 'GET',
    path: '/payments/billing',
    access: 'account',
    summary: 'À qui facturer, d’après la dernière commande ou les informations du compte',
    response: billing,
  },
  openOrder: {
    method: 'POST',
    path: '/payments/orders',
    access: 'account',
    audit: 'ORDER_OPENED',
    summary: 'Ouvre une commande ; celle qui attend déjà son paiement est répondue',
    body: newOrder,
    response: order,
  },
  orders: {
    method: 'GET',
    path: '/payments/orders',
    access: 'account',
    summary:
      'Les commandes de la personne, ou de l’organisation qu’elle dirige, par pages de cinquante',
    /** `before`: the last one of the former page. */
    query: z.object({ before: known.optional() }),
    response: z.object({ orders: z.array(order), next: z.uuid().nullable() }),
  },
  order: {
    method: 'GET',
    path: '/payments/orders/:order_id',
    access: 'account',
    summary: 'Une commande',
    params: byOrder,
    response: order,
  },
  checkOut: {
    method: 'POST',
    path: '/payments/orders/:order_id/checkout',
    access: 'account',
    audit: null,
    summary:
      'Enregistre à qui facturer et, pour un particulier, ses deux accords, et répond où payer',
    params: byOrder,
    body: z.object({
      billing: newBilling,
      /** « Je demande que la prestation commence tout de suite. » */
      begin_now: z.boolean(),
      /** « Je reconnais perdre mon droit de rétractation une fois la prestation achevée. » */
      loss_acknowledged: z.boolean(),
    }),
    /** A whole address, where the browser goes; null when it was paid in the meantime. */
    response: z.object({ url: z.string().nullable() }),
  },
  /** The browser is back from the payment page: the host is asked, whatever its webhooks do. */
  checkOrder: {
    method: 'POST',
    path: '/payments/orders/:order_id/check',
    access: 'account',
    audit: null,
    summary: 'Demande où en est le paiement d’une commande',
    params: byOrder,
    response: order,
  },
  abandonOrder: {
    method: 'POST',
    path: '/payments/orders/:order_id/abandon',
    access: 'account',
    audit: 'ORDER_ABANDONED',
    summary: 'Abandonne une commande qui n’est pas payée',
    params: byOrder,
    response: order,
  },
  withdraw: {
    method: 'POST',
    path: '/payments/orders/:order_id/withdrawal',
    access: 'account',
    audit: 'ORDER_WITHDRAWN',
    summary: 'Confirme la rétractation ; un accusé de réception daté est envoyé',
    params: byOrder,
    /** What the page showed: refused when it is no longer so. */
    body: z.object({ refund_cents: z.int().min(0) }),
    response: order,
  },
  invoices: {
    method: 'GET',
    path: '/payments/invoices',
    access: 'account',
    summary:
      'Les factures et avoirs de la personne, ou de l’organisation qu’elle dirige, par pages de cinquante',
    query: z.object({ before: number.optional() }),
    response: z.object({ invoices: z.array(invoice), next: z.string().nullable() }),
  },
  invoicePdf: {
    method: 'GET',
    path: '/payments/invoices/:number/pdf',
    access: 'account',
    summary: 'Une facture ou un avoir, en PDF',
    params: z.object({ number }),
    response: bytes(['application/pdf']),
  },
});
