import { MISSION_KINDS, MISSION_STATES } from '@quitus/domain/missions/mission';
import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../db/instant.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { documentFiles } from '../documents/files.table.ts';
import { orders } from '../payments/payments.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** A paper that the team gets for a dossier. */
export const missions = pgTable(
  'missions',
  {
    id: uuid().primaryKey().defaultRandom(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    payment_order_id: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    kind: text({ enum: MISSION_KINDS }).notNull(),
    state: text({ enum: MISSION_STATES }).notNull(),
    product_id: text({ enum: PRODUCT_IDS }).notNull(),
    amount_cents: integer().notNull(),
    requested_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    requested_by: text().notNull(),
    note: text(),
    answer: text(),
    expected_on: date(),
    file_id: uuid().references(() => documentFiles.id, { onDelete: 'set null' }),
    requested_at: instant().notNull(),
    paid_at: instant(),
    answered_at: instant(),
    delivered_at: instant(),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('missions_under_way')
      .on(table.portfolio_uid, table.kind)
      .where(sql`${table.state} in ('REQUESTED', 'PAID', 'ACCEPTED')`),
    index().on(table.portfolio_uid, table.requested_at),
    index('missions_waiting')
      .on(table.paid_at)
      .where(sql`${table.state} in ('PAID', 'ACCEPTED')`),
  ],
);
