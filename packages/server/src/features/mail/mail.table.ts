import { isNull } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';

export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    to: text().notNull(),
    /** Subject, text and HTML, sealed because they carry one-time links; erased once sent. */
    sealed_content: text(),
    created_at: instant().notNull(),
    sent_at: instant(),
  },
  (table) => [index().on(table.created_at).where(isNull(table.sent_at))],
);
