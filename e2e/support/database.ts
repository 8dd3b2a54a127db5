// Journeys act through the page; what only time can do is arranged here, in the server's database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import { DATA } from './environment.ts';

/** Of the running server, which started its own. */
export function databaseUrl(): string {
  const password = readFileSync(join(DATA, 'postgres-password'), 'utf8');
  const port = readFileSync(join(DATA, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://quitus:${password}@127.0.0.1:${port}/postgres`;
}

export async function inDatabase(sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

export const expireLinks = (email: string) =>
  inDatabase(
    `update one_time_links set expires_at = now() - interval '1 second'
     where account_id = (select id from accounts where email = $1)`,
    [email],
  );

export const expireSessions = (email: string) =>
  inDatabase(
    `update refresh_tokens set expires_at = now() - interval '1 second' where session_id in
     (select s.id from sessions s join accounts a on a.id = s.account_id where a.email = $1)`,
    [email],
  );
