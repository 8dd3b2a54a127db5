// A visit ends, or is put off: its documents leave « en cours », its access goes, people are told.
import { parisHour } from '@quitus/domain/documents/calendar';
import {
  failureText,
  RETRY_MINUTES,
  ROBOT_ERRORS,
  type FailureDetail,
  type RobotErrorCode,
} from '@quitus/domain/robots/robot-error';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';
import { DAY_MS, MINUTE_MS } from '@quitus/domain/time/durations';
import { and, eq } from 'drizzle-orm';

import { findConnector } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { documentFiles } from '../documents/files.table.ts';
import { findStatuses, lockPortfolio, moveSlot, recordEvent } from '../portfolios/door.ts';
import { askControls } from '../reading/door.ts';
import { findAccessById, isKept, lendUntil, settleAccess } from './accesses.queries.ts';
import { listBroken, countKept } from './fetched.queries.ts';
import { countOutcome } from './hosts.queries.ts';
import { runRobotSpec, notifyOfRunSpec } from './robots-job-specs.ts';
import { changeRun, findWaitingAt, lockRun, type StoredRun, publishRun } from './runs.queries.ts';

export type RunEnd =
  | { state: 'DONE'; session: string }
  | { state: 'FAILED'; code: RobotErrorCode; facts: Omit<FailureDetail, 'portal'> };

type Ending = Pick<Deps, 'keys' | 'portals' | 'metrics'>;

/** What people read beside a document that the portal does not have. */
const ABSENT: Record<RobotScope, string> = {
  SYNDIC: 'Absent de l’espace en ligne du syndic.',
  TAX: 'Absent de votre espace impots.gouv.fr.',
};

/** Once: whoever else ends it finds it ended. */
export async function endRun(
  tx: Tx,
  deps: Ending,
  { id, portfolio_uid }: Pick<StoredRun, 'id' | 'portfolio_uid'>,
  end: RunEnd,
  now: Date,
): Promise<void> {
  await lockPortfolio(tx, portfolio_uid);
  const run = await lockRun(tx, id);
  if (!run || hasEnded(run.state)) return;
  const broken = await listBroken(tx, run.id);
  const kept = await countKept(tx, run.id);
  const code = end.state === 'FAILED' ? end.code : broken.length > 0 ? 'FILE_BROKEN' : null;
  const titles = broken.map(({ title }) => title);
  const failure =
    end.state === 'FAILED'
      ? { portal: run.portal, ...end.facts }
      : broken.length > 0
        ? { portal: run.portal, titles }
        : null;
  const state = end.state === 'FAILED' ? 'FAILED' : broken.length > 0 ? 'PARTIAL' : 'DONE';
  const over = { question: null, retry_at: null, ended_at: now };
  await changeRun(tx, run.id, { ...over, state, code, failure });
  await releaseSlots(tx, deps, run, end, broken, now);
  await askControls(tx, portfolio_uid);
  if (run.access_id !== null) {
    const session = end.state === 'DONE' ? end.session : null;
    const refused = end.state === 'FAILED' ? end.code : null;
    await settleAccess(tx, deps.keys.robots, run.access_id, { code: refused, session }, now);
  }
  const detail = { step: state, portal: run.portal, kept: String(kept) };
  await recordEvent(tx, { portfolio_uid, kind: 'ROBOT_MOVED', actor: null, detail }, now);
  await countOutcome(tx, run.host, end.state === 'FAILED' ? end.code : null, now);
  await enqueue(tx, notifyOfRunSpec, { run_id: run.id, question_id: null });
  await wakeNext(tx, run.host);
  await publishRun(tx, run);
  deps.metrics.visitEnded(run.connector_id, code ?? state);
}

type Broken = Awaited<ReturnType<typeof listBroken>>;

/** Nothing stays « en cours »; what arrived and is still looked at moves by itself. */
async function releaseSlots(
  tx: Tx,
  { portals }: Pick<Deps, 'portals'>,
  { portfolio_uid, connector_id, scope, portal }: StoredRun,
  end: RunEnd,
  broken: Broken,
  now: Date,
): Promise<void> {
  const statusOf = await findStatuses(tx, portfolio_uid);
  const produces = findConnector(portals, connector_id)?.manifest.produces ?? [];
  for (const document_type of produces) {
    if (statusOf(document_type) !== 'SCRAPING_PROCESSING') continue;
    const place = { portfolio_uid, document_type };
    if (await isArriving(tx, place)) continue;
    const titles = broken.filter((one) => one.document_type === document_type);
    if (titles.length > 0) {
      const note = failureText('FILE_BROKEN', { portal, titles: titles.map(({ title }) => title) });
      await moveSlot(tx, place, 'ROBOT_FAILED', { note, now });
    } else if (end.state === 'DONE')
      await moveSlot(tx, place, 'ROBOT_ENDED_WITHOUT', { note: ABSENT[scope], now });
    else if (ROBOT_ERRORS[end.code].ending === 'A_AJOUTER')
      await moveSlot(tx, place, 'ROBOT_ENDED_WITHOUT', { now });
    else {
      const note = failureText(end.code, { portal, ...end.facts });
      await moveSlot(tx, place, 'ROBOT_FAILED', { note, now });
    }
  }
}

type Place = { portfolio_uid: string; document_type: NonNullable<Broken[number]['document_type']> };

const isArriving = async (tx: Tx, { portfolio_uid, document_type }: Place): Promise<boolean> =>
  (await tx.$count(
    documentFiles,
    and(
      eq(documentFiles.portfolio_uid, portfolio_uid),
      eq(documentFiles.document_type, document_type),
      eq(documentFiles.state, 'CHECKING'),
      eq(documentFiles.origin, 'SCRAPED'),
    ),
  )) > 0;

/** A place is free at this portal. */
async function wakeNext(tx: Tx, host: string): Promise<void> {
  const next = await findWaitingAt(tx, host);
  if (next) await enqueue(tx, runRobotSpec, { run_id: next.id });
}

type Failed = Extract<RunEnd, { state: 'FAILED' }>;

/** By whoever made the visit, unless it was believed gone and another makes it now. */
export async function endVisit(
  tx: Tx,
  deps: Ending,
  { id, portfolio_uid, lease }: Pick<StoredRun, 'id' | 'portfolio_uid' | 'lease'>,
  end: RunEnd,
  now: Date,
): Promise<void> {
  await lockPortfolio(tx, portfolio_uid);
  const run = await lockRun(tx, id);
  if (!run || hasEnded(run.state) || run.lease !== lease) return;
  if (end.state === 'FAILED') await putOffOrEnd(tx, deps, run, end, now);
  else await endRun(tx, deps, run, end, now);
}

/** A portal that is down is tried again later; nobody is bothered, and nothing is kept beyond a day. */
async function putOffOrEnd(
  tx: Tx,
  deps: Ending,
  run: StoredRun,
  failed: Failed,
  now: Date,
): Promise<void> {
  const minutes = RETRY_MINUTES[run.postponed];
  // Shown once and not known to be right, a password is not shown again by itself: portals lock at the third.
  const retried =
    ROBOT_ERRORS[failed.code].retry === 'LATER' &&
    run.trigger !== 'REFRESH' &&
    run.credentials !== 'SENT';
  if (!retried || minutes === undefined) return endRun(tx, deps, run, failed, now);
  // Asked while the portal failed: they do not want it later either.
  if (run.cancel_asked_at !== null)
    return endRun(tx, deps, run, { state: 'FAILED', code: 'CANCELLED', facts: {} }, now);
  const retry_at = new Date(now.getTime() + minutes * MINUTE_MS);
  const put = await putOff(
    tx,
    run,
    { retry_at, now },
    {
      code: failed.code,
      failure: { portal: run.portal, ...failed.facts, at: parisHour(retry_at) },
      postponed: run.postponed + 1,
      trigger: 'RETRY',
    },
  );
  if (!put) return endRun(tx, deps, run, failed, now);
  await askControls(tx, run.portfolio_uid);
  await countOutcome(tx, run.host, failed.code, now);
  await wakeNext(tx, run.host);
}

/** False: a day has passed, or the access it needs is gone. The run is locked. */
export async function putOff(
  tx: Tx,
  run: StoredRun,
  { retry_at, now }: { retry_at: Date; now: Date },
  set: Partial<StoredRun>,
): Promise<boolean> {
  const access = run.access_id === null ? undefined : await findAccessById(tx, run.access_id);
  if (!access || retry_at.getTime() - run.created_at.getTime() > DAY_MS) return false;
  if (!isKept(access)) await lendUntil(tx, access, retry_at);
  await changeRun(tx, run.id, {
    ...set,
    state: 'PENDING',
    question: null,
    heartbeat_at: null,
    lease: null,
    retry_at,
  });
  const wait_seconds = Math.ceil((retry_at.getTime() - now.getTime()) / 1000);
  await enqueue(tx, runRobotSpec, { run_id: run.id }, { wait_seconds });
  await publishRun(tx, run);
  return true;
}
