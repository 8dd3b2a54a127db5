// Papers that the team gets for a dossier: found, moved on, told.
import type { Mission } from '@quitus/api/missions.api';
import {
  canMissionBecome,
  LIVE_MISSION_STATES,
  missionCancelRefusal,
  type MissionState,
} from '@quitus/domain/missions/mission';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { recordEvent } from '../portfolios/door.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { missions } from './missions.table.ts';

export type StoredMission = typeof missions.$inferSelect;

export const missionView = (mission: StoredMission): Mission => ({
  ...mission,
  cancellable: missionCancelRefusal(mission.state) === null,
  requested_at: mission.requested_at.toISOString(),
  paid_at: mission.paid_at?.toISOString() ?? null,
  answered_at: mission.answered_at?.toISOString() ?? null,
  delivered_at: mission.delivered_at?.toISOString() ?? null,
  ended_at: mission.ended_at?.toISOString() ?? null,
});

/** The newest first. */
export const listMissions = (tx: Tx, portfolio_uid: string): Promise<StoredMission[]> =>
  tx
    .select()
    .from(missions)
    .where(eq(missions.portfolio_uid, portfolio_uid))
    .orderBy(desc(missions.requested_at), desc(missions.id));

export async function findLiveMission(
  tx: Tx,
  { portfolio_uid, kind }: Pick<StoredMission, 'portfolio_uid' | 'kind'>,
): Promise<StoredMission | undefined> {
  const [live] = await tx
    .select()
    .from(missions)
    .where(
      and(
        eq(missions.portfolio_uid, portfolio_uid),
        eq(missions.kind, kind),
        inArray(missions.state, [...LIVE_MISSION_STATES]),
      ),
    );
  return live;
}

export async function findMission(tx: Tx, id: string): Promise<StoredMission | undefined> {
  const [mission] = await tx.select().from(missions).where(eq(missions.id, id));
  return mission;
}

export async function lockMission(tx: Tx, id: string): Promise<StoredMission | undefined> {
  const [mission] = await tx.select().from(missions).where(eq(missions.id, id)).for('update');
  return mission;
}

export async function lockMissionOfPayment(
  tx: Tx,
  payment_order_id: string,
): Promise<StoredMission | undefined> {
  const [mission] = await tx
    .select()
    .from(missions)
    .where(eq(missions.payment_order_id, payment_order_id))
    .for('update');
  return mission;
}

export async function addMission(
  tx: Tx,
  mission: typeof missions.$inferInsert,
  actor: Doer,
): Promise<StoredMission> {
  const [made] = await tx.insert(missions).values(mission).returning();
  if (!made) throw new Error('no mission was written');
  await recordMissionEvent(tx, made, actor, made.requested_at);
  return made;
}

type Change = Partial<Omit<StoredMission, 'id' | 'portfolio_uid' | 'state'>>;

export async function describeMission(tx: Tx, id: string, note: string): Promise<void> {
  await tx.update(missions).set({ note }).where(eq(missions.id, id));
}

/** The only writer of a mission's state; null when it may not become that. */
export async function moveMission(
  tx: Tx,
  mission: StoredMission,
  state: MissionState,
  change: Change,
  actor: Doer | null,
  now: Date,
): Promise<StoredMission | null> {
  if (!canMissionBecome(mission.state, state)) return null;
  await tx
    .update(missions)
    .set({ ...change, state })
    .where(eq(missions.id, mission.id));
  const moved = { ...mission, ...change, state };
  await recordMissionEvent(tx, moved, actor, now);
  return moved;
}

const recordMissionEvent = (
  tx: Tx,
  { portfolio_uid, kind: document_type, state }: StoredMission,
  actor: Doer | null,
  now: Date,
) =>
  recordEvent(
    tx,
    { portfolio_uid, kind: 'MISSION_MOVED', document_type, actor, detail: { state } },
    now,
  );

/** Paid and not delivered yet: those nobody answered first, then the oldest. */
export const listMissionQueue = (tx: Tx) =>
  tx
    .select({
      mission: missions,
      main_address: portfolios.main_address,
      status: portfolioDocuments.status,
    })
    .from(missions)
    .innerJoin(portfolios, eq(portfolios.uid, missions.portfolio_uid))
    .leftJoin(
      portfolioDocuments,
      and(
        eq(portfolioDocuments.portfolio_uid, missions.portfolio_uid),
        eq(portfolioDocuments.document_type, missions.kind),
      ),
    )
    .where(inArray(missions.state, ['PAID', 'ACCEPTED']))
    .orderBy(desc(eq(missions.state, 'PAID')), missions.paid_at, missions.id)
    .limit(200);
