// A lock that lives as long as our connection tells the others that this worker is alive.
import { setTimeout as sleep } from 'node:timers/promises';

import type { PoolClient } from 'pg';

import { untilSilent } from '../db/heartbeat.ts';
import type { WatchedPool } from '../db/watched-pool.ts';

export function keepPresence(
  pool: WatchedPool,
  id: string,
  relock_ms: number,
): { end: () => void } {
  let locked: PoolClient | null = null;
  const ended = new AbortController();

  /** Until the connection breaks, or nobody needs it any more. */
  async function lock(): Promise<void> {
    const client = await pool.connect();
    locked = client;
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
      await untilSilent(client, pool.timing.heartbeat_ms, () => ended.signal.aborted);
    } finally {
      letGo();
    }
  }

  function letGo(): void {
    locked?.release(true);
    locked = null;
  }

  void (async () => {
    while (!ended.signal.aborted && !pool.ending) {
      // Whatever broke it, the pool has told; the lock is taken again as soon as it can be.
      await lock().catch(() => sleep(relock_ms));
      await pool.back();
    }
  })();
  return {
    end: () => {
      ended.abort();
      letGo();
    },
  };
}
