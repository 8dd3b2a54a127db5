import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** A request to a syndic without a portal, and its reminders. */
export const syndicLetters = pgTable(
  'syndic_letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    syndic_name: text().notNull(),
    /** Null: printed and posted by the person. */
    syndic_email: text(),
    /** What is asked for, as it stood when the letter left. */
    document_types: text().array().notNull(),
    sender: text().notNull(),
    sent_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    sent_at: instant().notNull(),
    reminders: integer().notNull().default(0),
    /** Null: no more. */
    remind_at: instant(),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('syndic_letters_open')
      .on(table.portfolio_uid)
      .where(sql`${table.ended_at} is null`),
    index('syndic_letters_due')
      .on(table.remind_at)
      .where(sql`${table.ended_at} is null`),
  ],
);
