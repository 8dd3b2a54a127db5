// Photographs the product's own screens for the landing page: npm run demo-pictures, after a change of
// these screens. What is seen is the demonstration, with made-up people.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import {
  type DEMO_SCENES,
  DEMO_SIZE,
} from '../packages/web/src/features/landing/demo-scenes.data.ts';
import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'packages', 'web', 'public', 'demo');
const PORT = 3952;
const url = `http://localhost:${PORT}`;
const AGENT = 'lucie@quais.example.fr';
const SCREEN = { width: 1344, height: 896 };

type Picture = (typeof DEMO_SCENES)[number]['picture'];

async function take(page: Page, picture: Picture): Promise<void> {
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await sharp(png)
    .resize(DEMO_SIZE)
    .webp({ quality: 78 })
    .toFile(join(pictures, `${picture}.webp`));
}

async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/email', { data: { email: AGENT } });
  for (;;) {
    const [mail] = await (await page.request.get('/api/dev/outbox')).json();
    const path = /https?:\/\/[^/\s]+(\/\S+token=\S+)/.exec(mail?.text ?? '')?.[1];
    if (path) return void (await page.goto(path));
    await page.waitForTimeout(200);
  }
}

const found = await findChromium();
const data = mkdtempSync(join(tmpdir(), 'quitus-demo-'));
const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(PORT),
    QUITUS_DATA: data,
    QUITUS_DEMO: '1',
    DATABASE_URL: '',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
mkdirSync(pictures, { recursive: true });

const chrome = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: ['--no-sandbox'],
});
const newPage = async (): Promise<Page> => {
  const context = await chrome.newContext({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: SCREEN,
  });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url }]);
  return context.newPage();
};

const page = await newPage();
await signIn(page);
await page.getByText('rue du Marché').first().click();
await page
  .getByRole('button', { name: /^Appels de charges/ })
  .first()
  .waitFor();
await take(page, 'dossier');

// The papers of the demonstration are read in the background, without a word to open pages.
await page.goto(`${page.url()}?document=CHARGES`);
const amount = page.locator('[data-fact]').filter({ hasText: 'Montant de l’appel' });
while ((await amount.count()) === 0) {
  await page.waitForTimeout(3000);
  await page.reload({ waitUntil: 'networkidle' });
}
await amount.click();
await take(page, 'lecture');
await page.keyboard.press('Escape');

await page.getByRole('button', { name: 'Partager' }).first().click();
const dialog = page.getByRole('dialog');
await dialog.getByLabel('Nom du destinataire').fill('Étude Lemaire');
await take(page, 'partage');
await dialog.getByRole('button', { name: 'Créer le lien' }).click();
const link = await page.getByLabel('Lien de partage').inputValue();

const notary = await newPage();
await notary.goto(new URL(link).pathname);
await notary.getByRole('heading', { name: /rue du Marché/i }).waitFor();
await take(notary, 'notaire');

await chrome.close();
const stopped = once(server, 'exit');
server.kill('SIGTERM');
await stopped;
rmSync(data, { recursive: true, force: true });
