// Ordered pré-états datés: found, locked, changed, and what happened to them step by step.
import { UNDER_WAY } from '@quitus/domain/preetatdate/order';
import { isBetweenThem, type PedStep } from '@quitus/domain/preetatdate/timeline';
import { desc, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { recordEvent } from '../portfolios/door.ts';
import { pedOrders, pedSteps } from './preetatdate.table.ts';

export type StoredPed = typeof pedOrders.$inferSelect;
/** In a dossier that is still there. */
export type LivePed = StoredPed & { portfolio_uid: string };

const isLive = (ped: StoredPed | undefined): ped is LivePed =>
  ped !== undefined && ped.portfolio_uid !== null;

/** The one under way; else the last that was delivered, given back or abandoned. */
export async function findLastPed(tx: Tx, portfolio_uid: string): Promise<LivePed | null> {
  const [last] = await tx
    .select()
    .from(pedOrders)
    .where(eq(pedOrders.portfolio_uid, portfolio_uid))
    .orderBy(desc(inArray(pedOrders.state, [...UNDER_WAY])), desc(pedOrders.ordered_at))
    .limit(1);
  return isLive(last) ? last : null;
}

/** Kept from changing until the transaction ends; the dossier is locked before it. */
export async function lockPed(tx: Tx, id: string): Promise<LivePed | null> {
  const [ped] = await tx.select().from(pedOrders).where(eq(pedOrders.id, id)).for('update');
  return isLive(ped) ? ped : null;
}

export async function findPed(tx: Tx, id: string): Promise<LivePed | null> {
  const [ped] = await tx.select().from(pedOrders).where(eq(pedOrders.id, id));
  return isLive(ped) ? ped : null;
}

export async function findPedOfPayment(tx: Tx, payment_order_id: string): Promise<LivePed | null> {
  const [ped] = await tx
    .select()
    .from(pedOrders)
    .where(eq(pedOrders.payment_order_id, payment_order_id))
    .for('update');
  return isLive(ped) ? ped : null;
}

export async function addPed(tx: Tx, ped: typeof pedOrders.$inferInsert): Promise<LivePed> {
  const [made] = await tx.insert(pedOrders).values(ped).returning();
  if (!isLive(made)) throw new Error('an order needs a dossier');
  return made;
}

export type PedChange = Partial<Omit<StoredPed, 'id' | 'portfolio_uid'>>;

export async function changePed(tx: Tx, ped: LivePed, change: PedChange): Promise<LivePed> {
  await tx.update(pedOrders).set(change).where(eq(pedOrders.id, ped.id));
  return { ...ped, ...change };
}

type StepDetail = {
  /** What people read with it. */
  detail?: string | null;
  actor?: Doer | null;
};

/** In the order's own history, and to everybody who follows the dossier. */
export async function recordStep(
  tx: Tx,
  { id, portfolio_uid }: LivePed,
  step: PedStep,
  { detail = null, actor = null }: StepDetail,
  at: Date,
): Promise<void> {
  const rank = sql`(select count(*) + 1 from ped_steps where order_id = ${id})`;
  await tx.insert(pedSteps).values({ order_id: id, rank, step, detail, at });
  const event = { portfolio_uid, kind: 'STATEMENT_MOVED', document_type: 'PRE_ETAT_DATE' } as const;
  // What the team and the customer write to each other is theirs: every guest hears of events.
  const about = isBetweenThem(step) ? null : detail;
  await recordEvent(tx, { ...event, actor, detail: { step, about } }, at);
}

/** Of every order of the dossier, the oldest first. */
export const listSteps = (tx: Tx, portfolio_uid: string) =>
  tx
    .select({ step: pedSteps.step, at: pedSteps.at, detail: pedSteps.detail })
    .from(pedSteps)
    .innerJoin(pedOrders, eq(pedOrders.id, pedSteps.order_id))
    .where(eq(pedOrders.portfolio_uid, portfolio_uid))
    .orderBy(pedSteps.at, pedOrders.ordered_at, pedSteps.rank);
