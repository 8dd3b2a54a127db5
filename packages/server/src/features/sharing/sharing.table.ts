import type { DocumentCategory, DocumentType } from '@quitus/domain/documents/document-type';
import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { SHARE_LOG_KINDS } from '@quitus/domain/sharing/share-log';
import { WATERMARKS } from '@quitus/domain/sharing/watermark';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid().primaryKey(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    created_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    created_by: text().notNull(),
    audience: text({ enum: GUEST_ROLES }).notNull(),
    recipient: text().notNull(),
    /** Where the link was mailed to, if it was. */
    email: text(),
    categories: jsonb().$type<DocumentCategory[]>().notNull(),
    document_types: jsonb().$type<DocumentType[]>().notNull(),
    watermark: text({ enum: WATERMARKS }).notNull(),
    allow_download: boolean().notNull(),
    token_hash: text().notNull().unique(),
    /** So that whoever shared can copy the link again. */
    sealed_token: text().notNull(),
    code_hash: text(),
    /** Wrong codes since the last right one. */
    code_tries: integer().notNull().default(0),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    paused_at: instant(),
    revoked_at: instant(),
    first_opened_at: instant(),
    last_opened_at: instant(),
    openings: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
  },
  (table) => [index().on(table.portfolio_uid, table.created_at)],
);

/** Given when a link is opened: one browser, for some hours. */
export const shareVisits = pgTable(
  'share_visits',
  {
    id: uuid().primaryKey().defaultRandom(),
    share_id: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    user_agent: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.share_id), index().on(table.expires_at)],
);

export const shareLog = pgTable(
  'share_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    share_id: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    kind: text({ enum: SHARE_LOG_KINDS }).notNull(),
    about: text(),
    user_agent: text(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.share_id, table.id)],
);

/** Opposable delivery: what was handed over, to whom, when, and the server's signature. */
export const deliveryReceipts = pgTable('delivery_receipts', {
  share_id: uuid()
    .primaryKey()
    .references(() => shareLinks.id, { onDelete: 'cascade' }),
  number: text().notNull().unique(),
  name: text().notNull(),
  delivered_on: date({ mode: 'string' }).notNull(),
  delivered_at: instant().notNull(),
  retraction_ends: date({ mode: 'string' }).notNull(),
  documents: integer().notNull(),
  /** The very text that was signed. */
  manifest: text().notNull(),
  /** A compact JWS of it; before November 2026 the bare Ed25519 signature, in base64url. */
  signature: text().notNull(),
  key_id: text().notNull(),
});
