import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from './portfolios.table.ts';

const portfolio = () =>
  uuid()
    .notNull()
    .references(() => portfolios.uid, { onDelete: 'cascade' });
const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    portfolio_uid: portfolio(),
    invited_by_id: account(),
    guest_email: text().notNull(),
    role: text({ enum: GUEST_ROLES }).notNull(),
    message: text(),
    token_hash: text().notNull().unique(),
    /** So that whoever invited can copy the link again. */
    sealed_token: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    revoked_at: instant(),
  },
  (table) => [index().on(table.portfolio_uid)],
);

export const portfolioGuests = pgTable(
  'portfolio_guests',
  {
    portfolio_uid: portfolio(),
    account_id: account(),
    role: text({ enum: GUEST_ROLES }).notNull(),
    joined_at: instant().notNull(),
    /** When they last looked at the dossier. */
    last_opened_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolio_uid, table.account_id] }),
    index().on(table.account_id),
  ],
);
