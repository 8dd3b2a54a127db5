// What happens in a dossier: written with its cause, told to every process that has somebody watching.
import type { PortfolioEvent } from '@quitus/api/portfolios.api';
import { fullName } from '@quitus/domain/accounts/information';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { type EventKind, seesEvent } from '@quitus/domain/portfolios/event';
import { seesPeople } from '@quitus/domain/portfolios/permissions';
import { and, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { accountInformation } from '../accounts/accounts.table.ts';
import { isNoName, shownName, UNNAMED, UNNAMED_HOLDER } from '../accounts/door.ts';
import { portfolioGuests } from './guests.table.ts';
import type { Visible } from './portfolios.queries.ts';
import { portfolioEvents, portfolios } from './portfolios.table.ts';

export const EVENTS_CHANNEL = 'portfolio_events';

export type NewEvent = {
  portfolio_uid: string;
  kind: EventKind;
  document_type?: DocumentType | null;
  /** Null when the service did it by itself. */
  actor: Doer | null;
  detail?: Record<string, string | null>;
};

/** Taking the number locks the dossier until the transaction ends: events are seen in their order. */
export async function recordEvent(tx: Tx, event: NewEvent, now: Date): Promise<number> {
  const { portfolio_uid, kind, document_type = null, actor, detail = {} } = event;
  const [taken] = await tx
    .update(portfolios)
    .set({ event_number: sql`${portfolios.event_number} + 1`, last_activity_at: now })
    .where(eq(portfolios.uid, portfolio_uid))
    .returning({ number: portfolios.event_number });
  if (!taken) throw new Error('an event needs a dossier');
  await tx.insert(portfolioEvents).values({
    portfolio_uid,
    number: taken.number,
    kind,
    document_type,
    actor_id: actor?.account_id ?? null,
    actor: actor && (await shownName(tx, actor)),
    detail,
    created_at: now,
  });
  const to = detail['to'] ?? null;
  const notice = JSON.stringify({ portfolio_uid, number: taken.number, kind, document_type, to });
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${notice})`);
  return taken.number;
}

const PAGE = 30;

/** Whoever never gave a name is told by what they are to the dossier. */
const ROLE_WORDS: Record<GuestRole, string> = {
  NOTAIRE: 'le notaire',
  ACQUEREUR: 'l’acquéreur',
  AGENT: 'l’agent',
  VENDEUR: 'le vendeur',
};

type EventAuthor = {
  actor: string | null;
  actor_id: string | null;
  names: { first_name: string | null; last_name: string | null } | null;
  role: GuestRole | null;
};

/** The name of the day; or the one they have given since; or their part in the dossier. */
function calledNow({ actor, actor_id, names, role }: EventAuthor, owner_id: string): string | null {
  if (actor === null || !isNoName(actor)) return actor;
  if (names !== null) {
    const name = fullName(names);
    if (name !== null) return name;
  }
  if (actor_id === owner_id) return UNNAMED_HOLDER;
  return role === null ? UNNAMED : ROLE_WORDS[role];
}

/** Newest first. A page may be shorter than another: what somebody may not see is left out of it. */
export async function listEvents(
  tx: Tx,
  { portfolio, relation }: Visible,
  reader_id: string,
  before: number | undefined,
): Promise<{ events: PortfolioEvent[]; next: number | null }> {
  const rows = await tx
    .select({
      ...getTableColumns(portfolioEvents),
      names: {
        first_name: accountInformation.first_name,
        last_name: accountInformation.last_name,
      },
      role: portfolioGuests.role,
    })
    .from(portfolioEvents)
    .leftJoin(accountInformation, eq(accountInformation.account_id, portfolioEvents.actor_id))
    .leftJoin(
      portfolioGuests,
      and(
        eq(portfolioGuests.portfolio_uid, portfolioEvents.portfolio_uid),
        eq(portfolioGuests.account_id, portfolioEvents.actor_id),
      ),
    )
    .where(
      and(
        eq(portfolioEvents.portfolio_uid, portfolio.uid),
        before === undefined ? undefined : lt(portfolioEvents.number, before),
      ),
    )
    .orderBy(desc(portfolioEvents.number))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  // A guest knows who manages the dossier, not who else was invited; but whoever takes a file out is
  // named to everybody.
  const knows = ({ kind, actor_id: id }: { kind: EventKind; actor_id: string | null }) =>
    kind === 'FILE_REMOVED' ||
    seesPeople(relation) ||
    id === null ||
    id === reader_id ||
    id === portfolio.owner_id;
  return {
    next: rows.length > PAGE ? (page.at(-1)?.number ?? null) : null,
    events: page
      .filter((row) => seesEvent(relation, { ...row, to: row.detail['to'] ?? null }))
      .map((row) => ({
        ...row,
        actor: knows(row) ? calledNow(row, portfolio.owner_id) : UNNAMED,
        created_at: row.created_at.toISOString(),
      })),
  };
}

/** What somebody who knows everything up to `after` has missed: the newest ones, oldest first. */
export async function listMissedEvents(tx: Tx, uid: string, after: number, most: number) {
  const newest = await tx
    .select({
      number: portfolioEvents.number,
      kind: portfolioEvents.kind,
      document_type: portfolioEvents.document_type,
      to: sql<string | null>`${portfolioEvents.detail} ->> 'to'`,
    })
    .from(portfolioEvents)
    .where(and(eq(portfolioEvents.portfolio_uid, uid), gt(portfolioEvents.number, after)))
    .orderBy(desc(portfolioEvents.number))
    .limit(most);
  return newest.toReversed();
}
