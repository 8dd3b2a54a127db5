import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { type FailureDetail, ROBOT_ERROR_CODES } from '@quitus/domain/robots/robot-error';
import {
  FETCH_OUTCOMES,
  PORTAL_STATES,
  ROBOT_SCOPES,
  RUN_STATES,
  RUN_TRIGGERS,
} from '@quitus/domain/robots/run-state';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { accounts } from '../accounts/accounts.table.ts';
import { documentFiles } from '../documents/files.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

/** Somebody's access to a portal: sealed, for one run unless they chose to keep it. */
export const robotAccesses = pgTable(
  'robot_accesses',
  {
    id: uuid().primaryKey(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    scope: text({ enum: ROBOT_SCOPES }).notNull(),
    connector_id: text().notNull(),
    syndic_id: uuid(),
    tenant: jsonb().notNull(),
    /** Envelopes bound to this row (`envelope.ts`); null once deleted, or never given. */
    sealed_credentials: text(),
    sealed_session: text(),
    keeps_password: boolean().notNull().default(false),
    keeps_session: boolean().notNull().default(false),
    /** Pseudonym of the account at the portal: what is counted and held outlives this row. */
    account_mark: text().notNull(),
    /** Refused by the portal: not used again until somebody types another. */
    refused_at: instant(),
    /** Swept after this, whatever happened to its run. */
    expires_at: instant().notNull(),
    given_by_id: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    // Beside the one that is kept, somebody else may lend theirs for one visit.
    uniqueIndex('robot_accesses_kept')
      .on(table.portfolio_uid, table.scope)
      .where(sql`${table.keeps_password} or ${table.keeps_session}`),
    index().on(table.portfolio_uid, table.scope),
    index().on(table.expires_at),
    index().on(table.given_by_id),
  ],
);

/** Accounts that a portal has blocked: left alone by everybody, whatever became of the access. */
export const robotHolds = pgTable('robot_holds', {
  account_mark: text().primaryKey(),
  held_until: instant().notNull(),
});

export type StoredQuestion = {
  id: string;
  kind: 'CODE' | 'CAPTCHA' | 'UNIT';
  channel?: 'EMAIL' | 'SMS';
  hint?: string;
  length?: number;
  retry?: boolean;
  /** data: URL of the image to copy. */
  picture?: string;
  choices?: { id: string; label: string }[];
  expires_at: string;
};

export type StoredStep = { title: string; detail: string; at: string };

/** Whether the portal has been shown the credentials, and has let in whoever showed them. */
export const CREDENTIALS_STATES = ['KEPT_BACK', 'SENT', 'PROVEN'] as const;

export const robotRuns = pgTable(
  'robot_runs',
  {
    id: uuid().primaryKey(),
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    scope: text({ enum: ROBOT_SCOPES }).notNull(),
    connector_id: text().notNull(),
    connector_version: text().notNull(),
    syndic_id: uuid(),
    /** First host of the tenant: what is counted together. */
    host: text().notNull(),
    /** Which portal of the family, as its connector writes it. */
    tenant: text().notNull(),
    portal: text().notNull(),
    access_id: uuid().references(() => robotAccesses.id, { onDelete: 'set null' }),
    trigger: text({ enum: RUN_TRIGGERS }).notNull(),
    state: text({ enum: RUN_STATES }).notNull(),
    code: text({ enum: ROBOT_ERROR_CODES }),
    failure: jsonb().$type<FailureDetail>(),
    question: jsonb().$type<StoredQuestion>(),
    steps: jsonb().$type<StoredStep[]>().notNull().default([]),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** How often it was put off because the portal was down. */
    postponed: integer().notNull().default(0),
    /** How often a visit was begun for it; each may show the credentials. */
    begun: integer().notNull().default(0),
    credentials: text({ enum: CREDENTIALS_STATES }).notNull().default('KEPT_BACK'),
    retry_at: instant(),
    cancel_asked_at: instant(),
    /** Shows that somebody works on it; silent for too long, the run is taken up or ended. */
    heartbeat_at: instant(),
    /** Drawn by whoever works on it: one that was believed gone writes nothing more. */
    lease: uuid(),
    /** When somebody who may act last looked at it: those who do not look are written to. */
    watched_at: instant(),
    mandate_version: text().notNull(),
    started_by_id: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    started_by: text(),
    created_at: instant().notNull(),
    started_at: instant(),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('robot_runs_under_way')
      .on(table.portfolio_uid, table.scope)
      .where(sql`${table.state} not in ('DONE', 'PARTIAL', 'FAILED')`),
    index().on(table.portfolio_uid, table.scope, table.created_at),
    index('robot_runs_open')
      .on(table.host, table.state)
      .where(sql`${table.state} not in ('DONE', 'PARTIAL', 'FAILED')`),
    index().on(table.connector_id, table.ended_at),
  ],
);

/** What portals listed, by dossier: what was seen is not fetched again. */
export const robotDocuments = pgTable(
  'robot_documents',
  {
    portfolio_uid: uuid()
      .notNull()
      .references(() => portfolios.uid, { onDelete: 'cascade' }),
    connector_id: text().notNull(),
    /** Of its run: portals of one family number their documents alike, and may share a host. */
    tenant: text().notNull(),
    remote_key: text().notNull(),
    run_id: uuid()
      .notNull()
      .references(() => robotRuns.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    path: text().array().notNull().default([]),
    dated: text(),
    document_type: text({ enum: DOCUMENT_TYPES }),
    outcome: text({ enum: FETCH_OUTCOMES }).notNull(),
    reason: text(),
    file_id: uuid().references(() => documentFiles.id, { onDelete: 'set null' }),
    sha256: text(),
    seen_at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.portfolio_uid, table.connector_id, table.tenant, table.remote_key],
    }),
    index().on(table.run_id),
    index().on(table.file_id),
  ],
);

/** One row per host that is visited: its pace, its failures, until when it is left alone. */
export const portalHosts = pgTable('portal_hosts', {
  host: text().primaryKey(),
  /** When the next request may leave. */
  next_at: instant().notNull(),
  failures: integer().notNull().default(0),
  failing_since: instant(),
  closed_until: instant(),
});

/**
 * Whether the portals of a family still answer as they did: one row per login page that is looked at, and one for what
 * visits met, whose address is empty. Hundreds of agencies may share a host: the login page is what tells them apart.
 */
export const portalChecks = pgTable(
  'portal_checks',
  {
    connector_id: text().notNull(),
    host: text().notNull(),
    login_url: text().notNull(),
    state: text({ enum: PORTAL_STATES }).notNull(),
    /** Of the login form: action and sorted input names. */
    signature: text(),
    /** What differs, for the team. */
    difference: text(),
    checked_at: instant().notNull(),
    ok_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.connector_id, table.login_url] })],
);
