import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const callCounters = pgTable('call_counters', {
  /** What is counted and for whom (a pseudonym). */
  key: text().primaryKey(),
  calls: integer().notNull(),
  window_ends_at: timestamp({ withTimezone: true }).notNull(),
});
