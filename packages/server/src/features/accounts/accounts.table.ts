import { ACCOUNT_TYPES } from '@quitus/domain/accounts/account-type';
import { CIVILITIES } from '@quitus/domain/accounts/information';
import { FRANCE } from '@quitus/domain/countries/country';
import { COUNTRY_CODES } from '@quitus/domain/countries/country-codes.data';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text(),
  portfolio_with_ped: boolean().notNull().default(false),
  /** How many agents its offer allows. */
  agent_allowance: integer().notNull().default(0),
  logo_in_dashboard: boolean().notNull().default(false),
  logo_in_emails: boolean().notNull().default(false),
  created_at: instant().notNull(),
});

/** Always a PNG drawn by us from what was sent, never the file itself. */
export const organizationLogos = pgTable('organization_logos', {
  organization_id: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  sha256: text().notNull(),
  png: bytes().notNull(),
  updated_at: instant().notNull(),
});

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    account_type: text({ enum: ACCOUNT_TYPES }).notNull(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    staff: boolean().notNull().default(false),
    password_hash: text(),
    registration_code: text(),
    /** Null until somebody opened a link sent to the address. */
    email_verified_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.organization_id)],
);

export const accountInformation = pgTable('account_information', {
  account_id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  civility: text({ enum: CIVILITIES }),
  first_name: text(),
  last_name: text(),
  phone: text(),
  company: text(),
  siret: text(),
  billing_address: text(),
  billing_country: text({ enum: COUNTRY_CODES }).notNull().default(FRANCE),
  notify_documents: boolean().notNull().default(true),
  notify_guests: boolean().notNull().default(true),
  notify_news: boolean().notNull().default(false),
});

/** Somebody a salesperson prepared a first dossier for. Their id travels in a link, so only its hash is kept. */
export const commercialProspects = pgTable('commercial_prospects', {
  id_hash: text().primaryKey(),
  invited_by: text().notNull(),
  portfolio_type: text({ enum: PORTFOLIO_TYPES }).notNull(),
  main_address: text().notNull(),
  address_extra_line: text(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
});

/** Software that sends its users here with a signed address. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  sealed_key: text().notNull(),
  created_at: instant().notNull(),
  revoked_at: instant(),
});

/** Each signature serves once. */
export const partnerSignatures = pgTable('partner_signatures', {
  signature_hash: text().primaryKey(),
  expires_at: instant().notNull(),
});

/** Accounts that a partner opened, and may therefore sign in. */
export const partnerAccounts = pgTable(
  'partner_accounts',
  {
    partner_id: text()
      .notNull()
      .references(() => partners.id),
    account_id: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.partner_id, table.account_id] })],
);
