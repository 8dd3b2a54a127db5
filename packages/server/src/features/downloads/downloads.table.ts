import { DOWNLOAD_FORMATS, DOWNLOAD_STATES } from '@quitus/domain/documents/download';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { sessions } from '../auth/auth.table.ts';
import { documentFiles } from '../documents/files.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from '../sharing/sharing.table.ts';
import type { ZipContent } from './zip-content.ts';

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
    /** Written across the pages of those files, and of no other. */
    mark_text: text(),
    marked_ids: jsonb().$type<string[]>().notNull().default([]),
    /** As the index names them. */
    given_to: text().notNull().default(''),
    given_by: text().notNull().default(''),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Of the whole answer, once it is known. */
    size: bigint({ mode: 'number' }),
    /** A zip as it was laid out for the current ticket: an interrupted download goes on in the same. */
    content: jsonb().$type<ZipContent>(),
    ticket_hash: text().unique(),
    ticket_expires_at: instant(),
    /** Whose ticket it is, when an account asked: it ends with that session. */
    session_id: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.created_at)],
);

/** A file as one share link shows it: the text burnt into every page. */
export const watermarkedCopies = pgTable(
  'watermarked_copies',
  {
    share_id: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => documentFiles.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    sha256: text().notNull(),
    crc32: bigint({ mode: 'number' }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    pages: integer().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.share_id, table.file_id] }), index().on(table.file_id)],
);
