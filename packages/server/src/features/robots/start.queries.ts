// A visit begins: its row, its access, the documents it is to bring, its job; all of it or nothing.
import { randomUUID } from 'node:crypto';

import { fail } from '@quitus/api/errors';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import type { RobotScope, RunTrigger } from '@quitus/domain/robots/run-state';
import { parseCredentials } from '@quitus/robots/typed-access';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { recordEvent, shownName } from '../portfolios/events.queries.ts';
import type { PortfolioHead } from '../portfolios/portfolios.queries.ts';
import { findSlots, moveSlot } from '../portfolios/slots.queries.ts';
import { accessRefusal, findAccess, giveAccess, isHeld, lendForVisit } from './accesses.queries.ts';
import type { Destination } from './portals.queries.ts';
import { runRobotErrand } from './robots-errands.ts';
import { robotRuns } from './robots.table.ts';
import { findUnderWay, tellRun } from './runs.queries.ts';

type Doer = { account_id: string; email: string };

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

/** One at a time for each dossier and kind of portal: asked twice, it is the same. The dossier is locked. */
export async function startRun(
  tx: Tx,
  { keys }: Pick<Deps, 'keys'>,
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
  if (running) return running.connector_id === manifest.id ? running.id : fail('ROBOT_UNDER_WAY');
  const access_id = await accessFor(tx, keys.robots, order, now);
  const id = randomUUID();
  await tx.insert(robotRuns).values({
    id,
    portfolio_uid: portfolio.uid,
    scope,
    connector_id: manifest.id,
    connector_version: manifest.version,
    syndic_id: destination.syndic?.id ?? null,
    host,
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
  await enqueue(tx, runRobotErrand, { run_id: id });
  await tellRun(tx, { id, portfolio_uid: portfolio.uid });
  return id;
}

async function accessFor(
  tx: Tx,
  keys: Deps['keys']['robots'],
  order: StartOrder,
  now: Date,
): Promise<string> {
  const { portfolio, scope, destination, credentials, actor } = order;
  const { manifest } = destination.connector;
  const kept = await findAccess(tx, portfolio.uid, scope);
  if (credentials === null) {
    const refusal = accessRefusal(kept, manifest.id, now);
    if (refusal || !kept) return fail(refusal ?? 'ROBOT_ACCESS_NEEDED');
    await lendForVisit(tx, kept, now);
    return kept.id;
  }
  if (isHeld(kept, manifest.id, now)) return fail('ROBOT_ACCESS_HELD');
  if (parseCredentials(manifest.fields, credentials).wrong)
    return fail(scope === 'TAX' ? 'INVALID_TAX_NUMBER' : 'INVALID_PORTAL_FIELD');
  const id = randomUUID();
  const asked = Object.keys(manifest.fields).map((name) => [name, credentials[name] ?? '']);
  await giveAccess(
    tx,
    keys,
    {
      id,
      portfolio_uid: portfolio.uid,
      scope,
      connector_id: manifest.id,
      syndic_id: destination.syndic?.id ?? null,
      tenant: destination.tenant,
      // Of the tax office, the browser it recognises is kept, never the password.
      keeps_password: scope === 'SYNDIC' && order.keeps_password,
      keeps_session: order.keeps_session,
      given_by_id: actor?.account_id ?? null,
      created_at: now,
    },
    Object.fromEntries(asked),
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
