// Somebody's access to a portal, from the moment it is typed to the moment it is gone. It lives for one
// visit, unless they chose to keep it; then for six months after its last use.
import type { KeptAccess } from '@quitus/api/robots.api';
import { can } from '@quitus/domain/portfolios/permissions';
import { ROBOT_ERRORS, type RobotErrorCode } from '@quitus/domain/robots/robot-error';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import { closeEnvelope, openEnvelope, type Place } from '../../envelope.ts';
import type { KeyRing } from '../../keys.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { findViewer, findVisible } from '../portfolios/portfolios.queries.ts';
import { robotAccesses } from './robots.table.ts';

export type StoredAccess = typeof robotAccesses.$inferSelect;
export type NewAccess = Omit<
  typeof robotAccesses.$inferInsert,
  'sealed_credentials' | 'sealed_session' | 'expires_at'
>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A visit and the time people take to answer it fit in. */
const ONE_VISIT_MS = HOUR_MS;
const KEPT_MS = 182 * DAY_MS;
const HELD_MS = DAY_MS;

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

export async function findAccess(
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
): Promise<StoredAccess | undefined> {
  const [found] = await tx
    .select()
    .from(robotAccesses)
    .where(and(eq(robotAccesses.portfolio_uid, portfolio_uid), eq(robotAccesses.scope, scope)));
  return found;
}

export async function findAccessById(tx: Tx, id: string): Promise<StoredAccess | undefined> {
  const [found] = await tx.select().from(robotAccesses).where(eq(robotAccesses.id, id));
  return found;
}

/** Typed anew: it takes the place of the one before. */
export async function giveAccess(
  tx: Tx,
  keys: KeyRing,
  access: NewAccess,
  credentials: Record<string, string>,
  now: Date,
): Promise<void> {
  await forgetAccess(tx, access.portfolio_uid, access.scope);
  await tx.insert(robotAccesses).values({
    ...access,
    sealed_credentials: closeEnvelope(keys, inCredentials(access), JSON.stringify(credentials)),
    expires_at: later(now, ONE_VISIT_MS),
  });
}

export async function forgetAccess(
  tx: Tx,
  portfolio_uid: string,
  scope: RobotScope,
): Promise<void> {
  await tx
    .delete(robotAccesses)
    .where(and(eq(robotAccesses.portfolio_uid, portfolio_uid), eq(robotAccesses.scope, scope)));
}

const typed = z.record(z.string(), z.string());

export type OpenedAccess = { credentials: Record<string, string> | null; session: string | null };

/** Only where the visit is made. */
export const openAccess = (keys: KeyRing, access: StoredAccess): OpenedAccess => ({
  credentials:
    access.sealed_credentials === null
      ? null
      : typed.parse(
          JSON.parse(openEnvelope(keys, inCredentials(access), access.sealed_credentials)),
        ),
  session:
    access.sealed_session === null
      ? null
      : openEnvelope(keys, inSession(access), access.sealed_session),
});

/** Whoever lent it may still send the robot there. */
export async function isStillLent(
  tx: Tx,
  { given_by_id, portfolio_uid }: Pick<StoredAccess, 'given_by_id' | 'portfolio_uid'>,
): Promise<boolean> {
  const giver = given_by_id && (await findViewer(tx, given_by_id));
  const visible = giver && (await findVisible(tx, giver, portfolio_uid));
  return visible ? can(visible.relation, 'FETCH') : false;
}

/** After somebody left the dossier, or may do less in it: what they lent is gone with them. */
export async function forgetUnlent(tx: Tx, portfolio_uid: string): Promise<void> {
  const lent = await tx
    .select()
    .from(robotAccesses)
    .where(eq(robotAccesses.portfolio_uid, portfolio_uid));
  for (const access of lent) if (!(await isStillLent(tx, access))) await remove(tx, access.id);
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
  await change(tx, access.id, { sealed_session: closeEnvelope(keys, inSession(access), session) });
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
  const kept = isKept(access);
  if (code === 'ACCOUNT_LOCKED') {
    const held_until = later(now, HELD_MS);
    const nothing = { sealed_credentials: null, sealed_session: null };
    // Without anything secret: only so that nobody tries again before it may be open.
    await change(
      tx,
      id,
      kept ? { held_until } : { ...nothing, held_until, expires_at: held_until },
    );
    return;
  }
  if (!kept) return remove(tx, id);
  if (code !== null && REFUSED.includes(code)) {
    await change(tx, id, { sealed_credentials: null, sealed_session: null, refused_at: now });
    return;
  }
  const sealed_credentials = access.keeps_password ? access.sealed_credentials : null;
  const fresh =
    access.keeps_session && session !== null
      ? closeEnvelope(keys, inSession(access), session)
      : access.sealed_session;
  const sealed_session = access.keeps_session ? fresh : null;
  // A session that was never opened is nothing to keep.
  if (sealed_credentials === null && sealed_session === null) return remove(tx, id);
  await change(tx, id, { sealed_credentials, sealed_session, expires_at: later(now, KEPT_MS) });
}

const remove = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(robotAccesses).where(eq(robotAccesses.id, id));
};

/** The portal no longer lets in whoever shows this. */
const REFUSED: readonly RobotErrorCode[] = ['LOGIN_FAILED', 'WRONG_KIND', 'PASSWORD_EXPIRED'];

/** Why it may not be used by itself, nor again. */
export function accessRefusal(
  access: StoredAccess | undefined,
  connector_id: string,
  now: Date,
): 'ROBOT_ACCESS_NEEDED' | 'ROBOT_ACCESS_REFUSED' | 'ROBOT_ACCESS_HELD' | null {
  if (access?.connector_id !== connector_id) return 'ROBOT_ACCESS_NEEDED';
  if (isHeld(access, connector_id, now)) return 'ROBOT_ACCESS_HELD';
  if (access.refused_at) return 'ROBOT_ACCESS_REFUSED';
  const usable = access.sealed_credentials !== null || access.sealed_session !== null;
  return usable && isKept(access) && access.expires_at > now ? null : 'ROBOT_ACCESS_NEEDED';
}

export const isHeld = (access: StoredAccess | undefined, connector_id: string, now: Date) =>
  access?.connector_id === connector_id && access.held_until !== null && access.held_until > now;

/** What nobody needs any more, or whose giver has left; told how many. */
export async function sweepAccesses(tx: Tx, now: Date): Promise<number> {
  const over = await tx
    .delete(robotAccesses)
    .where(or(lt(robotAccesses.expires_at, now), sql`${robotAccesses.given_by_id} is null`))
    .returning({ id: robotAccesses.id });
  const left = await tx.select().from(robotAccesses);
  let gone = over.length;
  for (const access of left)
    if (!(await isStillLent(tx, access))) {
      await remove(tx, access.id);
      gone += 1;
    }
  return gone;
}

export async function keptAccessView(
  tx: Tx,
  access: StoredAccess | undefined,
  portal: string,
): Promise<KeptAccess | null> {
  if (!access || !isKept(access)) return null;
  const [giver] = access.given_by_id
    ? await tx
        .select({ email: accounts.email })
        .from(accounts)
        .where(eq(accounts.id, access.given_by_id))
    : [];
  return {
    ...access,
    portal,
    refused: access.refused_at !== null,
    given_by: giver?.email ?? null,
    created_at: access.created_at.toISOString(),
    used_at: access.used_at?.toISOString() ?? null,
    expires_at: access.expires_at.toISOString(),
  };
}

/** A refresh at night would ask for what nobody is there to give. */
export const needsPerson = (code: RobotErrorCode): boolean =>
  ROBOT_ERRORS[code].retry === 'AFTER_CHANGE' || code === 'OTP_REQUIRED' || code === 'CAPTCHA';
