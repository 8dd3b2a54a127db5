// What our house costs over bare Fastify: an authenticated call, and a prerendered page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { authApi } from '@quitus/api/auth.api';
import { createCaller } from '@quitus/api/client';
import { outboxApi } from '@quitus/api/outbox.api';
import { startEmbedded } from '@quitus/server/db/embedded';

import { median, report } from './figure.ts';
import { throughput } from './load.ts';
import { root, start } from './processes.ts';

const ROUNDS = 5;
const OURS = 'http://127.0.0.1:3931';
const BARE = 'http://127.0.0.1:3932';
const PAGE = join(root, 'packages/web/build/client/index.html');

async function signIn(): Promise<{ access: string; session_id: string }> {
  const call = createCaller(`${OURS}/api`, fetch);
  const email = 'bench@example.fr';
  const portfolio_type = 'APARTMENT_SALE_PORTFOLIO';
  await call(authApi.registerEmail, {
    body: { email, portfolio_type, main_address: '1 rue du Banc' },
  });
  for (;;) {
    const [mail] = await call(outboxApi.list);
    const url = /http\S+token=\S+/.exec(mail?.text ?? '')?.[0];
    if (!url) continue;
    const { email_b64 = '', token = '' } = Object.fromEntries(new URL(url).searchParams);
    const { tokens } = await call(authApi.openLink, { query: { email_b64, token } });
    const claims = JSON.parse(
      Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString(),
    );
    return { access: tokens.access, session_id: String(claims.sid) };
  }
}

/** Turn by turn, so that a busy moment of the machine falls on both. */
async function compare(path: string, headers: Record<string, string>) {
  const ours: number[] = [];
  const bare: number[] = [];
  // Not counted: the compiler has not seen the code yet.
  for (const host of [OURS, BARE]) await throughput(`${host}${path}`, headers);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await throughput(`${OURS}${path}`, headers));
    bare.push(await throughput(`${BARE}${path}`, headers));
  }
  return { ours: median(ours), bare: median(bare) };
}

export async function benchAuth(): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'quitus-bench-'));
  const postgres = await startEmbedded(data);
  const env = { QUITUS_DATA: data, DATABASE_URL: postgres.url, HOST: '127.0.0.1' };
  // Without the demonstration, whose papers would be printed and read beside.
  const unlimited = { REQUESTS_PER_MINUTE: '100000000', LOG_LEVEL: 'warn', QUITUS_DEMO: '0' };
  const ours = await start('packages/server/src/main.ts', 'Quitus est prêt', {
    ...env,
    ...unlimited,
    PORT: '3931',
  });
  const { access, session_id } = await signIn();
  const bare = await start('bench/bare-fastify.ts', 'ready', {
    ...env,
    PORT: '3932',
    SESSION_ID: session_id,
    PAGE,
  });
  const me = await compare('/api/auth/me', { authorization: `Bearer ${access}` });
  const page = await compare('/', {});
  await Promise.all([ours.stop(), bare.stop()]);
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
  return [
    report({
      figure: 'auth-me-throughput',
      value: me.ours,
      unit: 'requests/s',
      reference: { name: 'bare Fastify, same SQL', value: me.bare },
      goal: 0.75,
    }),
    report({
      figure: 'landing-page-throughput',
      value: page.ours,
      unit: 'requests/s',
      reference: { name: 'bare Fastify, same bytes from memory', value: page.bare },
      goal: 0.8,
    }),
  ].every(Boolean);
}
