import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';

import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-db-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was committed through kill -9, and through a killed parent', async () => {
    const first = await startEmbedded(folder);
    await query(first.url, 'create table gardes (n int)');
    await query(first.url, 'insert into gardes select generate_series(1, 1000)');
    const [{ pid }] = await query(
      first.url,
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );

    const adopted = await startEmbedded(folder);
    expect(adopted.url).toBe(first.url);

    process.kill(pid, 'SIGKILL');
    await sleep(300);
    const recovered = await startEmbedded(folder);
    expect(await query(recovered.url, 'select count(*)::int as n from gardes')).toEqual([
      { n: 1000 },
    ]);
    await recovered.stop();
    await expect(query(recovered.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('sorts as French does, and lets nobody in without the password', async () => {
    const url = inject('postgresUrl');
    const rows = await query(
      url,
      "select w from unnest(array['zoo','Ève','etage','école','eau']) w order by w",
    );
    expect(rows.map(({ w }) => w)).toEqual(['eau', 'école', 'etage', 'Ève', 'zoo']);
    const stranger = new URL(url);
    stranger.password = 'au-hasard';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password');
  });
});

it('migrates once when several processes start together', async () => {
  const url = new URL(inject('postgresUrl'));
  await query(url.href, 'create database test_migrations');
  url.pathname = '/test_migrations';
  const pools = [1, 2, 3].map(() => openPool(url.href, 3, () => {}));
  await Promise.all(pools.map(migrate));
  const [{ n }] = await query(
    url.href,
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  await Promise.all(pools.map((pool) => pool.end()));
  expect(n).toBeGreaterThan(0);
  expect(await query(url.href, 'select id from accounts')).toEqual([]);
});
