import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';

import { QUICK_TIMING } from '../../test/quick-timing.ts';
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

const postmaster = async (url: string): Promise<number> => {
  const [{ pid }] = await query(
    url,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  return pid;
};

async function answers(url: string): Promise<void> {
  const count = () => query(url, 'select count(*)::int as n from gardes').catch(String);
  await expect.poll(count, { timeout: 30_000 }).toEqual([{ n: 1000 }]);
}

/** Starts it in a process of its own, and is killed with nothing but the address left. */
async function startElsewhere(): Promise<string> {
  // This process stopped it but lives on: the other would wait ten seconds for it to start it again.
  rmSync(join(folder, 'postgres-owner'));
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    console.log((await startEmbedded(process.argv[1])).url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder]);
  const [said] = await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return String(said).trim();
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('keeps what was committed through kill -9, again and again, at the same address', async () => {
    const { url, stop } = await startEmbedded(folder);
    await query(url, 'create table gardes (n int)');
    await query(url, 'insert into gardes select generate_series(1, 1000)');
    for (let time = 0; time < 2; time++) {
      process.kill(await postmaster(url), 'SIGKILL');
      await answers(url);
    }
    await stop();
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is found again when its parent was killed, and then kept alive as our own', async () => {
    const left = await startElsewhere();
    const { url, stop } = await startEmbedded(folder);
    expect(url).toBe(left);
    process.kill(await postmaster(url), 'SIGKILL');
    await answers(url);
    await stop();
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
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
  const pools = [1, 2, 3].map(() => openPool(url.href, 3, QUICK_TIMING.database));
  await Promise.all(pools.map(migrate));
  const [{ n }] = await query(
    url.href,
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  await Promise.all(pools.map((pool) => pool.end()));
  expect(n).toBeGreaterThan(0);
  expect(await query(url.href, 'select id from accounts')).toEqual([]);
});
