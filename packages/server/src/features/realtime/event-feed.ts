// Listens to PostgreSQL for what other processes, and this one, wrote. Survives its restarts.
import type { PoolClient } from 'pg';
import { z } from 'zod';

import { untilSilent } from '../../db/heartbeat.ts';
import type { Deps } from '../../deps.ts';
import { EVENTS_CHANNEL } from '../portfolios/door.ts';
import {
  controlNotice,
  eventNotice,
  type Notice,
  progressNotice,
  robotNotice,
} from './event-notice.ts';

export type EventFeed = { stop: () => Promise<void> };

/** `onGap`: the connection was lost for a while, so notices may have been missed. */
export async function listenToEvents(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  onNotice: (notice: Notice) => void,
  onGap: () => void,
): Promise<EventFeed> {
  let client: PoolClient | null = null;
  const stopping = new AbortController();

  async function connect(): Promise<void> {
    const opened = await db.$client.connect();
    opened.on('notification', ({ payload }) => {
      const notice = noticeIn.safeParse(payload);
      if (notice.success) onNotice(notice.data);
      else log.error({ err: notice.error }, 'a notice could not be read');
    });
    try {
      await opened.query(`listen ${EVENTS_CHANNEL}`);
    } catch (cause) {
      opened.release(true);
      throw cause;
    }
    if (stopping.signal.aborted) return opened.release(true);
    client = opened;
    void untilSilent(opened, db.$client.timing.heartbeat_ms, () => client !== opened).then(() =>
      lose(opened),
    );
  }

  function lose(lost: PoolClient): void {
    if (client !== lost) return;
    client = null;
    lost.release(true);
    void resume();
  }

  async function resume(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        await db.$client.settled();
        await connect();
        return onGap();
      } catch (cause) {
        if (!db.$client.doubtful && !stopping.signal.aborted)
          log.warn({ err: cause }, 'live events wait for the database');
      }
  }

  await db.$client.outlast(connect);
  return {
    stop: async () => {
      stopping.abort();
      const former = client;
      client = null;
      former?.release(true);
    },
  };
}

const noticeIn = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.union([eventNotice, progressNotice, robotNotice, controlNotice]));
