import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from '../scripts/chromium.ts';
import { ADDRESS_PORT, DATA, PORT } from './environment.ts';

const browser = await findChromium();
const root = join(import.meta.dirname, '..');

const SERVER = {
  cwd: root,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  timeout: 60_000,
  stdout: 'ignore',
  stderr: 'pipe',
} as const;

export default defineConfig({
  testDir: '.',
  globalSetup: './demo-around.ts',
  outputDir: join(root, 'e2e', 'results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two browsers, a server and its readings share the machine: what is awaited may take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    // Movement costs the processor that the other journeys need; those about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: [
    {
      ...SERVER,
      command: `exec ${process.execPath} e2e/address-replica.ts`,
      url: `http://127.0.0.1:${ADDRESS_PORT}/search`,
    },
    {
      ...SERVER,
      command: `exec ${process.execPath} packages/server/src/main.ts`,
      url: `http://localhost:${PORT}/api/ready`,
      env: {
        PORT: String(PORT),
        QUITUS_DATA: DATA,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        SMTP_URL: '',
        ADDRESS_SEARCH_URL: `http://127.0.0.1:${ADDRESS_PORT}/search`,
        TRUST_PROXY: '1',
        // Its papers would be printed and read beside the journeys.
        QUITUS_DEMO: '0',
      },
    },
  ],
});
