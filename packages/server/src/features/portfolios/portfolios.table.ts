import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { accounts, organizations } from '../accounts/accounts.table.ts';

export const portfolios = pgTable(
  'portfolios',
  {
    uid: uuid().primaryKey().defaultRandom(),
    portfolio_type: text({ enum: PORTFOLIO_TYPES }).notNull(),
    main_address: text().notNull(),
    address_extra_line: text(),
    owner_id: uuid()
      .notNull()
      .references(() => accounts.id),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.owner_id), index().on(table.organization_id)],
);
