// Whether the portals of a family answer as they did: by what the canaries saw, and by what visits met.
import type { PortalState } from '@quitus/domain/robots/run-state';
import { DAY_MS } from '@quitus/domain/time/durations';
import type { Connector } from '@quitus/robots/connector';
import { and, eq, gt, ne } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portalChecks, robotRuns } from './robots.table.ts';

/** Where the outcome of real visits is written, beside the login pages that are looked at: a place without an address. */
export const VISITS = { host: 'visits', login_url: '' } as const;

export type StoredCheck = typeof portalChecks.$inferSelect;
type Seen = Pick<StoredCheck, 'login_url' | 'state' | 'checked_at'>;

const GRAVITY: readonly PortalState[] = ['UNKNOWN', 'OK', 'DEGRADED', 'BROKEN'];
const worst = (states: readonly PortalState[]): PortalState =>
  GRAVITY.findLast((state) => states.includes(state)) ?? 'UNKNOWN';

/** Login pages that were looked at with the others: those of agencies that left are not any more. */
function loginPagesIn(checks: readonly Seen[]): Seen[] {
  const loginPages = checks.filter(({ login_url }) => login_url !== VISITS.login_url);
  const last = Math.max(...loginPages.map(({ checked_at }) => checked_at.getTime()));
  return loginPages.filter(({ checked_at }) => checked_at.getTime() > last - DAY_MS);
}

/** So many must agree before all are believed to be like them; the tax office has but one. */
export const portalsToAgree = ({ manifest }: Connector): number =>
  manifest.scope === 'TAX' ? 1 : 2;

function stateOfLoginPages(connector: Connector, loginPages: readonly Seen[]): PortalState {
  const states = loginPages.map(({ state }) => state);
  const agree = loginPages.length >= portalsToAgree(connector);
  if (agree && states.every((state) => state === 'BROKEN')) return 'BROKEN';
  // A broken login page may be that of an agency that left.
  return states.includes('BROKEN') ? 'DEGRADED' : worst(states);
}

const stateOfVisits = (checks: readonly Seen[]): PortalState =>
  checks.find(({ login_url }) => login_url === VISITS.login_url)?.state ?? 'UNKNOWN';

/** As anybody may see it. */
export const familyState = (connector: Connector, checks: readonly Seen[]): PortalState =>
  worst([stateOfLoginPages(connector, loginPagesIn(checks)), stateOfVisits(checks)]);

const checksOf = (tx: Tx, { manifest }: Connector): Promise<StoredCheck[]> =>
  tx.select().from(portalChecks).where(eq(portalChecks.connector_id, manifest.id));

const loginPageState = (connector: Connector, checks: readonly Seen[], login_url: string) => {
  const loginPages = loginPagesIn(checks);
  const own = loginPages.find((loginPage) => loginPage.login_url === login_url)?.state ?? 'UNKNOWN';
  return worst([own, stateOfLoginPages(connector, loginPages)]);
};

/** For one portal: its own login page, and what is known of its whole family. */
export async function portalState(
  tx: Tx,
  connector: Connector,
  login_url: string,
): Promise<PortalState> {
  const checks = await checksOf(tx, connector);
  return worst([loginPageState(connector, checks, login_url), stateOfVisits(checks)]);
}

const TRIAL_MS = 30 * 60_000;

/**
 * Nobody signs in by a page that changed. Where only visits went wrong, one is let through each half hour:
 * without it, none would ever tell that the portal is mended.
 */
export async function mayVisit(
  tx: Tx,
  connector: Connector,
  { login_url, run_id }: { login_url: string; run_id: string },
  now: Date,
): Promise<boolean> {
  const checks = await checksOf(tx, connector);
  if (loginPageState(connector, checks, login_url) === 'BROKEN') return false;
  if (stateOfVisits(checks) !== 'BROKEN') return true;
  const lately = await tx.$count(
    robotRuns,
    and(
      eq(robotRuns.connector_id, connector.manifest.id),
      ne(robotRuns.id, run_id),
      gt(robotRuns.heartbeat_at, new Date(now.getTime() - TRIAL_MS)),
    ),
  );
  return lately === 0;
}

export const listChecks = (tx: Tx): Promise<StoredCheck[]> =>
  tx.select().from(portalChecks).orderBy(portalChecks.connector_id, portalChecks.login_url);

const keyOf = ({ connector_id, login_url }: Pick<StoredCheck, 'connector_id' | 'login_url'>) =>
  and(eq(portalChecks.connector_id, connector_id), eq(portalChecks.login_url, login_url));

/** Answers with the state before. */
export async function writeCheck(tx: Tx, check: StoredCheck): Promise<PortalState> {
  const [before] = await tx.select().from(portalChecks).where(keyOf(check)).for('update');
  const ok_at = check.ok_at ?? before?.ok_at ?? null;
  const { connector_id: _, login_url: __, ...set } = check;
  await tx
    .insert(portalChecks)
    .values({ ...check, ok_at })
    .onConflictDoUpdate({
      target: [portalChecks.connector_id, portalChecks.login_url],
      set: { ...set, ok_at },
    });
  return before?.state ?? 'UNKNOWN';
}

/** Somebody has looked: the form as it is at the next look becomes the known one. False: no such login page. */
export async function acceptLoginPage(
  tx: Tx,
  loginPage: Pick<StoredCheck, 'connector_id' | 'login_url'>,
): Promise<boolean> {
  if (loginPage.login_url === VISITS.login_url) return false;
  const accepted = await tx
    .update(portalChecks)
    .set({ state: 'UNKNOWN', signature: null, difference: null })
    .where(keyOf(loginPage))
    .returning({ host: portalChecks.host });
  return accepted.length > 0;
}
