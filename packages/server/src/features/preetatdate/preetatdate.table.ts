import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { PED_MAKINGS, PED_ORDER_STATES } from '@quitus/domain/preetatdate/order';
import type { FieldValue, Statement } from '@quitus/domain/preetatdate/statement';
import { PED_STEPS } from '@quitus/domain/preetatdate/timeline';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { documentFiles } from '../documents/files.table.ts';
import { orders } from '../payments/payments.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** What somebody said of a field; a null value is « nobody knows ». */
export const pedAnswers = pgTable(
  'ped_answers',
  {
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    reference: text().$type<FieldReference>().notNull(),
    /** As json, not jsonb: values are compared as they were written. */
    value: json().$type<FieldValue>(),
    as_of: date(),
    by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** As shown, so that it outlives the account. */
    by: text().notNull(),
    by_staff: boolean().notNull(),
    in_bulk: boolean().notNull().default(false),
    at: instant().notNull(),
    /** What the papers said when they answered. */
    seen: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portfolio_uid, table.reference] })],
);

/** The statement as somebody saw it last, to tell them what changed since. */
export const pedLooks = pgTable(
  'ped_looks',
  {
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    account_id: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    statement: json().$type<Statement>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portfolio_uid, table.account_id] })],
);

/** The last number given. Taken in the transaction of its edition: both exist, or neither. */
export const pedCounters = pgTable('ped_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** One sale of a pré-état daté, from its order to its last edition. */
export const pedOrders = pgTable(
  'ped_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the dossier is gone: what was issued can still be checked. */
    portfolio_uid: uuid().references(() => portfolios.uid, { onDelete: 'set null' }),
    payment_order_id: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    product_id: text({ enum: PRODUCT_IDS }).notNull(),
    amount_cents: integer().notNull(),
    ordered_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    state: text({ enum: PED_ORDER_STATES }).notNull(),
    making: text({ enum: PED_MAKINGS }).notNull().default('ORDER'),
    /** Where the slot goes back to when the order is abandoned. */
    slot_before: text({ enum: DOCUMENT_STATUSES }).notNull(),
    ordered_at: instant().notNull(),
    paid_at: instant(),
    due_at: instant(),
    /** Waits for the team from then, until it is done with. */
    at_desk_since: instant(),
    desk_done_at: instant(),
    held_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    held_since: instant(),
    held_until: instant(),
    question: text(),
    question_asked_at: instant(),
    customer_answer: text(),
    refusal_reason: text(),
    /** Since printing last worked; both null again once it does. */
    print_failures: integer().notNull().default(0),
    print_failing_since: instant(),
    print_failed_at: instant(),
    late_credit_cents: integer(),
    late_credited_at: instant(),
    first_delivered_at: instant(),
    delivered_at: instant(),
    /** Of its number: « PED-2026-000023 ». Taken with the first edition. */
    year: integer(),
    rank: integer(),
  },
  (table) => [
    // One sale, one order: two tabs and a retry find the one that is under way.
    uniqueIndex('ped_orders_under_way')
      .on(table.portfolio_uid)
      .where(sql`${table.state} in ('PENDING_PAYMENT', 'IN_CREATION')`),
    uniqueIndex().on(table.year, table.rank),
    index().on(table.portfolio_uid, table.ordered_at),
    index('ped_orders_in_creation')
      .on(table.due_at)
      .where(sql`${table.state} = 'IN_CREATION'`),
    index().on(table.desk_done_at),
  ],
);

/** What happened to an order, in its order. */
export const pedSteps = pgTable(
  'ped_steps',
  {
    order_id: uuid()
      .notNull()
      .references(() => pedOrders.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    step: text({ enum: PED_STEPS }).notNull(),
    detail: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.rank] })],
);

/** One printed document. Never changed once it has its hash, but for the day another took its place. */
export const pedEditions = pgTable(
  'ped_editions',
  {
    order_id: uuid()
      .notNull()
      .references(() => pedOrders.id, { onDelete: 'cascade' }),
    edition: integer().notNull(),
    /** As it is printed, with what it was drawn from: sources with their hashes, answers with their authors. */
    statement: json().$type<Statement>().notNull(),
    main_address: text().notNull(),
    address_extra_line: text(),
    issued_at: instant().notNull(),
    /** Null until it is printed and kept. */
    sha256: text(),
    file_id: uuid().references(() => documentFiles.id, { onDelete: 'set null' }),
    superseded_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.edition] })],
);
