import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../db/instant.ts';

export const callCounters = pgTable('call_counters', {
  /** What is counted and for whom (a pseudonym). */
  key: text().primaryKey(),
  calls: integer().notNull(),
  window_ends_at: instant().notNull(),
});
