// A server with the demonstration, its syndic and its tax office, for as long as a journey needs them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { ADDRESS_PORT, DEMO_DATA, DEMO_PORT } from './environment.ts';
import { expect } from './journey.ts';

export const DEMO_URL = `http://localhost:${DEMO_PORT}`;

/** From nothing, as at the first start of the product. */
export async function startDemo(): Promise<ChildProcess> {
  rmSync(DEMO_DATA, { recursive: true, force: true });
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(DEMO_PORT),
      QUITUS_DATA: DEMO_DATA,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SMTP_URL: '',
      ADDRESS_SEARCH_URL: `http://127.0.0.1:${ADDRESS_PORT}/search`,
      QUITUS_DEMO: '1',
    },
  });
  await expect(async () => {
    expect((await fetch(`${DEMO_URL}/api/ready`)).status).toBe(200);
  }).toPass({ timeout: 90_000 });
  return server;
}

export async function stopDemo(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}
