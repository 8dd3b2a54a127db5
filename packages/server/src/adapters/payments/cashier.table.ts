// The books of the test cashier. They stand for those of a payment host: only the cashier reads them.
import { CASHIER_STATES } from '@quitus/domain/payments/cashier';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';

export const cashierSessions = pgTable('cashier_sessions', {
  id: text().primaryKey(),
  /** The order and the attempt: opened twice, it is one. */
  purchase: text().notNull().unique(),
  order_id: text().notNull(),
  label: text().notNull(),
  unit_price_cents: integer().notNull(),
  quantity: integer().notNull(),
  monthly: boolean().notNull(),
  email: text().notNull(),
  success_url: text().notNull(),
  cancel_url: text().notNull(),
  state: text({ enum: CASHIER_STATES }).notNull().default('OPEN'),
  refused: boolean().notNull().default(false),
  subscription_id: text(),
  created_at: instant().notNull(),
});

export const cashierPayments = pgTable('cashier_payments', {
  id: text().primaryKey(),
  session_id: text()
    .notNull()
    .references(() => cashierSessions.id, { onDelete: 'cascade' }),
  amount_cents: integer().notNull(),
  period_start: instant(),
  period_end: instant(),
  paid_at: instant().notNull(),
});

export const cashierRefunds = pgTable('cashier_refunds', {
  id: text().primaryKey(),
  payment_id: text()
    .notNull()
    .references(() => cashierPayments.id, { onDelete: 'cascade' }),
  amount_cents: integer().notNull(),
});

export const cashierSubscriptions = pgTable('cashier_subscriptions', {
  id: text().primaryKey(),
  session_id: text()
    .notNull()
    .references(() => cashierSessions.id, { onDelete: 'cascade' }),
  current_period_end: instant().notNull(),
  cancel_at_period_end: boolean().notNull().default(false),
  ended_at: instant(),
});
