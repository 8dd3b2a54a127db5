import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from '../scripts/chromium.ts';
import { ADDRESS_PORT, DATA, PORT } from './support/environment.ts';

const browser = await findChromium();
const root = join(import.meta.dirname, '..');

const SERVER = {
  cwd: root,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  timeout: 60_000,
  stdout: 'ignore',
  stderr: 'pipe',
} as const;

/** The journeys that people would miss: part of `npm test`. The others are in long/. */
export default defineConfig({
  testDir: import.meta.dirname,
  testIgnore: 'long/**',
  outputDir: join(root, 'e2e', 'results'),
  // Side by side by file, so that what one file prepares is prepared once.
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // Two browsers, a server and its readings share the machine: what is awaited may take its time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
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
      command: `exec ${process.execPath} e2e/support/address-replica.ts`,
      url: `http://127.0.0.1:${ADDRESS_PORT}/search`,
    },
    {
      ...SERVER,
      command: `exec ${process.execPath} e2e/support/server.ts`,
      url: `http://localhost:${PORT}/api/ready`,
      env: {
        PORT: String(PORT),
        QUITUS_DATA: DATA,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        SMTP_URL: '',
        ADDRESS_SEARCH_URL: `http://127.0.0.1:${ADDRESS_PORT}/search`,
        TRUST_PROXY: '1',
        // All journeys share one server: an uploaded file is read before the demonstration's papers.
        QUITUS_DEMO: '1',
      },
    },
  ],
});
