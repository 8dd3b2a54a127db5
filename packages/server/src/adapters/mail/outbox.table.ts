import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';

/** Mails that a demonstration keeps instead of sending. Empty in production. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  created_at: instant().notNull(),
});
