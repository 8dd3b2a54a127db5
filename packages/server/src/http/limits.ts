// Counts calls in the database, so that any number of web processes share one count.
import { isIPv6 } from 'node:net';

import type { Limit, LimitedBy } from '@quitus/api/endpoint';
import { sql } from 'drizzle-orm';

import type { Tx } from '../db/pool.ts';
import { type KeyRing, pseudonym } from '../keys.ts';
import { callCounters } from './limits.table.ts';

export type Caller = Record<LimitedBy, string | null>;

const GROUPS = 8;

/** Whom an address counts for: a home or a firm holds a whole /64 of IPv6, and one IPv4. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // Written in one way only, whatever was given: hexadecimal, lower case, zeros folded once.
  const folded = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = folded.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** Seconds to wait before the next call is accepted; 0 when this one is. What one limit refuses counts for none after it. */
export async function secondsToWait(
  tx: Tx,
  keys: KeyRing,
  name: string,
  limits: readonly Limit[],
  caller: Caller,
  now: Date,
): Promise<number> {
  for (const limit of limits) {
    const who = caller[limit.per];
    if (who === null) continue;
    const key = `${name}:${limit.per}:${limit.seconds}:${pseudonym(keys, who)}`;
    const wait = await count(tx, key, limit, now);
    if (wait > 0) return wait;
  }
  return 0;
}

async function count(tx: Tx, key: string, limit: Limit, now: Date): Promise<number> {
  const { calls, window_ends_at } = await countUp(tx, key, limit.seconds, now);
  if (calls <= limit.max) return 0;
  return Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000);
}

/** One more, in a window that opens with the first. Two at the same instant are counted one after the other. */
export async function countUp(tx: Tx, key: string, seconds: number, now: Date) {
  const windowEnd = new Date(now.getTime() + seconds * 1000);
  const over = sql`${callCounters.window_ends_at} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await tx
    .insert(callCounters)
    .values({ key, calls: 1, window_ends_at: windowEnd })
    .onConflictDoUpdate({
      target: callCounters.key,
      set: {
        calls: sql`case when ${over} then 1 else ${callCounters.calls} + 1 end`,
        window_ends_at: sql`case when ${over} then excluded.window_ends_at else ${callCounters.window_ends_at} end`,
      },
    })
    .returning();
  if (!counter) throw new Error('what is counted has a counter');
  return counter;
}
