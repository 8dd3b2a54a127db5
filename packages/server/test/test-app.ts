// The real application on a database of its own; only the outside world and the clock are ours.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { createCaller, createFetcher, type Send } from '@quitus/api/client';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { runOnce } from 'graphile-worker';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

import { type Replica, startAddressReplica } from '../src/adapters/addresses/replica.ts';
import { outboxMails } from '../src/adapters/mail/outbox.table.ts';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { openPool } from '../src/db/pool.ts';
import type { OutageLog, WatchedPool } from '../src/db/watched-pool.ts';
import type { SellingDeps } from '../src/features/payments/fulfilment.ts';
import { JOBS } from '../src/job-registry.ts';
import { queueLogger } from '../src/jobs/shift.ts';
import { taskListOf } from '../src/jobs/tasks.ts';
import { createLogger } from '../src/log.ts';
import { quickPrinting } from './quick-printing.ts';
import { QUICK_TIMING } from './quick-timing.ts';
import { rememberedFiles } from './remembered-files.ts';
import { testSite } from './test-site.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const BASE = 'http://quitus.test/api';

const site = testSite();

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export async function createTestDatabase(
  reach: (url: URL) => URL = (url) => url,
  log?: OutageLog,
): Promise<WatchedPool> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(
    `create database "${name}" template "${inject('templateName')}" strategy file_copy`,
  );
  await admin.end();
  url.pathname = `/${name}`;
  const pool = openPool(reach(url).href, 10, QUICK_TIMING.database, log);
  afterAll(() => pool.end());
  return pool;
}

export async function createTestApp(
  change: {
    env?: Record<string, string>;
    deps?: Partial<SellingDeps>;
    /** How the database is reached. */
    reach?: (url: URL) => URL;
  } = {},
) {
  const replica: Replica = await startAddressReplica();
  const data = mkdtempSync(join(tmpdir(), 'quitus-test-'));
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLogger('info', sink);
  const pool = await createTestDatabase(change.reach, log);
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://quitus.test',
    QUITUS_DATA: data,
    APP_SECRET: 'W3cRk8v-Jq0ZtY5mLh2xPd7sNf9uGb4a',
    ...change.env,
  });
  let now = new Date('2026-11-15T10:00:00Z');
  const deps: SellingDeps = {
    ...createDeps({ ...config, timing: QUICK_TIMING }, pool, log, replica.url),
    now: () => now,
    // Reading takes long and has tests of its own: elsewhere a person would look at every file.
    reader: async () => ({ pages: [], documents: [] }),
    printing: quickPrinting,
    files: rememberedFiles,
    ...change.deps,
  };
  const app: FastifyInstance = await createApp(config, deps, site);
  afterAll(async () => {
    // An answer that a test did not read to its end would be waited for.
    app.server.closeAllConnections();
    await app.close();
    await replica.stop();
    rmSync(data, { recursive: true, force: true });
  });

  let authorization: string | null = null;
  let address = '127.0.0.1';
  const send: Send = async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: METHODS.find((method) => method === request.method) ?? 'GET',
      url: request.url.replace('http://quitus.test', ''),
      remoteAddress: address,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(authorization && { authorization }),
      },
      ...(body.length > 0 && { payload: body }),
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  };

  return {
    app,
    call: createCaller(BASE, send),
    fetchBytes: createFetcher(BASE, send),
    deps,
    pool,
    lines,
    /** Runs every job that waits, and those they queue in turn; some are left waiting. */
    work: (concurrency = 1, but: readonly string[] = []) =>
      runOnce({
        pgPool: pool,
        concurrency,
        taskList: Object.fromEntries(
          Object.entries(taskListOf(deps, JOBS)).filter(([name]) => !but.includes(name)),
        ),
        logger: queueLogger(deps),
        noHandleSignals: true,
      }),
    mails: () =>
      deps.db
        .select()
        .from(outboxMails)
        .orderBy(sql`created_at desc, id desc`),
    as: (token: string | null) => void (authorization = token && `Bearer ${token}`),
    visiting: (visit: string) => void (authorization = `Visit ${visit}`),
    from: (ip: string) => void (address = ip),
    wait: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
  };
}

/** The query of the link in a mail's text. */
export function linkIn(mail: { text: string } | undefined): { email_b64: string; token: string } {
  const url = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0];
  const query = new URL(url ?? 'http://no-link.test').searchParams;
  return { email_b64: query.get('email_b64') ?? '', token: query.get('token') ?? '' };
}
