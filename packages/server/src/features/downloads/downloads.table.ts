import { DOWNLOAD_FORMATS, DOWNLOAD_STATES } from '@quitus/domain/documents/download';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from '../sharing/sharing.table.ts';

const instant = () => timestamp({ withTimezone: true });

/** Several documents asked for at once, by an account or through a share link. */
export const downloads = pgTable(
  'downloads',
  {
    id: uuid().primaryKey().defaultRandom(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    account_id: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    share_id: uuid().references(() => shareLinks.id, { onDelete: 'cascade' }),
    format: text({ enum: DOWNLOAD_FORMATS }).notNull(),
    state: text({ enum: DOWNLOAD_STATES }).notNull(),
    file_ids: jsonb().$type<string[]>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Of the whole answer, once it is known. */
    size: bigint({ mode: 'number' }),
    ticket_hash: text().unique(),
    ticket_expires_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.created_at)],
);
