// One PostgreSQL for the whole run, one migrated template, one copy of it per test file.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPool } from '../src/db/pool.ts';
import { QUICK_TIMING } from './quick-timing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

const server = join(import.meta.dirname, '..');
const cache = join(server, '..', '..', '.cache');
/** Nothing here outlives the run: speed matters, durability does not. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Two runs at once have a folder each: the first that ends must not stop the other's database. */
function takeFolder(): string {
  for (let number = 1; ; number++) {
    const folder = join(cache, number === 1 ? 'test-postgres' : `test-postgres-${number}`);
    const holder = join(folder, 'run');
    mkdirSync(folder, { recursive: true });
    const pid = existsSync(holder) ? readFileSync(holder, 'utf8') : '';
    if (pid === '' || !existsSync(`/proc/${pid}`)) {
      writeFileSync(holder, String(process.pid));
      return folder;
    }
  }
}

function templateFor(): string {
  const hash = createHash('sha256');
  for (const file of globSync(join(server, 'migrations', '*.sql')).sort())
    hash.update(readFileSync(file));
  hash.update(readFileSync(join(server, '..', '..', 'package-lock.json')));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

export default async function setup(project: TestProject) {
  const folder = takeFolder();
  const postgres = await startEmbedded(folder, { settings: HASTY });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  const template = templateFor();
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^(test|template)_'",
  );
  for (const { datname } of rows)
    if (datname !== template) await admin.query(`drop database "${datname}" with (force)`);
  if (!rows.some(({ datname }) => datname === template)) {
    await admin.query(`create database "${template}_draft"`);
    const url = new URL(postgres.url);
    url.pathname = `/${template}_draft`;
    const pool = openPool(url.href, 4, QUICK_TIMING.database);
    await migrate(pool);
    await pool.end();
    await admin.query(`alter database "${template}_draft" rename to "${template}"`);
  }
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('templateName', template);
  return async () => {
    await postgres.stop();
    rmSync(join(folder, 'run'), { force: true });
  };
}
