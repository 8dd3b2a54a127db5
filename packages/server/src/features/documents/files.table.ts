import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { FILE_REFUSALS } from '@quitus/domain/documents/file-rules';
import { FILE_ORIGINS, FILE_STATES } from '@quitus/domain/documents/file-state';
import { PERIODS } from '@quitus/domain/documents/period';
import { REPLACEMENT_STATES } from '@quitus/domain/documents/replacement';
import { type AnyPgColumn, bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** A file in a slot. Its bytes are in the storage under its dossier and its sha256. */
export const documentFiles = pgTable(
  'document_files',
  {
    id: uuid().primaryKey(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    /** Null: it waits to be sorted. */
    document_type: text({ enum: DOCUMENT_TYPES }),
    proposed_type: text({ enum: DOCUMENT_TYPES }),
    name: text().notNull(),
    year: integer(),
    period: text({ enum: PERIODS }),
    state: text({ enum: FILE_STATES }).notNull(),
    refusal: text({ enum: FILE_REFUSALS }),
    origin: text({ enum: FILE_ORIGINS }).notNull(),
    format: text(),
    size: bigint({ mode: 'number' }).notNull(),
    pages: integer(),
    sha256: text(),
    /** Of the content, so that a zip can be laid out before it is read. */
    crc32: bigint({ mode: 'number' }),
    replaces_id: uuid().references((): AnyPgColumn => documentFiles.id, { onDelete: 'set null' }),
    /** Null once it is in its slot: until then the file that it replaces stays valid. */
    replacement: text({ enum: REPLACEMENT_STATES }),
    /** The archive it came in. */
    parent_id: uuid().references((): AnyPgColumn => documentFiles.id, { onDelete: 'cascade' }),
    added_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    added_by: text(),
    created_at: instant().notNull(),
    ready_at: instant(),
    deleted_at: instant(),
    removed_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** As shown, so that it outlives the account. */
    removed_by: text(),
  },
  (table) => [
    index().on(table.portfolio_uid),
    index().on(table.state, table.created_at),
    index().on(table.replaces_id),
    index().on(table.parent_id),
  ],
);
