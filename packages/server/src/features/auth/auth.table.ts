import { LINK_PURPOSES } from '@quitus/domain/auth/one-time-link';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';

const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** The id of the request that asked for it: a job that runs twice makes one link. */
    id: uuid().primaryKey(),
    account_id: account(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    token_hash: text().notNull().unique(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    replaced_at: instant(),
  },
  (table) => [index().on(table.account_id)],
);

/** One signed-in browser: the family of all the refresh tokens that followed one another in it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    account_id: account(),
    user_agent: text(),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    ended_at: instant(),
    end_reason: text({
      enum: ['LOGOUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'REVOKED', 'ACCOUNT_CHANGED'],
    }),
  },
  (table) => [index().on(table.account_id)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index().on(table.session_id)],
);

export const websocketTickets = pgTable('websocket_tickets', {
  token_hash: text().primaryKey(),
  session_id: uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  expires_at: instant().notNull(),
});
