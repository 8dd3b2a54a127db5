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

export const openDb = (pool: Pool): Db => drizzle(pool);
