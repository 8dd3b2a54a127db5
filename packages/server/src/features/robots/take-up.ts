// Whether a visit may be made now: by nobody else, with an access that may be used, at a portal that has room.
import { randomUUID } from 'node:crypto';

import { parisHour } from '@quitus/domain/documents/calendar';
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { hasEnded, isActive } from '@quitus/domain/robots/run-state';
import { DAY_MS, SECOND_MS } from '@quitus/domain/time/durations';

import { findConnector } from '../../adapters/robots/portals.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { commandOrigin } from '../../audit/origin.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { lockPortfolio, type PortfolioHead } from '../portfolios/door.ts';
import {
  findAccessById,
  isKept,
  isStillLent,
  lendForVisit,
  lendUntil,
  removeAccess,
  type StoredAccess,
} from './accesses.queries.ts';
import { type Destination, destinationOf } from './destination.ts';
import { endRun, putOff } from './end.queries.ts';
import { countVisits, lockHost } from './hosts.queries.ts';
import { mayVisit } from './portal-state.queries.ts';
import { runRobotSpec } from './robots-job-specs.ts';
import {
  addStep,
  changeRun,
  findRun,
  findWaitingAt,
  lockRun,
  type StoredRun,
  publishRun,
} from './runs.queries.ts';

export type Taken = {
  run: StoredRun;
  access: StoredAccess;
  destination: Destination;
  portfolio: PortfolioHead;
};

const BROKEN_MS = 30 * 60 * SECOND_MS;
/** Each may show the password: what fails on our side so often is given up. */
const MOST_BEGINNINGS = 3;

/** Null: not now, or no more; whatever is needed for that is written. */
export async function takeUp(tx: Tx, deps: Deps, run_id: string): Promise<Taken | null> {
  const known = await findRun(tx, run_id);
  if (!known) return null;
  const now = deps.now();
  const timing = deps.timing.visits;
  const portfolio = await lockPortfolio(tx, known.portfolio_uid);
  const run = await lockRun(tx, run_id);
  if (!run || !portfolio || hasEnded(run.state)) return null;
  const end = async (code: RobotErrorCode) => {
    await endRun(tx, deps, run, { state: 'FAILED', code, facts: {} }, now);
    return null;
  };
  if (isActive(run.state)) {
    if (run.heartbeat_at && now.getTime() - run.heartbeat_at.getTime() < timing.lease_ms) {
      const wait_seconds = timing.lease_retry_ms / SECOND_MS;
      await enqueue(tx, runRobotSpec, { run_id }, { wait_seconds });
      return null;
    }
    if (run.cancel_asked_at === null && !mayBeginAnew(run)) return end('INTERRUPTED');
  }
  if (run.cancel_asked_at !== null || portfolio.archived_at !== null) return end('CANCELLED');
  if (isGivenUp(run, now)) return end(run.code ?? 'INTERRUPTED');
  if (run.state === 'PENDING' && run.retry_at !== null && run.retry_at > now) {
    // The queue has another clock.
    await enqueue(tx, runRobotSpec, { run_id }, { wait_seconds: secondsUntil(run.retry_at, now) });
    return null;
  }
  const connector = findConnector(deps.portals, run.connector_id);
  const access = run.access_id === null ? undefined : await findAccessById(tx, run.access_id);
  if (!access || access.expires_at <= now) return end(run.code ?? 'INTERRUPTED');
  const destination = connector && destinationOf(deps.portals, connector, access.tenant, null);
  if (!destination) return end('UNSUPPORTED');
  if (!(await isStillLent(tx, access))) {
    await removeAccess(tx, access.id);
    return end('CANCELLED');
  }
  const living = new Date(now.getTime() - timing.lease_ms);
  const wait = await whyWait(tx, run, destination, { now, living });
  if (wait === 'TURN') {
    await waitTurn(tx, run, access, now);
    const wait_seconds = timing.turn_retry_ms / SECOND_MS;
    await enqueue(tx, runRobotSpec, { run_id }, { wait_seconds });
    return null;
  }
  if (wait !== null) return (await waitUntil(tx, run, wait, now)) ? null : end('PORTAL_DOWN');
  const lease = randomUUID();
  await changeRun(tx, run.id, {
    state: 'LOGGING_IN',
    lease,
    begun: run.begun + 1,
    started_at: run.started_at ?? now,
    heartbeat_at: now,
    retry_at: null,
    question: null,
    code: null,
    failure: null,
    done: 0,
    total: 0,
  });
  await lendForVisit(tx, access, now);
  await recordUse(tx, deps, run, access, now);
  await publishRun(tx, run);
  return { run: { ...run, lease }, access, destination, portfolio };
}

/**
 * Of a worker that is gone: only where the password is known to be right, or was not shown. It may have been
 * refused at the very moment, and is not shown a second time.
 */
const mayBeginAnew = ({ credentials, question }: StoredRun): boolean =>
  credentials !== 'SENT' || question?.kind === 'CODE';

/** Put off by its portal, it begins again by right. */
const isGivenUp = ({ begun, postponed, created_at }: StoredRun, now: Date): boolean =>
  begun >= MOST_BEGINNINGS + postponed || now.getTime() - created_at.getTime() > DAY_MS;

const secondsUntil = (then: Date, now: Date): number =>
  Math.ceil((then.getTime() - now.getTime()) / SECOND_MS);

/**
 * Until when, or for its turn; null: the portal works, and has a place. `living`: visits that showed a heartbeat
 * since then count.
 */
async function whyWait(
  tx: Tx,
  run: StoredRun,
  { host, connector, tenant }: Destination,
  { now, living }: { now: Date; living: Date },
): Promise<Date | 'TURN' | null> {
  const { manifest } = connector;
  const visit = { login_url: manifest.login_url(tenant), run_id: run.id };
  if (!(await mayVisit(tx, connector, visit, now))) return new Date(now.getTime() + BROKEN_MS);
  const { closed_until } = await lockHost(tx, host);
  if (closed_until && closed_until > now) return closed_until;
  const visits = await countVisits(tx, host, run.id, living);
  if (visits >= manifest.limits.sessions_per_host) return 'TURN';
  // Nobody looks at what is refreshed at night: it lets people go first.
  const next = run.trigger === 'REFRESH' ? await findWaitingAt(tx, host) : undefined;
  return next !== undefined && next.trigger !== 'REFRESH' ? 'TURN' : null;
}

/** However long that takes, what it needs to enter waits with it. */
async function waitTurn(tx: Tx, run: StoredRun, access: StoredAccess, now: Date): Promise<void> {
  if (!isKept(access)) await lendUntil(tx, access, now);
  const waits = { title: 'Votre tour arrive', detail: `${run.portal} est très demandé.` };
  if (run.steps.at(-1)?.title !== waits.title) {
    await addStep(tx, run, { ...waits, at: now.toISOString() });
    await publishRun(tx, run);
  }
}

/** Told to whoever watches; false: after a day of it. */
async function waitUntil(tx: Tx, run: StoredRun, retry_at: Date, now: Date): Promise<boolean> {
  const failure = { portal: run.portal, at: parisHour(retry_at) };
  return putOff(tx, run, { retry_at, now }, { code: 'PORTAL_DOWN', failure });
}

const recordUse = (tx: Tx, { keys }: Deps, run: StoredRun, access: StoredAccess, at: Date) =>
  recordAudit(
    tx,
    {
      kind: 'ROBOT_ACCESS_USED',
      actor: 'SERVICE',
      portfolio_uid: run.portfolio_uid,
      ...(access.given_by_id && { account_id: access.given_by_id }),
      detail: { about_id: run.id },
    },
    commandOrigin(keys.pseudonym, at),
  );
