// The whole server in a process of its own, on a database and a disk of its own, to be killed without
// a word (SIGKILL) and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

import { afterAll } from 'vitest';

import { readConfig } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { createLogger } from '../src/log.ts';
import { createTestDatabase } from './test-app.ts';

/** A dead worker's jobs are taken up after some seconds. */
const JOBS_MS = 120_000;
const script = join(import.meta.dirname, 'whole-server.ts');
const imports = join(import.meta.dirname, 'drizzle-imports.ts');
/** As for `npm start`: half of a start is compiling. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/node');

export type KillableServer = Awaited<ReturnType<typeof killableServer>>;

/** `reach`: how the server, and it alone, reaches the database. */
export async function killableServer(reach: (url: URL) => URL = (url) => url) {
  const pool = await createTestDatabase();
  const data = mkdtempSync(join(tmpdir(), 'quitus-killed-'));
  const env = {
    NODE_ENV: 'test',
    QUITUS_DATA: data,
    DATABASE_URL: reach(new URL(pool.options.connectionString ?? '')).href,
    APP_SECRET: 'W3cRk8v-Jq0ZtY5mLh2xPd7sNf9uGb4a',
    REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'fatal',
  };
  /** The test's own way to the same rows and the same files. */
  const deps = createDeps(readConfig(env), pool, createLogger('silent'), 'http://127.0.0.1:9');
  let running: ChildProcess | null = null;

  /** Resolves with its status, null when it was killed. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    if (!running) return null;
    const ended = once(running, 'exit');
    running.kill(signal);
    running = null;
    const [status] = await ended;
    return status;
  }
  const kill = () => end('SIGKILL');

  afterAll(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });

  return {
    deps,
    data,
    kill,
    /** The order to stop. */
    stop: () => end('SIGTERM'),
    lives: () => running !== null && running.exitCode === null && running.signalCode === null,
    /** Resolves with its address once it answers. */
    start: async (more: Record<string, string> = {}): Promise<string> => {
      const child = spawn(process.execPath, ['--import', imports, script], {
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env, ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      for await (const line of createInterface(child.stdout))
        if (line.startsWith('http://')) return line;
      throw new Error('the server did not start');
    },
    /** Every job was done, also those that a dead worker had begun. */
    jobsDone: async () => {
      const deadline = Date.now() + JOBS_MS;
      const left = async () =>
        (
          await pool.query(
            'select task_identifier, queue_name, attempts, last_error, run_at, locked_by from graphile_worker.jobs',
          )
        ).rows;
      for (let jobs = await left(); jobs.length > 0; jobs = await left()) {
        if (Date.now() > deadline)
          throw new Error(`jobs were left undone: ${JSON.stringify(jobs.slice(0, 5))}`);
        await setTimeout(20);
      }
    },
  };
}
