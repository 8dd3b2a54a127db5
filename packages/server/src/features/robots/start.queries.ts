// A visit begins: its row, its access, the documents it is to bring, its job; all of it or nothing.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { fail } from '@quitus/api/errors';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import type { RobotScope, RunTrigger } from '@quitus/domain/robots/run-state';
import { parseCredentials } from '@quitus/robots/typed-access';

import { sampleAt } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Doer } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { shownName } from '../accounts/door.ts';
import { findSlots, moveSlot, type PortfolioHead, recordEvent } from '../portfolios/door.ts';
import {
  accessRefusal,
  findAccessById,
  findKeptAccess,
  giveAccess,
  isKept,
  isOfAnother,
  lendForVisit,
  openAccess,
  type StoredAccess,
} from './accesses.queries.ts';
import type { Destination } from './destination.ts';
import { endRun } from './end.queries.ts';
import { accountMark, countStart, countTry, isHeld } from './portal-accounts.queries.ts';
import { runRobotSpec } from './robots-job-specs.ts';
import { robotRuns } from './robots.table.ts';
import { findUnderWay, type StoredRun, publishRun } from './runs.queries.ts';

export type StartOrder = {
  portfolio: PortfolioHead;
  scope: RobotScope;
  destination: Destination;
  /** Null: with the kept access. */
  credentials: Record<string, string> | null;
  keeps_password: boolean;
  keeps_session: boolean;
  mandate_version: string;
  trigger: RunTrigger;
  /** Null when the service does it by itself. */
  actor: Doer | null;
};

type Starting = Pick<Deps, 'keys' | 'portals' | 'metrics'>;

/** One at a time for each dossier and kind of portal: asked twice, it is the same. The dossier is locked. */
export async function startRun(
  tx: Tx,
  deps: Starting,
  order: StartOrder,
  now: Date,
): Promise<string> {
  const { portfolio, scope, destination, trigger, actor } = order;
  const { connector, host, portal } = destination;
  const { manifest } = connector;
  if (portfolio.portfolio_type === 'PENDING_PAYMENT_PORTFOLIO') return fail('PORTFOLIO_UNPAID');
  if (trigger === 'PERSON' && order.mandate_version !== MANDATE_VERSION)
    return fail('MANDATE_CHANGED');
  const running = await findUnderWay(tx, portfolio.uid, scope);
  if (running) {
    const kept = await findKeptAccess(tx, portfolio.uid, scope);
    const access = running.access_id ? await findAccessById(tx, running.access_id) : undefined;
    if (await isSame(deps, order, kept, running, access)) return running.id;
    await makeWay(tx, deps, order, running, access, now);
  }
  if (actor) await countStart(tx, deps.keys.pseudonym, actor.account_id, now);
  const access_id = await accessFor(tx, deps, order, now);
  const id = randomUUID();
  await tx.insert(robotRuns).values({
    id,
    portfolio_uid: portfolio.uid,
    scope,
    connector_id: manifest.id,
    connector_version: manifest.version,
    syndic_id: destination.syndic?.id ?? null,
    host,
    tenant: tenantText(destination),
    portal,
    access_id,
    trigger,
    state: 'PENDING',
    mandate_version: order.mandate_version,
    started_by_id: actor?.account_id ?? null,
    started_by: actor && (await shownName(tx, actor)),
    created_at: now,
  });
  await takeSlots(tx, order, now);
  const detail = { step: 'STARTED', portal, kept: null };
  await recordEvent(tx, { portfolio_uid: portfolio.uid, kind: 'ROBOT_MOVED', actor, detail }, now);
  await enqueue(tx, runRobotSpec, { run_id: id });
  await publishRun(tx, { id, portfolio_uid: portfolio.uid });
  return id;
}

const tenantText = ({ tenant }: Destination): string => JSON.stringify(tenant);

/** What the form asks, and nothing else that was sent. */
const askedFields = ({ connector }: Destination, typed: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(connector.manifest.fields).map((name) => [name, typed[name] ?? '']),
  );

/** Beside what somebody else keeps, an access serves for one visit. */
function keepsOf({ scope, actor, ...order }: StartOrder, kept: StoredAccess | undefined) {
  const may = !isOfAnother(kept, actor?.account_id ?? null);
  return {
    // Of the tax office, the browser it recognises is kept, never the password.
    keeps_password: may && scope === 'SYNDIC' && order.keeps_password,
    keeps_session: may && order.keeps_session,
  };
}

/** Asked twice: by the same person, for the same portal, with the same access. */
async function isSame(
  { keys }: Starting,
  order: StartOrder,
  kept: StoredAccess | undefined,
  running: StoredRun,
  access: StoredAccess | undefined,
): Promise<boolean> {
  const { destination, credentials, actor } = order;
  const there =
    running.connector_id === destination.connector.manifest.id &&
    running.tenant === tenantText(destination);
  if (!there || running.cancel_asked_at !== null) return false;
  if (!access || access.given_by_id !== (actor?.account_id ?? null)) return false;
  if (credentials === null) return isKept(access);
  const { keeps_password, keeps_session } = access;
  const opened = await openAccess(keys.robots, access);
  return isDeepStrictEqual(
    [opened.credentials, { keeps_password, keeps_session }],
    [askedFields(destination, credentials), keepsOf(order, kept)],
  );
}

/** What is typed anew replaces what waits with the former access; a visit that is being made goes on. */
async function makeWay(
  tx: Tx,
  deps: Starting,
  { actor }: StartOrder,
  running: StoredRun,
  access: StoredAccess | undefined,
  now: Date,
): Promise<void> {
  const theirs = access !== undefined && access.given_by_id !== actor?.account_id;
  if (running.state !== 'PENDING' || theirs || !actor) return fail('ROBOT_UNDER_WAY');
  await endRun(tx, deps, running, { state: 'FAILED', code: 'CANCELLED', facts: {} }, now);
}

async function accessFor(
  tx: Tx,
  { keys, portals }: Starting,
  order: StartOrder,
  now: Date,
): Promise<string> {
  const { portfolio, scope, destination, credentials, actor } = order;
  const { manifest } = destination.connector;
  const kept = await findKeptAccess(tx, portfolio.uid, scope);
  if (credentials === null || !actor) {
    if (actor && isOfAnother(kept, actor.account_id)) return fail('ROBOT_ACCESS_OF_ANOTHER');
    const refusal = await accessRefusal(tx, kept, manifest.id, now);
    if (refusal || !kept) return fail(refusal ?? 'ROBOT_ACCESS_NEEDED');
    await lendForVisit(tx, kept, now);
    return kept.id;
  }
  if (parseCredentials(manifest.fields, credentials).wrong)
    return fail(scope === 'TAX' ? 'INVALID_TAX_NUMBER' : 'INVALID_PORTAL_FIELD');
  const typed = askedFields(destination, credentials);
  const account_mark = accountMark(keys.pseudonym, destination, typed);
  if (await isHeld(tx, account_mark, now)) return fail('ROBOT_ACCESS_HELD');
  // In the demonstration everybody types the same.
  if (!isDeepStrictEqual(sampleAt(portals, destination.host)?.credentials, typed))
    await countTry(tx, account_mark, now);
  const id = randomUUID();
  await giveAccess(
    tx,
    keys.robots,
    {
      id,
      portfolio_uid: portfolio.uid,
      scope,
      connector_id: manifest.id,
      syndic_id: destination.syndic?.id ?? null,
      tenant: destination.tenant,
      account_mark,
      ...keepsOf(order, kept),
      given_by_id: actor.account_id,
      created_at: now,
    },
    typed,
    now,
  );
  return id;
}

/** What is empty, or failed before: never what somebody brought, nor what was put aside. */
async function takeSlots(tx: Tx, { portfolio, destination, actor }: StartOrder, now: Date) {
  const slots = (await findSlots(tx, [portfolio])).get(portfolio.uid) ?? [];
  for (const { document_type, waived_at, file_count } of slots) {
    const brings = destination.connector.manifest.produces.includes(document_type);
    if (!brings || waived_at !== null || file_count > 0) continue;
    const place = { portfolio_uid: portfolio.uid, document_type };
    await moveSlot(tx, place, 'ROBOT_STARTED', { actor, now });
  }
}
