import { ACCOUNT_TYPES } from '@quitus/domain/accounts/account-type';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text(),
  portfolio_with_ped: boolean().notNull().default(false),
  created_at: timestamp({ withTimezone: true }).notNull(),
});

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  account_type: text({ enum: ACCOUNT_TYPES }).notNull(),
  organization_id: uuid()
    .notNull()
    .references(() => organizations.id),
  staff: boolean().notNull().default(false),
  password_hash: text(),
  registration_code: text(),
  /** Null until somebody opened a link sent to the address. */
  email_verified_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull(),
});
