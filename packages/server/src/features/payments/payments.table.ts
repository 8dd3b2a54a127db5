import { ACCOUNT_TYPES } from '@quitus/domain/accounts/account-type';
import type { BillingIdentity } from '@quitus/domain/payments/billing';
import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { REFUND_REASONS } from '@quitus/domain/payments/invoice';
import { OFFERS } from '@quitus/domain/payments/offers';
import { ORDER_STATES } from '@quitus/domain/payments/order';
import { SUBSCRIPTION_STATES } from '@quitus/domain/payments/subscription';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** One sale. Kept as long as its invoice, whatever becomes of the account or the dossier. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    product_id: text({ enum: PRODUCT_IDS }).notNull(),
    quantity: integer().notNull().default(1),
    /** Who asked. */
    account_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    portfolio_uid: uuid().references(() => portfolios.uid, { onDelete: 'set null' }),
    /** Cents, TVA included, as they were when it was opened. */
    unit_price_cents: integer().notNull(),
    amount_cents: integer().notNull(),
    tax_cents: integer().notNull(),
    billing: jsonb().$type<BillingIdentity>(),
    begin_now_at: instant(),
    loss_acknowledged_at: instant(),
    state: text({ enum: ORDER_STATES }).notNull().default('OPEN'),
    /** How many payment pages were opened for it; never two at a time. */
    attempt: integer().notNull().default(0),
    checkout_session_id: text().unique(),
    checkout_url: text(),
    payment_failed_at: instant(),
    /** What the payment host refunds. */
    payment_id: text().unique(),
    /** A month of it. */
    subscription_id: uuid().references((): AnyPgColumn => subscriptions.id),
    period_start: instant(),
    period_end: instant(),
    refunded_cents: integer().notNull().default(0),
    created_at: instant().notNull(),
    paid_at: instant(),
    performed_at: instant(),
    /** Abandoned, withdrawn or given back. */
    closed_at: instant(),
  },
  (table) => [
    // One sale, one order: a double click, two tabs and a retry all find the one that is open.
    uniqueIndex('orders_open_for_portfolio')
      .on(table.portfolio_uid, table.product_id)
      .where(sql`${table.state} = 'OPEN' and ${table.portfolio_uid} is not null`),
    uniqueIndex('orders_open_for_account')
      .on(table.account_id, table.product_id)
      .where(sql`${table.state} = 'OPEN' and ${table.portfolio_uid} is null`),
    index().on(table.organization_id, table.created_at),
    index().on(table.account_id, table.created_at),
    index().on(table.portfolio_uid),
    index().on(table.subscription_id),
    index('orders_open')
      .on(table.created_at)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its name at the payment host. */
    gateway_id: text().notNull().unique(),
    product_id: text({ enum: PRODUCT_IDS }).notNull(),
    quantity: integer().notNull(),
    unit_price_cents: integer().notNull(),
    account_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    /** As given with the order that began it: later months are billed to the same. */
    billing: jsonb().$type<BillingIdentity>().notNull(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull(),
    current_period_end: instant().notNull(),
    cancel_at_period_end: boolean().notNull().default(false),
    /** What the account was before. */
    account_type_before: text({ enum: ACCOUNT_TYPES }).notNull(),
    /** What the account becomes when it ends; null for agents paid beside the pack. */
    falls_to: text({ enum: OFFERS }),
    started_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    index().on(table.organization_id),
    // An account has one offer.
    uniqueIndex('subscriptions_one_offer')
      .on(table.account_id)
      .where(sql`${table.state} <> 'ENDED' and ${table.falls_to} is not null`),
  ],
);

/** Money given back: decided here or told by the payment host; its credit note is written with it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    /** The payment it comes from, where it is not that of the order (paid twice). */
    payment_id: text().notNull(),
    amount_cents: integer().notNull(),
    reason: text({ enum: REFUND_REASONS }).notNull(),
    asked_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    asked_at: instant().notNull(),
    gateway_refund_id: text(),
    done_at: instant(),
  },
  (table) => [index().on(table.order_id)],
);

/** What the payment host announced, each once. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  received_at: instant().notNull(),
});
