// Somebody's access to a portal, from the moment it is typed to the moment it is gone. It lives for one
// visit, unless they chose to keep it; then for six months after its last use.
import type { KeptAccess } from '@quitus/api/robots.api';
import { can, type Relation } from '@quitus/domain/portfolios/permissions';
import { ROBOT_ERRORS, type RobotErrorCode } from '@quitus/domain/robots/robot-error';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { DAY_MS, HOUR_MS } from '@quitus/domain/time/durations';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import type { KeyRing } from '../../keys.ts';
import { type Place, seal, unseal } from '../../sealing.ts';
import { findName } from '../accounts/door.ts';
import { findViewer, findVisible } from '../portfolios/door.ts';
import { holdAccount, isHeld } from './portal-accounts.queries.ts';
import { robotAccesses } from './robots.table.ts';

export type StoredAccess = typeof robotAccesses.$inferSelect;
export type NewAccess = Omit<
  typeof robotAccesses.$inferInsert,
  'sealed_credentials' | 'sealed_session' | 'expires_at'
>;

/** A visit and the time people take to answer it fit in. */
const ONE_VISIT_MS = HOUR_MS;
const KEPT_MS = 182 * DAY_MS;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const placeOf = (access: Pick<StoredAccess, 'id' | 'portfolio_uid' | 'connector_id'>) => ({
  id: access.id,
  portfolio_uid: access.portfolio_uid,
  connector_id: access.connector_id,
});
const inCredentials = (access: Parameters<typeof placeOf>[0]): Place => ({
  what: 'cred',
  ...placeOf(access),
});
const inSession = (access: Parameters<typeof placeOf>[0]): Place => ({
  what: 'session',
  ...placeOf(access),
});

const isKeptRow = or(robotAccesses.keeps_password, robotAccesses.keeps_session);

const inDossier = (portfolio_uid: string, scope: RobotScope) =>
  and(eq(robotAccesses.portfolio_uid, portfolio_uid), eq(robotAccesses.scope, scope));

export async function findKeptAccess(
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
): Promise<StoredAccess | undefined> {
  const [found] = await tx
    .select()
    .from(robotAccesses)
    .where(and(inDossier(portfolio_uid, scope), isKeptRow));
  return found;
}

export async function findAccessById(tx: Tx, id: string): Promise<StoredAccess | undefined> {
  const [found] = await tx.select().from(robotAccesses).where(eq(robotAccesses.id, id));
  return found;
}

/** Typed anew: it takes the place of those before, but for one that somebody else keeps and that serves. */
export async function giveAccess(
  tx: Tx,
  keys: KeyRing,
  access: NewAccess & { given_by_id: string },
  credentials: Record<string, string>,
  now: Date,
): Promise<void> {
  const { portfolio_uid, scope, given_by_id } = access;
  const replaced = or(
    eq(robotAccesses.given_by_id, given_by_id),
    isNotNull(robotAccesses.refused_at),
    and(eq(robotAccesses.keeps_password, false), eq(robotAccesses.keeps_session, false)),
  );
  await tx.delete(robotAccesses).where(and(inDossier(portfolio_uid, scope), replaced));
  await tx.insert(robotAccesses).values({
    ...access,
    sealed_credentials: await seal(keys, JSON.stringify(credentials), inCredentials(access)),
    expires_at: later(now, ONE_VISIT_MS),
  });
}

/** Somebody else's, and it serves: not to be used by hand, nor replaced. */
export const isOfAnother = (access: StoredAccess | undefined, account_id: string | null): boolean =>
  access !== undefined && access.given_by_id !== account_id && access.refused_at === null;

const typed = z.record(z.string(), z.string());

export type OpenedAccess = { credentials: Record<string, string> | null; session: string | null };

/** Only where the visit is made. */
export async function openAccess(keys: KeyRing, access: StoredAccess): Promise<OpenedAccess> {
  const open = async (sealed: string | null, place: Place) =>
    sealed === null ? null : unseal(keys, sealed, place);
  const credentials = await open(access.sealed_credentials, inCredentials(access));
  return {
    credentials: credentials === null ? null : typed.parse(JSON.parse(credentials)),
    session: await open(access.sealed_session, inSession(access)),
  };
}

/** Whoever lent it may still send the robot there; nobody sends it for the archives. */
export async function isStillLent(
  tx: Tx,
  { given_by_id, portfolio_uid }: Pick<StoredAccess, 'given_by_id' | 'portfolio_uid'>,
): Promise<boolean> {
  const giver = given_by_id && (await findViewer(tx, given_by_id));
  const visible = giver && (await findVisible(tx, giver, portfolio_uid));
  if (!visible || visible.portfolio.archived_at !== null) return false;
  return can(visible.relation, 'FETCH');
}

export const isKept = ({ keeps_password, keeps_session }: StoredAccess): boolean =>
  keeps_password || keeps_session;

/** Used for a visit: swept an hour later at most, whatever becomes of the visit. */
export async function lendForVisit(tx: Tx, access: StoredAccess, now: Date): Promise<void> {
  const expires_at = isKept(access) ? later(now, KEPT_MS) : later(now, ONE_VISIT_MS);
  await change(tx, access.id, { used_at: now, expires_at });
}

/** The visit is put off: needed until then, and not much longer. */
export async function lendUntil(tx: Tx, access: StoredAccess, until: Date): Promise<void> {
  const expires_at = later(until, ONE_VISIT_MS);
  if (access.expires_at < expires_at) await change(tx, access.id, { expires_at });
}

const change = (tx: Tx, id: string, set: Partial<StoredAccess>) =>
  tx.update(robotAccesses).set(set).where(eq(robotAccesses.id, id));

/** Until the visit ends, which says whether it stays. */
export async function keepSession(
  tx: Tx,
  keys: KeyRing,
  access: StoredAccess,
  session: string,
): Promise<void> {
  await change(tx, access.id, { sealed_session: await seal(keys, session, inSession(access)) });
}

type Ended = { code: RobotErrorCode | null; session: string | null };

/** After the visit: what its giver wished to keep stays, the rest is gone. */
export async function settleAccess(
  tx: Tx,
  keys: KeyRing,
  id: string,
  { code, session }: Ended,
  now: Date,
): Promise<void> {
  const access = await findAccessById(tx, id);
  if (!access) return;
  if (code === 'ACCOUNT_LOCKED') await holdAccount(tx, access.account_mark, now);
  if (!isKept(access)) return removeAccess(tx, id);
  if (code !== null && REFUSED.includes(code)) {
    await change(tx, id, { sealed_credentials: null, sealed_session: null, refused_at: now });
    return;
  }
  const sealed_credentials = access.keeps_password ? access.sealed_credentials : null;
  const fresh =
    access.keeps_session && session !== null
      ? await seal(keys, session, inSession(access))
      : access.sealed_session;
  const sealed_session = access.keeps_session ? fresh : null;
  // A session that was never opened is nothing to keep.
  if (sealed_credentials === null && sealed_session === null) return removeAccess(tx, id);
  await change(tx, id, { sealed_credentials, sealed_session, expires_at: later(now, KEPT_MS) });
}

export const removeAccess = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(robotAccesses).where(eq(robotAccesses.id, id));
};

/** The portal no longer lets in whoever shows this. */
const REFUSED: readonly RobotErrorCode[] = ['LOGIN_FAILED', 'WRONG_KIND', 'PASSWORD_EXPIRED'];

/** Why it may not be used by itself, nor again. */
export async function accessRefusal(
  tx: Tx,
  access: StoredAccess | undefined,
  connector_id: string,
  now: Date,
): Promise<'ROBOT_ACCESS_NEEDED' | 'ROBOT_ACCESS_REFUSED' | 'ROBOT_ACCESS_HELD' | null> {
  if (access?.connector_id !== connector_id) return 'ROBOT_ACCESS_NEEDED';
  if (await isHeld(tx, access.account_mark, now)) return 'ROBOT_ACCESS_HELD';
  if (access.refused_at) return 'ROBOT_ACCESS_REFUSED';
  const usable = access.sealed_credentials !== null || access.sealed_session !== null;
  return usable && isKept(access) && access.expires_at > now ? null : 'ROBOT_ACCESS_NEEDED';
}

type Viewer = { account_id: string; relation: Relation };

/** Whoever gave it, and those who run the dossier. */
export const mayForget = (
  { given_by_id }: Pick<StoredAccess, 'given_by_id'>,
  { account_id, relation }: Viewer,
): boolean => given_by_id === account_id || relation === 'OWNER' || relation === 'MASTER';

export async function keptAccessView(
  tx: Tx,
  access: StoredAccess | undefined,
  portal: string,
  viewer: Viewer,
): Promise<KeptAccess | null> {
  if (!access || !isKept(access)) return null;
  return {
    ...access,
    portal,
    refused: access.refused_at !== null,
    mine: access.given_by_id === viewer.account_id,
    may_forget: mayForget(access, viewer),
    given_by: access.given_by_id && (await findName(tx, access.given_by_id)),
    created_at: access.created_at.toISOString(),
    used_at: access.used_at?.toISOString() ?? null,
    expires_at: access.expires_at.toISOString(),
  };
}

/** A refresh at night would ask for what nobody is there to give. */
export const needsPerson = (code: RobotErrorCode): boolean =>
  ROBOT_ERRORS[code].retry === 'AFTER_CHANGE' || code === 'OTP_REQUIRED' || code === 'CAPTCHA';
