import { SYNDIC_STATES } from '@quitus/domain/robots/run-state';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** Managers of buildings, and the portal each has. */
export const syndics = pgTable(
  'syndics',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the register or of our list: the same manager imported twice is one row. */
    source_key: text().notNull().unique(),
    name: text().notNull(),
    aliases: text().array().notNull().default([]),
    siret: text(),
    city: text(),
    postcode: text(),
    /** Null: no connector. */
    connector_id: text(),
    tenant: jsonb().$type<Record<string, string>>(),
    login_url: text(),
    state: text({ enum: SYNDIC_STATES }).notNull(),
    email: text(),
    /** Of the demonstration: shown nowhere else. */
    sample: boolean().notNull().default(false),
    buildings: integer().notNull().default(0),
    /** Name, aliases and city, without accents, in lower case. */
    search_text: text().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    index('syndics_search').using('gin', sql`${table.search_text} gin_trgm_ops`),
    index().on(table.connector_id),
    index().on(table.siret),
  ],
);

/** The national register of co-owned buildings, as it was published. */
export const registeredBuildings = pgTable(
  'registered_buildings',
  {
    rnc_number: text().primaryKey(),
    name: text(),
    address: text().notNull(),
    postcode: text(),
    city: text(),
    /** Other addresses of the same building. */
    other_addresses: text().array().notNull().default([]),
    /** Postcode and last word of the street of each address: « 69002 marche ». */
    places: text().array().notNull().default([]),
    lots: integer(),
    housing_lots: integer(),
    build_period: text(),
    syndic_name: text(),
    syndic_siret: text(),
    syndic_kind: text(),
    mandate_state: text(),
    mandate_ends_on: date(),
    registered_on: date(),
    /** Of the file it was last seen in. */
    published_on: date().notNull(),
  },
  (table) => [index('registered_buildings_places').using('gin', table.places)],
);

/** A portal that somebody has and that no connector knows: what is written next. */
export const portalRequests = pgTable(
  'portal_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    asked_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Host only: what follows it may hold a token. */
    host: text(),
    syndic_name: text(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.host)],
);
