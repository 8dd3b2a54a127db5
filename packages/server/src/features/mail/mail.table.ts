import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const mails = pgTable('mails', {
  id: uuid().primaryKey().defaultRandom(),
  to: text().notNull(),
  /** Subject, text and HTML, sealed because they carry one-time links; erased once sent. */
  sealed_content: text(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  sent_at: timestamp({ withTimezone: true }),
});
