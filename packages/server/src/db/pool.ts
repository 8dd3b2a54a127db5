import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

import type { DatabaseTiming } from '../timing.ts';
import { type OutageLog, WatchedPool } from './watched-pool.ts';

export type Db = NodePgDatabase & { $client: WatchedPool };
/** A transaction, or the pool itself: what queries need in order to run. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;

const SILENT: OutageLog = { warn: () => {} };

export const openPool = (
  url: string,
  size: number,
  timing: DatabaseTiming,
  log: OutageLog = SILENT,
): WatchedPool =>
  new WatchedPool(
    {
      connectionString: url,
      max: size,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'quitus',
    },
    timing,
    log,
  );

const DEADLOCK = '40P01';
const MOST_TRIES = 3;

const isDeadlock = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && cause.code === DEADLOCK) || isDeadlock(cause.cause));

/** A transaction; one that PostgreSQL gave up to free another is made again from the start. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction(work);
    } catch (cause) {
      if (attempt === MOST_TRIES || !isDeadlock(cause)) throw cause;
    }
}

export const openDb = (pool: WatchedPool): Db => drizzle(pool);
