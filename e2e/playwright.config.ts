import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from '../scripts/chromium.ts';
import { DATA, PORT } from './environment.ts';

const browser = await findChromium();
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'e2e', 'results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
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
  webServer: {
    command: `exec ${process.execPath} packages/server/src/main.ts`,
    cwd: root,
    url: `http://localhost:${PORT}/api/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      QUITUS_DATA: DATA,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SMTP_URL: '',
      TRUST_PROXY: '1',
    },
  },
});
