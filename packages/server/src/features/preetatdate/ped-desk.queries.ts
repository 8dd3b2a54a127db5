// Pré-états datés that wait for the team: the most urgent first, each given to one person.
import type { WaitingPed } from '@quitus/api/desk.api';
import { estimatedMinutes, type LatelyDecided } from '@quitus/domain/control/waiting';
import { isLate } from '@quitus/domain/preetatdate/order';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import type { LivePed } from './ped-orders.queries.ts';
import { pedOrders } from './preetatdate.table.ts';

const MOST_SHOWN = 200;
/** As for documents: a page left open keeps nothing from the others for longer. */
const HOLD_MS = 10 * 60 * 1000;
const LATELY_MS = 30 * DAY_MS;

type Asker = { account_id: string };

const atDesk = and(
  eq(pedOrders.state, 'IN_CREATION'),
  isNotNull(pedOrders.at_desk_since),
  isNull(pedOrders.desk_done_at),
);

/** Nobody judges what they or their own organisation run. */
const notOwn = ({ account_id }: Asker) =>
  and(
    ne(portfolios.owner_id, account_id),
    sql`${portfolios.organization_id} <> (select organization_id from accounts where id = ${account_id})`,
  );

const heldByOther = ({ account_id }: Asker, now: Date) =>
  and(ne(pedOrders.held_by_id, account_id), gt(pedOrders.held_until, now));

/** Those that wait for the customer come last. */
export async function listPedQueue(tx: Tx, asker: Asker, now: Date): Promise<WaitingPed[]> {
  const rows = await tx
    .select({
      ped: pedOrders,
      portfolio_uid: portfolios.uid,
      main_address: portfolios.main_address,
      held_by: sql<string | null>`case when ${heldByOther(asker, now)} then ${accounts.email} end`,
    })
    .from(pedOrders)
    .innerJoin(portfolios, eq(portfolios.uid, pedOrders.portfolio_uid))
    .leftJoin(accounts, eq(accounts.id, pedOrders.held_by_id))
    .where(and(atDesk, isNull(portfolios.archived_at), notOwn(asker)))
    .orderBy(isNotNull(pedOrders.question_asked_at), pedOrders.due_at, pedOrders.id)
    .limit(MOST_SHOWN);
  return rows.map(({ ped, portfolio_uid, main_address, held_by }) => ({
    order_id: ped.id,
    portfolio_uid,
    main_address,
    since: (ped.at_desk_since ?? ped.ordered_at).toISOString(),
    due_at: ped.question_asked_at === null ? (ped.due_at?.toISOString() ?? null) : null,
    late: isLate(ped, now),
    question_pending: ped.question_asked_at !== null,
    refused: ped.making === 'REFUSAL',
    held_by,
  }));
}

/** Until when this person holds it; null when somebody else does, or when it no longer waits. */
export async function holdPed(
  tx: Tx,
  id: string,
  { account_id }: Asker,
  now: Date,
): Promise<Date | null> {
  const held_until = new Date(now.getTime() + HOLD_MS);
  const mine = eq(pedOrders.held_by_id, account_id);
  const [held] = await tx
    .update(pedOrders)
    .set({
      held_by_id: account_id,
      held_since: sql`case when ${mine} then ${pedOrders.held_since} else ${now.toISOString()}::timestamptz end`,
      held_until,
    })
    .where(
      and(
        eq(pedOrders.id, id),
        atDesk,
        or(
          isNull(pedOrders.held_until),
          mine,
          sql`${pedOrders.held_until} <= ${now.toISOString()}`,
        ),
      ),
    )
    .returning({ held_until: pedOrders.held_until });
  return held?.held_until ?? null;
}

export const releasePed = (tx: Tx, id: string, { account_id }: Asker) =>
  tx
    .update(pedOrders)
    .set({ held_by_id: null, held_since: null, held_until: null })
    .where(and(eq(pedOrders.id, id), eq(pedOrders.held_by_id, account_id)));

const minutes = (later: unknown, earlier: unknown) =>
  sql<number>`extract(epoch from ${later} - ${earlier})::float8 / 60`;

const listLately = (tx: Tx, now: Date): Promise<LatelyDecided[]> =>
  tx
    .select({
      waited_minutes: minutes(pedOrders.desk_done_at, pedOrders.at_desk_since),
      handled_minutes: minutes(
        pedOrders.desk_done_at,
        sql`coalesce(${pedOrders.held_since}, ${pedOrders.at_desk_since})`,
      ),
    })
    .from(pedOrders)
    .where(gt(pedOrders.desk_done_at, new Date(now.getTime() - LATELY_MS)))
    .orderBy(desc(pedOrders.desk_done_at))
    .limit(100);

/** What the desk ordinarily takes, by what really happened there. */
export const deskMinutes = async (tx: Tx, now: Date): Promise<number> =>
  estimatedMinutes(0, await listLately(tx, now));

/** The place in the queue and when it should be ready; null while nobody of the team is waited for. */
export async function placeInQueue(
  tx: Tx,
  ped: LivePed,
  now: Date,
): Promise<{ ahead: number; estimated_at: string } | null> {
  const waits = ped.at_desk_since !== null && ped.desk_done_at === null;
  if (ped.state !== 'IN_CREATION' || !waits || !ped.due_at || ped.question_asked_at) return null;
  const [counted] = await tx
    .select({ ahead: count() })
    .from(pedOrders)
    .where(and(atDesk, isNull(pedOrders.question_asked_at), lt(pedOrders.due_at, ped.due_at)));
  const ahead = counted?.ahead ?? 0;
  const wait = estimatedMinutes(ahead, await listLately(tx, now)) * 60_000;
  const since = ped.at_desk_since?.getTime() ?? now.getTime();
  return { ahead, estimated_at: new Date(Math.max(now.getTime(), since + wait)).toISOString() };
}

/** In creation past their due time, where the team sees them, and not yet credited. */
export const listLatePeds = (tx: Tx, now: Date) =>
  tx
    .select({ id: pedOrders.id, payment_order_id: pedOrders.payment_order_id })
    .from(pedOrders)
    .innerJoin(portfolios, eq(portfolios.uid, pedOrders.portfolio_uid))
    .where(
      and(
        isNull(portfolios.archived_at),
        eq(pedOrders.state, 'IN_CREATION'),
        eq(pedOrders.making, 'ORDER'),
        isNull(pedOrders.late_credited_at),
        isNull(pedOrders.question_asked_at),
        lt(pedOrders.due_at, now),
      ),
    );
