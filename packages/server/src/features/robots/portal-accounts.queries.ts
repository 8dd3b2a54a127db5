// Accounts at portals, known here by a pseudonym only: one that its portal blocked is left alone for a day by
// everybody, whatever became of the access; and none is tried often, by however many people.
import { fail } from '@quitus/api/errors';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, eq, gt, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { countUp } from '../../http/limits.ts';
import { type KeyRing, pseudonym } from '../../keys.ts';
import type { Destination } from './destination.ts';
import { robotHolds } from './robots.table.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Those who enter the same account get the same mark, whatever password they type. */
export function accountMark(
  keys: KeyRing,
  { connector: { manifest }, tenant }: Pick<Destination, 'connector' | 'tenant'>,
  credentials: Record<string, string>,
): string {
  const names = Object.keys(manifest.fields).filter(
    (name) => manifest.fields[name]?.kind !== 'SECRET',
  );
  const typed = names.map((name) => (credentials[name] ?? '').replaceAll(/\s/g, '').toLowerCase());
  return pseudonym(keys, JSON.stringify(['portal-account', manifest.id, tenant, ...typed]));
}

export async function holdAccount(tx: Tx, account_mark: string, now: Date): Promise<void> {
  const held_until = new Date(now.getTime() + DAY_MS);
  await tx
    .insert(robotHolds)
    .values({ account_mark, held_until })
    .onConflictDoUpdate({ target: robotHolds.account_mark, set: { held_until } });
}

export const isHeld = async (tx: Tx, account_mark: string, now: Date): Promise<boolean> =>
  (await tx.$count(
    robotHolds,
    and(eq(robotHolds.account_mark, account_mark), gt(robotHolds.held_until, now)),
  )) > 0;

export const dropPastHolds = (tx: Tx, now: Date) =>
  tx.delete(robotHolds).where(lt(robotHolds.held_until, now));

/** More than anybody needs who corrects a password; far from what guesses one. */
const TRIES_A_DAY = 10;
/** A busy agency sends fewer. */
const STARTS_AN_HOUR = 40;

/** Counted only if the visit starts: what is refused is undone with its transaction. */
export async function countTry(tx: Tx, account_mark: string, now: Date): Promise<void> {
  const { calls } = await countUp(tx, `robot-tries:${account_mark}`, DAY_SECONDS, now);
  if (calls > TRIES_A_DAY) fail('ROBOT_TRIED_TOO_OFTEN');
}

export async function countStart(tx: Tx, keys: KeyRing, account_id: string, now: Date) {
  const key = `robot-starts:${pseudonym(keys, account_id)}`;
  const { calls } = await countUp(tx, key, HOUR_SECONDS, now);
  if (calls > STARTS_AN_HOUR) fail('ROBOT_STARTED_TOO_OFTEN');
}
