import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { STANDINGS } from '@quitus/domain/portfolios/attention';
import { EVENT_KINDS } from '@quitus/domain/portfolios/event';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import type { SituationField, StoredSituation } from '@quitus/domain/portfolios/situation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts, organizations, partners } from '../accounts/accounts.table.ts';

/** One index per way of reading the list, for an agent's dossiers and for a whole organisation. */
const LIST_ORDERS = [
  ['activity', 'last_activity_at', 'uid'],
  ['standing', 'standing', 'last_activity_at', 'uid'],
  ['address', 'main_address', 'uid'],
  ['created', 'created_at', 'uid'],
] as const;

export const portfolios = pgTable(
  'portfolios',
  {
    uid: uuid().primaryKey().defaultRandom(),
    portfolio_type: text({ enum: PORTFOLIO_TYPES }).notNull(),
    /** What it becomes once paid; null for a dossier that does not wait for a payment. */
    intended_type: text({ enum: PORTFOLIO_TYPES }),
    main_address: text().notNull(),
    address_extra_line: text(),
    ban_id: text(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    reference: text(),
    owner_id: uuid()
      .notNull()
      .references(() => accounts.id),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    partner_id: text().references(() => partners.id),
    /** What tells this property from another on its papers. */
    owners: text().array().notNull().default([]),
    lots: text().array().notNull().default([]),
    rnc_number: text(),
    situation: jsonb().$type<StoredSituation>().notNull().default({}),
    skipped_questions: jsonb().$type<SituationField[]>().notNull().default([]),
    /** Follows from the documents; written with them so that the list can be filtered by an index. */
    standing: text({ enum: STANDINGS }).notNull().default('TO_START'),
    /** What the search box looks in: address, complement, reference, lots, without accents. */
    search_text: text().notNull().default(''),
    /** The same with the owners, whom not everybody invited may know. */
    holder_search_text: text().notNull().default(''),
    /** Number of the last event: taking the next one also puts changes of one dossier in order. */
    event_number: integer().notNull().default(0),
    /** What its files weigh, those that can be put back included. */
    stored_bytes: bigint({ mode: 'number' }).notNull().default(0),
    last_activity_at: instant().notNull(),
    archived_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    ...LIST_ORDERS.flatMap(([name, ...columns]) =>
      (['owner_id', 'organization_id'] as const).map((holder) =>
        index(`portfolios_${holder}_${name}`)
          .on(table[holder], ...columns.map((column) => table[column]))
          .where(sql`${table.archived_at} is null`),
      ),
    ),
    ...(['owner_id', 'organization_id'] as const).map((holder) =>
      index(`portfolios_${holder}_rental`)
        .on(table[holder], table.last_activity_at, table.uid)
        .where(
          sql`${table.archived_at} is null and ${table.portfolio_type} = 'GESTION_LOCATIVE_PORTFOLIO'`,
        ),
    ),
    index().on(table.owner_id, table.archived_at),
    index().on(table.organization_id, table.archived_at),
    index().on(table.organization_id, table.stored_bytes),
    index('portfolios_search').using('gin', sql`${table.search_text} gin_trgm_ops`),
    index('portfolios_holder_search').using('gin', sql`${table.holder_search_text} gin_trgm_ops`),
    uniqueIndex()
      .on(table.partner_id, table.reference)
      .where(sql`${table.partner_id} is not null`),
  ],
);

/** The place of one document type in a dossier. */
export const portfolioDocuments = pgTable(
  'portfolio_documents',
  {
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    document_type: text({ enum: DOCUMENT_TYPES }).notNull(),
    status: text({ enum: DOCUMENT_STATUSES }).notNull().default('A_AJOUTER'),
    file_count: integer().notNull().default(0),
    note: text(),
    waived_at: instant(),
    waived_reason: text(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portfolio_uid, table.document_type] })],
);

/** Who did what when. Numbered per dossier without gaps: a browser asks for what follows its last. */
export const portfolioEvents = pgTable(
  'portfolio_events',
  {
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    document_type: text({ enum: DOCUMENT_TYPES }),
    actor_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** As shown, so that it outlives the account. */
    actor: text(),
    detail: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portfolio_uid, table.number] })],
);
