import { expect, it } from 'vitest';

import { createPerson } from '../../test/people.ts';
import { createTestApp } from '../../test/test-app.ts';
import { startMetrics } from './scrape.ts';

const METRICS_TOKEN = 'Jm7dPq2xVt9wKz4hRb6nYc1sLf8gTa3e';
const t = await createTestApp({ env: { METRICS_TOKEN } });

const scrape = async (
  headers: Record<string, string> = { authorization: `Bearer ${METRICS_TOKEN}` },
) => t.app.inject({ url: '/metrics', headers });

/** The value of one line; undefined when there is no such line. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await scrape()).body.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('is told to whoever holds the token, and to nobody else', async () => {
  const scraped = await scrape();
  expect(scraped.statusCode).toBe(200);
  expect(scraped.headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const authorization of [
    '',
    'Bearer',
    'Bearer faux',
    METRICS_TOKEN,
    `bearer ${METRICS_TOKEN}`,
  ]) {
    const refused = await scrape({ authorization });
    expect([authorization, refused.statusCode, refused.body]).toEqual([authorization, 401, '']);
  }
  expect((await scrape({})).statusCode).toBe(401);
});

it('is not there at all without a token', async () => {
  const silent = await createTestApp();
  const answer = await silent.app.inject('/metrics');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('quitus_');
});

it('names routes by their pattern, whatever was asked', async () => {
  const person = await createPerson(t, 'PRO_UNLIMITED');
  const headers = { authorization: `Bearer ${person.access}` };
  const strange = [
    '/api/rien/4b1d',
    '/nulle-part/4b1d?email=a@example.fr',
    '/api/portfolios/4b1d/x',
  ];
  for (const url of [...strange, '/api/portfolios/7a3c', '/api/health'])
    await t.app.inject({ url, headers });
  const { body } = await scrape();
  expect(body).not.toMatch(/4b1d|7a3c|example\.fr/);
  const routes = new Set([...body.matchAll(/route="([^"]+)"/g)].map(([, route]) => route));
  expect(routes).toEqual(
    new Set(['/*', '/api/*', '/api/health', '/api/portfolios/:uid', '/metrics']),
  );
  expect(
    await figure('quitus_http_requests_total{method="GET",route="/api/health",status="200"}'),
  ).toBe(1);
  expect(await figure('quitus_http_request_seconds_count{method="GET",route="/api/health"}')).toBe(
    1,
  );
});

it('says what waits, how long, and what was done', async () => {
  const send = (email: string) =>
    t.app.inject({ method: 'POST', url: '/api/auth/email', payload: { email } });
  const { email } = await createPerson(t, 'BASIC');
  await t.work();
  await send(email);
  await t.pool.query(
    "update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'",
  );
  expect(await figure('quitus_jobs_waiting{job="issue-link"}')).toBe(1);
  expect(await figure('quitus_jobs_oldest_seconds{job="issue-link"}')).toBeGreaterThanOrEqual(90);
  const done = (await figure('quitus_jobs_total{job="issue-link",outcome="done"}')) ?? 0;
  await t.work();
  expect(await figure('quitus_jobs_waiting{job="issue-link"}')).toBe(0);
  expect(await figure('quitus_jobs_oldest_seconds{job="issue-link"}')).toBe(0);
  expect(await figure('quitus_jobs_total{job="issue-link",outcome="done"}')).toBe(done + 1);
  expect(await figure('quitus_mails_waiting')).toBe(0);
});

it('counts the mails that did not leave, and the jobs that failed', async () => {
  const broken = await createTestApp({
    env: { METRICS_TOKEN },
    deps: {
      mail: {
        ...t.deps.mail,
        send: () => Promise.reject(new Error('no mail server')),
      },
    },
  });
  const { email } = await createPerson(broken, 'BASIC');
  await broken.app.inject({ method: 'POST', url: '/api/auth/email', payload: { email } });
  await broken.work();
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await broken.app.inject({ url: '/metrics', headers });
  expect(body).toContain('quitus_mails_waiting 1\n');
  expect(body).toContain('quitus_jobs_total{job="send-mail",outcome="failed"} 1\n');
});

it('says that the database is gone, and nothing that it no longer knows', async () => {
  const lost = await createTestApp({ env: { METRICS_TOKEN } });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const before = await lost.app.inject({ url: '/metrics', headers });
  expect(before.body).toContain('quitus_database_up 1\n');
  await lost.pool.query('alter table mails rename to mails_gone');
  const after = await lost.app.inject({ url: '/metrics', headers });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('quitus_database_up 0\n');
  expect(after.body).not.toMatch(/quitus_mails_waiting \d/);
  await lost.pool.query('alter table mails_gone rename to mails');
});

it('has a port of its own where one is given, with the process it watches', async () => {
  const { deps } = await createTestApp();
  const config = { metrics_port: 0, metrics_host: '127.0.0.1', metrics_token: null };
  const served = await startMetrics(config, deps);
  const at = `http://127.0.0.1:${served.port}`;
  const scraped = await (await fetch(`${at}/metrics`)).text();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
    'quitus_database_connections',
  ])
    expect(scraped).toContain(name);
  expect((await fetch(`${at}/autre`)).status).toBe(404);
  await served.stop();
  const guarded = await startMetrics(
    { ...config, metrics_token: METRICS_TOKEN },
    (await createTestApp()).deps,
  );
  expect((await fetch(`http://127.0.0.1:${guarded.port}/metrics`)).status).toBe(401);
  await guarded.stop();
});
