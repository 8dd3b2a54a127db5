import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
const LOCK = 7_161_965;

/** Brings the database up to date; processes that start together wait for one another. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await runMigrations({ pgPool: pool });
  } finally {
    // The lock goes with the connection, whatever happened to it.
    client.release(true);
  }
}
