// What people say to a visit under way reaches the process that makes it: an answer, an order to stop. One
// connection of each process listens for all its visits; answers travel sealed and are kept nowhere.
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { z } from 'zod';

import { untilSilent } from '../../db/heartbeat.ts';
import type { Tx } from '../../db/pool.ts';
import type { WatchedPool } from '../../db/watched-pool.ts';

const CHANNEL = 'robot_runs';

const word = z.union([
  z.object({ run_id: z.uuid(), question_id: z.uuid(), sealed_answer: z.string() }),
  z.object({ run_id: z.uuid(), stop: z.literal(true) }),
]);
export type Word = z.output<typeof word>;

export const sayToRun = (tx: Tx, said: Word) =>
  tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(said)})`);

export type RunLine = ReturnType<typeof createRunLine>;

export function createRunLine(pool: WatchedPool) {
  const hearers = new Map<string, (said: Word) => void>();
  let client: PoolClient | null = null;
  let opening: Promise<void> | null = null;

  async function open(): Promise<void> {
    const opened = await pool.connect();
    opened.on('notification', ({ payload = '' }) => {
      const said = word.safeParse(parsed(payload));
      if (said.success) hearers.get(said.data.run_id)?.(said.data);
    });
    try {
      await opened.query(`listen ${CHANNEL}`);
    } catch (cause) {
      opened.release(true);
      throw cause;
    }
    client = opened;
    void untilSilent(opened, () => client !== opened).then(() => lose(opened));
  }

  /** Whoever spoke meanwhile was not heard: an order to stop is also in the row, an answer is given again. */
  function lose(lost: PoolClient): void {
    if (client !== lost) return;
    close();
    if (hearers.size === 0) return;
    const again = () => (hearers.size > 0 ? ensure() : undefined);
    void pool.settled().then(again, () => undefined);
  }

  function close(): void {
    const held = client;
    client = null;
    held?.release(true);
  }

  async function ensure(): Promise<void> {
    if (client) return;
    opening ??= open().finally(() => (opening = null));
    await opening;
  }

  return {
    /** Until the returned function is called. */
    hear: async (run_id: string, onWord: (said: Word) => void): Promise<() => void> => {
      hearers.set(run_id, onWord);
      await ensure();
      return () => {
        // Another visit for the same run may listen by now.
        if (hearers.get(run_id) === onWord) hearers.delete(run_id);
        if (hearers.size === 0) close();
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
