// What people say to a visit under way reaches the process that makes it: an answer, an order to stop. One
// connection of each process listens for all its visits; answers travel sealed and are kept nowhere.
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { z } from 'zod';

import { untilSilent } from '../../db/heartbeat.ts';
import type { Tx } from '../../db/pool.ts';
import type { WatchedPool } from '../../db/watched-pool.ts';

const CHANNEL = 'robot_runs';

const runSignal = z.union([
  z.object({ run_id: z.uuid(), question_id: z.uuid(), sealed_answer: z.string() }),
  z.object({ run_id: z.uuid(), stop: z.literal(true) }),
]);
export type RunSignal = z.output<typeof runSignal>;

export const signalRun = (tx: Tx, signal: RunSignal) =>
  tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`);

export type RunChannel = ReturnType<typeof createRunChannel>;

export function createRunChannel(pool: WatchedPool) {
  const listeners = new Map<string, (signal: RunSignal) => void>();
  let client: PoolClient | null = null;
  let opening: Promise<void> | null = null;

  async function open(): Promise<void> {
    const opened = await pool.connect();
    opened.on('notification', ({ payload = '' }) => {
      const signal = runSignal.safeParse(parsed(payload));
      if (signal.success) listeners.get(signal.data.run_id)?.(signal.data);
    });
    try {
      await opened.query(`listen ${CHANNEL}`);
    } catch (cause) {
      opened.release(true);
      throw cause;
    }
    client = opened;
    void untilSilent(opened, pool.timing.heartbeat_ms, () => client !== opened).then(() =>
      lose(opened),
    );
  }

  /** Whoever spoke meanwhile was not heard: an order to stop is also in the row, an answer is given again. */
  function lose(lost: PoolClient): void {
    if (client !== lost) return;
    close();
    if (listeners.size === 0) return;
    const again = () => (listeners.size > 0 ? ensure() : undefined);
    void pool.settled().then(again, () => undefined);
  }

  function close(): void {
    const former = client;
    client = null;
    former?.release(true);
  }

  async function ensure(): Promise<void> {
    if (client) return;
    opening ??= open().finally(() => (opening = null));
    await opening;
  }

  return {
    /** Until the returned function is called. */
    listen: async (run_id: string, onSignal: (signal: RunSignal) => void): Promise<() => void> => {
      listeners.set(run_id, onSignal);
      await ensure();
      return () => {
        // Another visit for the same run may listen by now.
        if (listeners.get(run_id) === onSignal) listeners.delete(run_id);
        if (listeners.size === 0) close();
      };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
