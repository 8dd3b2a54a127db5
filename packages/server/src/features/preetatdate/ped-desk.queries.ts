// Pré-états datés that wait for the team: the most urgent first, each given to one person.
import type { WaitingPed } from '@quitus/api/desk.api';
import {
  estimatedMinutes,
  heldUntil,
  isHeldByOther,
  type LatelyDecided,
} from '@quitus/domain/control/waiting';
import { isLate, owesLateCredit, waitsAtDesk } from '@quitus/domain/preetatdate/order';
import { DAY_MS, MINUTE_MS } from '@quitus/domain/time/durations';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import { minutesBetween } from '../../db/instant.ts';
import type { Tx } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { notOwn } from '../portfolios/door.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { changePed, type LivePed, lockPed, type StoredPed } from './ped-orders.queries.ts';
import { pedOrders } from './preetatdate.table.ts';

const MOST_SHOWN = 200;
const LATELY_MS = 30 * DAY_MS;

type Asker = { account_id: string };

/** Few at any time, and in an index: which of them wait or are late is the domain's to say. */
const inCreation = eq(pedOrders.state, 'IN_CREATION');

/** Those that wait for the customer come last. Those whose printing failed are among them, for the team to see. */
export async function listPedQueue(tx: Tx, asker: Asker, now: Date): Promise<WaitingPed[]> {
  const rows = await tx
    .select({
      ped: pedOrders,
      portfolio_uid: portfolios.uid,
      main_address: portfolios.main_address,
      holder: accounts.email,
    })
    .from(pedOrders)
    .innerJoin(portfolios, eq(portfolios.uid, pedOrders.portfolio_uid))
    .leftJoin(accounts, eq(accounts.id, pedOrders.held_by_id))
    .where(and(inCreation, isNull(portfolios.archived_at), notOwn(asker)))
    .orderBy(isNotNull(pedOrders.question_asked_at), pedOrders.due_at, pedOrders.id);
  const waiting = rows
    .filter(({ ped }) => waitsAtDesk(ped) || ped.print_failed_at !== null)
    .slice(0, MOST_SHOWN);
  return waiting.map(({ ped, portfolio_uid, main_address, holder }) => ({
    order_id: ped.id,
    portfolio_uid,
    main_address,
    since: (ped.at_desk_since ?? ped.ordered_at).toISOString(),
    due_at: ped.question_asked_at === null ? (ped.due_at?.toISOString() ?? null) : null,
    late: isLate(ped, now),
    question_pending: ped.question_asked_at !== null,
    refused: ped.making === 'REFUSAL',
    held_by: isHeldByOther(ped, asker.account_id, now) ? holder : null,
    print_failed_at: ped.print_failed_at?.toISOString() ?? null,
  }));
}

/** Held by this person from now on; null when somebody else does, or when it no longer waits. */
export async function holdPed(tx: Tx, id: string, { account_id }: Asker, now: Date) {
  const ped = await lockPed(tx, id);
  if (!ped || !waitsAtDesk(ped) || isHeldByOther(ped, account_id, now)) return null;
  const held_since = ped.held_by_id === account_id ? ped.held_since : now;
  const held_until = heldUntil(now);
  const held = await changePed(tx, ped, { held_by_id: account_id, held_since, held_until });
  return { ...held, held_until };
}

export const releasePed = (tx: Tx, id: string, { account_id }: Asker) =>
  tx
    .update(pedOrders)
    .set({ held_by_id: null, held_since: null, held_until: null })
    .where(and(eq(pedOrders.id, id), eq(pedOrders.held_by_id, account_id)));

const listLately = (tx: Tx, now: Date): Promise<LatelyDecided[]> =>
  tx
    .select({
      waited_minutes: minutesBetween(pedOrders.desk_done_at, pedOrders.at_desk_since),
      handled_minutes: minutesBetween(
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

/** Waits for the team, and not for the customer. */
const isForTeam = (ped: StoredPed): boolean => waitsAtDesk(ped) && ped.question_asked_at === null;

/** The place in the queue and when it should be ready; null while nobody of the team is waited for. */
export async function placeInQueue(
  tx: Tx,
  ped: LivePed,
  now: Date,
): Promise<{ ahead: number; estimated_at: string } | null> {
  if (!isForTeam(ped) || !ped.due_at) return null;
  const sooner = await tx
    .select()
    .from(pedOrders)
    .where(and(inCreation, lt(pedOrders.due_at, ped.due_at)));
  const ahead = sooner.filter(isForTeam).length;
  const wait = estimatedMinutes(ahead, await listLately(tx, now)) * MINUTE_MS;
  const since = ped.at_desk_since?.getTime() ?? now.getTime();
  return { ahead, estimated_at: new Date(Math.max(now.getTime(), since + wait)).toISOString() };
}

/** Where the team sees them. */
export async function listLatePeds(tx: Tx, now: Date): Promise<StoredPed[]> {
  const made = await tx
    .select(getTableColumns(pedOrders))
    .from(pedOrders)
    .innerJoin(portfolios, eq(portfolios.uid, pedOrders.portfolio_uid))
    .where(and(inCreation, isNull(portfolios.archived_at)));
  return made.filter((ped) => owesLateCredit(ped, now));
}
