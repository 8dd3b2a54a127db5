// An access that is taken away: on demand, with whoever lent it, with its term. The visit that waits for it
// does not go on waiting.
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';

import { signalRun } from '../../adapters/robots/run-channel.ts';
import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { isStillLent, removeAccess, type StoredAccess } from './accesses.queries.ts';
import { dropPastHolds } from './portal-accounts.queries.ts';
import { runRobotSpec } from './robots-job-specs.ts';
import { robotAccesses, robotRuns } from './robots.table.ts';
import { isUnderWay } from './runs.queries.ts';

const listIn = (tx: Tx, portfolio_uid: string): Promise<StoredAccess[]> =>
  tx.select().from(robotAccesses).where(eq(robotAccesses.portfolio_uid, portfolio_uid));

/** Of this kind of portal: those that `mine` lets go. The dossier is locked. */
export async function forgetAccesses(
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
  mine: (access: StoredAccess) => boolean,
  now: Date,
): Promise<void> {
  for (const access of await listIn(tx, portfolio_uid))
    if (access.scope === scope && mine(access)) await takeAway(tx, access, now);
}

/** After somebody left the dossier, or may do less in it: what they lent is gone with them. */
export async function forgetUnlent(tx: Tx, portfolio_uid: string, now: Date): Promise<void> {
  for (const access of await listIn(tx, portfolio_uid))
    if (!(await isStillLent(tx, access))) await takeAway(tx, access, now);
}

/** Whoever makes its visit stops; one that nobody makes is taken up once more, to be ended. */
async function takeAway(tx: Tx, { id }: StoredAccess, now: Date): Promise<void> {
  await stopRuns(tx, and(eq(robotRuns.access_id, id), isUnderWay), now);
  await removeAccess(tx, id);
}

async function stopRuns(tx: Tx, which: ReturnType<typeof and>, now: Date): Promise<void> {
  const runs = await tx
    .update(robotRuns)
    .set({ cancel_asked_at: now })
    .where(which)
    .returning({ run_id: robotRuns.id, state: robotRuns.state });
  for (const { run_id, state } of runs)
    if (state === 'PENDING') await enqueue(tx, runRobotSpec, { run_id });
    else await signalRun(tx, { run_id, stop: true });
}

/** What nobody needs any more, or whose giver has left; told how many. */
export async function sweepAccesses(tx: Tx, now: Date): Promise<number> {
  await dropPastHolds(tx, now);
  const over = await tx
    .delete(robotAccesses)
    .where(lt(robotAccesses.expires_at, now))
    .returning({ id: robotAccesses.id });
  let gone = over.length;
  for (const access of await tx.select().from(robotAccesses))
    if (!(await isStillLent(tx, access))) {
      await lockPortfolio(tx, access.portfolio_uid);
      await takeAway(tx, access, now);
      gone += 1;
    }
  // Put off, and the account of whoever lent it is deleted: their access went with it.
  const orphaned = and(
    eq(robotRuns.state, 'PENDING'),
    isNotNull(robotRuns.retry_at),
    isNull(robotRuns.access_id),
    isNull(robotRuns.cancel_asked_at),
  );
  await stopRuns(tx, orphaned, now);
  return gone;
}
