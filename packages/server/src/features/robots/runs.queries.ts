// The rows of visits: found, locked, moved. What a visit does to the dossier is in start and end.
import {
  ACTIVE_RUN_STATES,
  ENDED_RUN_STATES,
  type RobotScope,
} from '@quitus/domain/robots/run-state';
import { and, desc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { EVENTS_CHANNEL } from '../portfolios/door.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { robotRuns, type StoredStep } from './robots.table.ts';

export type StoredRun = typeof robotRuns.$inferSelect;

export const isUnderWay = notInArray(robotRuns.state, [...ENDED_RUN_STATES]);

export async function findRun(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const [found] = await tx.select().from(robotRuns).where(eq(robotRuns.id, id));
  return found;
}

/** The dossier is locked before it, as everywhere. */
export async function lockRun(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const [found] = await tx.select().from(robotRuns).where(eq(robotRuns.id, id)).for('update');
  return found;
}

/** The one under way, or the last. */
export const findLastRun = (
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
): Promise<StoredRun | undefined> => findLast(tx, ofDossier(portfolio_uid, scope));

/** The last that was made with this access. */
export const findLastWith = (tx: Tx, access_id: string): Promise<StoredRun | undefined> =>
  findLast(tx, eq(robotRuns.access_id, access_id));

async function findLast(tx: Tx, wanted: SQL | undefined): Promise<StoredRun | undefined> {
  const [found] = await tx
    .select()
    .from(robotRuns)
    .where(wanted)
    .orderBy(desc(robotRuns.created_at), desc(robotRuns.id))
    .limit(1);
  return found;
}

const ofDossier = (portfolio_uid: string, scope: RobotScope) =>
  and(eq(robotRuns.portfolio_uid, portfolio_uid), eq(robotRuns.scope, scope));

export async function findUnderWay(
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
): Promise<StoredRun | undefined> {
  const [found] = await tx
    .select()
    .from(robotRuns)
    .where(and(ofDossier(portfolio_uid, scope), isUnderWay));
  return found;
}

export const changeRun = (tx: Tx, id: string, set: Partial<StoredRun>) =>
  tx.update(robotRuns).set(set).where(eq(robotRuns.id, id));

type Leased = Pick<StoredRun, 'id' | 'lease'>;

/** Whoever was believed gone, and followed by another, changes nothing any more. */
const isLeased = ({ id, lease }: Leased) =>
  and(eq(robotRuns.id, id), sql`${robotRuns.lease} is not distinct from ${lease}`);

/** While it is being made: an end that was written meanwhile stays. */
export const changeActiveRun = (tx: Tx, run: Leased, set: Partial<StoredRun>) =>
  tx
    .update(robotRuns)
    .set(set)
    .where(and(isLeased(run), inArray(robotRuns.state, [...ACTIVE_RUN_STATES])));

type Credentials = StoredRun['credentials'];

/** Only onwards: what was proven once stays so. */
export const noteCredentials = (tx: Tx, run: Leased, from: Credentials, credentials: Credentials) =>
  tx
    .update(robotRuns)
    .set({ credentials })
    .where(and(isLeased(run), eq(robotRuns.credentials, from)));

/** Said once, however often it happens in a row. */
export const addStep = (tx: Tx, run: Leased, step: StoredStep) =>
  tx
    .update(robotRuns)
    .set({ steps: sql`${robotRuns.steps} || ${JSON.stringify([step])}::jsonb` })
    .where(
      and(
        isLeased(run),
        isUnderWay,
        sql`${robotRuns.steps} -> -1 ->> 'title' is distinct from ${step.title}`,
      ),
    );

/** Whoever watches asks how it stands. */
export const publishRun = (
  tx: Tx,
  { id, portfolio_uid }: Pick<StoredRun, 'id' | 'portfolio_uid'>,
) =>
  tx.execute(
    sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify({ portfolio_uid, run_id: id })})`,
  );

/** Shows that somebody works on it, and learns whether they should stop. */
export async function beat(tx: Tx, run: Leased, now: Date): Promise<'GO_ON' | 'STOP'> {
  const [row] = await tx
    .update(robotRuns)
    .set({ heartbeat_at: now })
    .from(portfolios)
    .where(and(isLeased(run), eq(portfolios.uid, robotRuns.portfolio_uid), isUnderWay))
    .returning({
      asked: robotRuns.cancel_asked_at,
      access: robotRuns.access_id,
      archived: portfolios.archived_at,
    });
  const wanted = row?.asked === null && row.archived === null;
  // Forgotten, or its giver has left: it is not used any longer.
  return wanted && row.access !== null ? 'GO_ON' : 'STOP';
}

/** Somebody who may act looks at it: written seldom, however often they ask. */
export async function markWatched(tx: Tx, run: StoredRun, now: Date): Promise<void> {
  const lately = run.watched_at && now.getTime() - run.watched_at.getTime() < 2000;
  if (!lately) await changeRun(tx, run.id, { watched_at: now });
}

/** The oldest that waits for its turn there; people before what is refreshed by itself. */
export async function findWaitingAt(
  tx: Tx,
  host: string,
): Promise<Pick<StoredRun, 'id' | 'trigger'> | undefined> {
  const [next] = await tx
    .select({ id: robotRuns.id, trigger: robotRuns.trigger })
    .from(robotRuns)
    .where(
      and(eq(robotRuns.host, host), eq(robotRuns.state, 'PENDING'), isNull(robotRuns.retry_at)),
    )
    .orderBy(eq(robotRuns.trigger, 'REFRESH'), robotRuns.created_at)
    .limit(1);
  return next;
}

/** Nobody has shown to work on it for so long that its job may be lost. */
export const listForgotten = (tx: Tx, before: Date): Promise<{ id: string; created_at: Date }[]> =>
  tx
    .select({ id: robotRuns.id, created_at: robotRuns.created_at })
    .from(robotRuns)
    .where(
      and(
        isUnderWay,
        lt(robotRuns.created_at, before),
        or(isNull(robotRuns.heartbeat_at), lt(robotRuns.heartbeat_at, before)),
        or(isNull(robotRuns.retry_at), lt(robotRuns.retry_at, before)),
      ),
    );
