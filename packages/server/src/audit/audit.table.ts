import {
  AUDIT_ACTORS,
  AUDIT_KINDS,
  AUDIT_OUTCOMES,
  type AuditDetail,
} from '@quitus/domain/security/audit';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/instant.ts';

/**
 * The security journal. The database itself refuses to change a line, or to delete one before its time:
 * see the migration of that name. Ids without references, since a line outlives what it is about.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    outcome: text({ enum: AUDIT_OUTCOMES }).notNull(),
    actor_kind: text({ enum: AUDIT_ACTORS }).notNull(),
    actor_id: uuid(),
    /** Whose security page shows it. */
    account_id: uuid(),
    organization_id: uuid(),
    portfolio_uid: uuid(),
    /** Tells two addresses apart without saying which they are. */
    ip_pseudonym: text(),
    ip_range: text(),
    browser: text(),
    detail: jsonb().$type<AuditDetail>().notNull().default({}),
  },
  (table) => [
    index().on(table.account_id, table.id),
    index().on(table.actor_id, table.id),
    index().on(table.portfolio_uid, table.id),
    index().on(table.kind, table.id),
    index().on(table.at),
  ],
);
