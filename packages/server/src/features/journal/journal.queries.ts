// Reads the security journal.
import type { ActivityLine, JournalLine } from '@quitus/api/journal.api';
import { searchWords } from '@quitus/domain/portfolios/search';
import type { AuditKind, AuditOutcome } from '@quitus/domain/security/audit';
import { and, desc, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { auditEvents } from '../../audit/audit.table.ts';
import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

const PAGE = 20;
const JOURNAL_PAGE = 50;

const earlierThan = (before: number | undefined): SQL | undefined =>
  before === undefined ? undefined : lt(auditEvents.id, before);

function pageOf<Row extends { id: number }>(rows: Row[], size: number) {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

type Reader = Pick<Actor, 'account_id' | 'organization_id'>;
type Stored = typeof auditEvents.$inferSelect;

/** What concerns somebody, and what was done in their name; what they do for the team is the team's. */
export async function listActivity(
  tx: Tx,
  reader: Reader,
  before: number | undefined,
): Promise<{ lines: ActivityLine[]; next: number | null }> {
  const { account_id, organization_id } = reader;
  const rows = await tx
    .select({ event: auditEvents, id: auditEvents.id, main_address: portfolios.main_address })
    .from(auditEvents)
    .leftJoin(
      portfolios,
      and(
        eq(portfolios.uid, auditEvents.portfolio_uid),
        or(eq(portfolios.owner_id, account_id), eq(portfolios.organization_id, organization_id)),
      ),
    )
    .where(
      and(
        or(
          eq(auditEvents.account_id, account_id),
          and(eq(auditEvents.actor_id, account_id), ne(auditEvents.actor_kind, 'STAFF')),
        ),
        earlierThan(before),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(PAGE + 1);
  const { page, next } = pageOf(rows, PAGE);
  const lines = page.map(({ event, main_address }) => ({
    ...activityView(event, account_id),
    main_address,
  }));
  return { lines, next };
}

/** From where somebody of the team, or another person, came is not the reader's business. */
function activityView(event: Stored, reader_id: string): Omit<ActivityLine, 'main_address'> {
  const { id, kind, outcome, actor_kind, actor_id } = event;
  const yours = actor_id === reader_id;
  const by = yours ? 'YOU' : actor_kind === 'ACCOUNT' ? 'OTHER' : actor_kind;
  const placed = yours || actor_kind === 'VISITOR';
  return {
    id,
    at: event.at.toISOString(),
    kind,
    outcome,
    by,
    ip_range: placed ? event.ip_range : null,
    browser: placed ? event.browser : null,
  };
}

export type JournalFilter = {
  before?: number | undefined;
  kind?: AuditKind | undefined;
  outcome?: AuditOutcome | undefined;
  email?: string | undefined;
  dossier?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Paris')`;
const afterDay = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function aboutDossier(dossier: string): SQL | undefined {
  if (UUID.test(dossier)) return eq(auditEvents.portfolio_uid, dossier.toLowerCase());
  const written = searchWords(dossier).map(
    (word) => sql`${portfolios.search_text} like ${`%${word}%`}`,
  );
  return and(sql`${portfolios.uid} is not null`, ...written);
}

export async function listJournal(
  tx: Tx,
  { before, kind, outcome, email, dossier, from, to }: JournalFilter,
): Promise<{ lines: JournalLine[]; next: number | null }> {
  const doer = alias(accounts, 'doer');
  const named = email && sql`(select id from accounts where email = ${email})`;
  const rows = await tx
    .select({
      event: auditEvents,
      id: auditEvents.id,
      actor: doer.email,
      account: accounts.email,
      main_address: portfolios.main_address,
    })
    .from(auditEvents)
    .leftJoin(doer, eq(doer.id, auditEvents.actor_id))
    .leftJoin(accounts, eq(accounts.id, auditEvents.account_id))
    .leftJoin(portfolios, eq(portfolios.uid, auditEvents.portfolio_uid))
    .where(
      and(
        earlierThan(before),
        kind && eq(auditEvents.kind, kind),
        outcome && eq(auditEvents.outcome, outcome),
        named ? or(eq(auditEvents.account_id, named), eq(auditEvents.actor_id, named)) : undefined,
        dossier ? aboutDossier(dossier) : undefined,
        from ? gte(auditEvents.at, midnight(from)) : undefined,
        to ? lt(auditEvents.at, afterDay(to)) : undefined,
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(JOURNAL_PAGE + 1);
  const { page, next } = pageOf(rows, JOURNAL_PAGE);
  const lines = page.map(({ event, actor, account, main_address }) => ({
    ...event,
    at: event.at.toISOString(),
    actor,
    account,
    portfolio: event.portfolio_uid === null ? null : { uid: event.portfolio_uid, main_address },
    detail: saidOf(event),
  }));
  return { lines, next };
}

const saidOf = ({ detail }: Stored): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
