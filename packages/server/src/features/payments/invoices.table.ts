import type { BillingIdentity } from '@quitus/domain/payments/billing';
import { INVOICE_KINDS, type InvoiceLine, type Seller } from '@quitus/domain/payments/invoice';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import { orders } from './payments.table.ts';

/** The last number given. Taken in the transaction of its invoice: both exist, or neither. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Never changed once written, but for where its PDF is. */
export const invoices = pgTable(
  'invoices',
  {
    number: text().primaryKey(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    account_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<BillingIdentity>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    tax_percent: integer().notNull(),
    net_cents: integer().notNull(),
    tax_cents: integer().notNull(),
    total_cents: integer().notNull(),
    corrects_number: text().references((): AnyPgColumn => invoices.number),
    reason: text(),
    paid_at: instant().notNull(),
    issued_at: instant().notNull(),
    /** Null until the PDF is kept. */
    storage_key: text(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.year, table.sequence),
    index().on(table.order_id),
    index().on(table.organization_id, table.issued_at),
    index().on(table.account_id, table.issued_at),
  ],
);
