import {
  CONTROL_RULES,
  type DecidedStatus,
  type RuleVerdict,
} from '@quitus/domain/control/control';
import { REFUSAL_REASONS } from '@quitus/domain/control/refusal-reasons';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { DECIDED_STATUSES } from '@quitus/domain/documents/transitions';
import type { FormerCorrection } from '@quitus/domain/reading/corrections';
import type { Fact, ReadPage } from '@quitus/domain/reading/read-document';
import { READING_STATES } from '@quitus/domain/reading/reading-state';
import {
  boolean,
  date,
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
import { documentFiles } from '../documents/files.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { readDocuments } from './read-documents.ts';

/** What was read on a file, by which version of the reader. */
export const fileReadings = pgTable(
  'file_readings',
  {
    file_id: uuid()
      .primaryKey()
      .references(() => documentFiles.id, { onDelete: 'cascade' }),
    reader_version: integer().notNull(),
    state: text({ enum: READING_STATES }).notNull(),
    pages_done: integer().notNull().default(0),
    pages_total: integer().notNull().default(0),
    pages: jsonb().$type<readonly ReadPage[]>().notNull().default([]),
    documents: readDocuments().notNull().default([]),
    read_at: instant(),
  },
  (table) => [index().on(table.reader_version)],
);

/** What somebody confirmed or corrected; what the machine had read stays in the reading. */
export const factCorrections = pgTable(
  'fact_corrections',
  {
    file_id: uuid()
      .notNull()
      .references(() => documentFiles.id, { onDelete: 'cascade' }),
    /** Which document of the file, from 0. */
    document: integer().notNull(),
    name: text().notNull(),
    value: jsonb().$type<Fact['value']>().notNull(),
    by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** As shown, so that it outlives the account. */
    by: text().notNull(),
    by_staff: boolean().notNull(),
    at: instant().notNull(),
    /** What was said of it before, by whom and when, the oldest first. */
    before: jsonb().$type<readonly FormerCorrection[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.document, table.name] })],
);

const place = {
  portfolio_uid: uuid()
    .notNull()
    .references(() => portfolios.uid, { onDelete: 'cascade' }),
  document_type: text({ enum: DOCUMENT_TYPES }).notNull(),
};

/** What the machine concluded of a slot, the last time it looked. */
export const slotControls = pgTable(
  'slot_controls',
  {
    ...place,
    status: text({ enum: DECIDED_STATUSES }).$type<DecidedStatus>(),
    sentence: text(),
    rules: jsonb().$type<readonly RuleVerdict[]>().notNull().default([]),
    expires_at: date({ mode: 'string' }),
    controlled_at: instant(),
    /** What somebody answered to a refusal: from then on a person decides. */
    answer: text(),
    answered_at: instant(),
    /** Since when it waits for a person; null when it does not. */
    waiting_since: instant(),
    /** Who of the team looks at it, and until when nobody else is given it. */
    held_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    held_since: instant(),
    held_until: instant(),
    /** The expiry that the owner was last told of, 30 and 7 days before. */
    reminded_30_for: date({ mode: 'string' }),
    reminded_7_for: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.portfolio_uid, table.document_type] }),
    index().on(table.waiting_since),
    index().on(table.expires_at),
  ],
);

/** What somebody of the team decided, beside what the machine thought. */
export const staffDecisions = pgTable(
  'staff_decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...place,
    staff_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    from_status: text({ enum: DOCUMENT_STATUSES }).notNull(),
    from_note: text(),
    to_status: text({ enum: DECIDED_STATUSES }).notNull(),
    reasons: text({ enum: REFUSAL_REASONS }).array().notNull().default([]),
    reason: text(),
    /** Rules that the control said no to, and this person said yes to. */
    despite: text({ enum: CONTROL_RULES }).array().notNull().default([]),
    /** Null: the machine had left it open. */
    machine_status: text({ enum: DECIDED_STATUSES }),
    waiting_since: instant(),
    held_since: instant(),
    decided_at: instant().notNull(),
    undone_at: instant(),
  },
  (table) => [index().on(table.decided_at), index().on(table.portfolio_uid, table.document_type)],
);
