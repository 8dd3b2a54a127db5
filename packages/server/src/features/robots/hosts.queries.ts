// How often a portal is asked, all processes together, and until when one that fails is left alone.
import { setTimeout as sleep } from 'node:timers/promises';

import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { ACTIVE_RUN_STATES } from '@quitus/domain/robots/run-state';
import { MINUTE_MS } from '@quitus/domain/time/durations';
import type { Pace } from '@quitus/robots/pace';
import { RobotError } from '@quitus/robots/robot-error';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { portalHosts, robotRuns } from './robots.table.ts';

const wait = z.array(z.object({ ms: z.coerce.number() }));

/** A little irregular, never faster than allowed. */
const JITTER = 0.3;

/** Who would wait longer for one request leaves, and comes back later. */
const LONGEST_TURN_S = 60;
/** A portal speaks for one visit, and its host may be that of hundreds: it is asked again after so long. */
const MOST_PAUSED_S = 15 * 60;

/** Turns are drawn from the database's clock, which all processes share. */
export const sharedPace = ({ db, now }: Pick<Deps, 'db' | 'now'>): Pace => ({
  turn: async (host, rps, signal) => {
    const gap = (1 + Math.random() * JITTER) / rps;
    const { rows } = await db.execute(sql`
      insert into portal_hosts (host, next_at)
      values (${host}, clock_timestamp() + make_interval(secs => ${gap}))
      on conflict (host) do update set next_at =
        greatest(portal_hosts.next_at, clock_timestamp()) + make_interval(secs => ${gap})
      returning extract(epoch from next_at - clock_timestamp()) * 1000 - ${gap * 1000}::float8 as ms`);
    const ms = wait.parse(rows)[0]?.ms ?? 0;
    if (ms > LONGEST_TURN_S * 1000)
      throw new RobotError('RATE_LIMITED', { info: `${Math.ceil(ms / 1000)} s` });
    if (ms > 0) await sleep(ms, undefined, { signal });
  },
  pause: async (host, seconds) => {
    const paused = Math.min(Math.max(seconds, 0), MOST_PAUSED_S);
    const until = sql`clock_timestamp() + make_interval(secs => ${paused})`;
    // Known before anybody enters: who is not inside yet is put off, not kept waiting.
    const closed = new Date(now().getTime() + paused * 1000);
    const closed_until = paused > LONGEST_TURN_S ? closed.toISOString() : null;
    await db.execute(sql`
      insert into portal_hosts (host, next_at, closed_until) values (${host}, ${until}, ${closed_until}::timestamptz)
      on conflict (host) do update set
        next_at = greatest(portal_hosts.next_at, excluded.next_at),
        closed_until = greatest(portal_hosts.closed_until, excluded.closed_until)`);
  },
});

type StoredHost = typeof portalHosts.$inferSelect;

/** Nobody else takes a place there until the transaction ends. */
export async function lockHost(tx: Tx, host: string): Promise<StoredHost> {
  await tx
    .insert(portalHosts)
    .values({ host, next_at: sql`clock_timestamp()` })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(portalHosts)
    .where(eq(portalHosts.host, host))
    .for('update');
  if (!found) throw new Error('a host was just written');
  return found;
}

/** Other visits there that show that they live; one that waits for a person asks nothing of the portal. */
export const countVisits = (tx: Tx, host: string, but: string, since: Date): Promise<number> =>
  tx.$count(
    robotRuns,
    and(
      eq(robotRuns.host, host),
      ne(robotRuns.id, but),
      inArray(robotRuns.state, [...ACTIVE_RUN_STATES]),
      ne(robotRuns.state, 'WAITING_USER'),
      gt(robotRuns.heartbeat_at, since),
    ),
  );

const [MOST_FAILURES, WITHIN_MS, CLOSED_MS] = [5, 10 * MINUTE_MS, 15 * MINUTE_MS];

/** Failures of the portal itself, not of somebody's access to it. */
const OF_THE_HOST: readonly RobotErrorCode[] = [
  'PORTAL_DOWN',
  'MAINTENANCE',
  'BLOCKED',
  'RATE_LIMITED',
];

/** Five failures in ten minutes close it for a quarter of an hour; a success forgets them. */
export async function countOutcome(
  tx: Tx,
  host: string,
  code: RobotErrorCode | null,
  now: Date,
): Promise<void> {
  const known = await lockHost(tx, host);
  if (code !== null && !OF_THE_HOST.includes(code)) return;
  const lately = known.failing_since && now.getTime() - known.failing_since.getTime() < WITHIN_MS;
  const failures = code === null ? 0 : (lately ? known.failures : 0) + 1;
  await tx
    .update(portalHosts)
    .set({
      failures,
      failing_since: failures === 0 ? null : lately ? known.failing_since : now,
      ...(failures >= MOST_FAILURES && { closed_until: new Date(now.getTime() + CLOSED_MS) }),
    })
    .where(eq(portalHosts.host, host));
}
