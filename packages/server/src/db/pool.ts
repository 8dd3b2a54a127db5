import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

export type Db = NodePgDatabase & { $client: Pool };
/** A transaction, or the pool itself: what queries need in order to run. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;

export function openPool(url: string, size: number, onError: (cause: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'quitus',
  });
  // A database that restarts must cost the requests under way, not the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

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

export const openDb = (pool: Pool): Db => drizzle(pool);
