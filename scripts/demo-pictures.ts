// Photographs the product's own screens for the landing page: npm run demo-pictures, after a change of
// these screens. What is seen is the demonstration, with made-up people.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Locator, type Page } from '@playwright/test';
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
/** Of the agency too: his sale is further on, its pré-état daté delivered. */
const COLLEAGUE = 'karim@quais.example.fr';
/** Long: the demonstration reads its papers meanwhile, and keeps the machine busy. */
const WAIT_MS = 180_000;
const SCREEN = { width: 1344, height: 896 };

type Picture = (typeof DEMO_SCENES)[number]['picture'];

async function take(page: Page, picture: Picture): Promise<void> {
  await page.waitForLoadState('networkidle');
  await takeNow(page, picture);
}

/** Where something goes on, the network never rests. */
async function takeNow(page: Page, picture: Picture): Promise<void> {
  const png = await page.screenshot();
  await sharp(png)
    .resize(DEMO_SIZE)
    .webp({ quality: 78 })
    .toFile(join(pictures, `${picture}.webp`));
}

async function signIn(page: Page, email: string): Promise<void> {
  const entered = await page.request.post('/api/demo/enter', { data: { email } });
  const { path } = await entered.json();
  await page.goto(path);
}

/** What the demonstration does in the background is done without a word to open pages. */
async function reloadUntil(page: Page, awaited: Locator): Promise<void> {
  while ((await awaited.count()) === 0) {
    await page.waitForTimeout(3000);
    await page.reload({ waitUntil: 'networkidle' });
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
// It does not outlive a picture that could not be taken.
process.once('exit', () => server.kill('SIGTERM'));
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
  context.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url }]);
  return context.newPage();
};

const page = await newPage();
await signIn(page, AGENT);
await page.getByText('rue du Marché').first().click();
await page.waitForURL(/dashboard/);
const dossier = page.url();
// Away from the windows: the one under it would be outlined.
await page.mouse.move(0, 0);
await page.goto(dossier, { waitUntil: 'networkidle' });
await reloadUntil(page, page.getByText(/^documents vérifiés/));
await take(page, 'dossier');

await page.goto(`${dossier}?document=CHARGES`);
const amount = page.locator('[data-fact]').filter({ hasText: 'Montant de l’appel' });
await reloadUntil(page, amount);
await amount.click();
await take(page, 'lecture');

await page.goto(dossier);
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

// Photographed on its way: some documents are here, others are awaited.
await page.goto('/account');
await page.getByText('rue des Moulins').first().click();
await page.getByRole('link', { name: 'Récupérer chez le syndic' }).click();
await page.getByRole('button', { name: 'Choisir ce syndic' }).click();
await page.getByRole('button', { name: 'Remplir avec l’accès de démonstration' }).click();
await page.getByRole('checkbox', { name: /mandat/ }).check();
await page.getByRole('button', { name: 'Lancer la récupération' }).click();
await page.getByRole('link', { name: /^Procès-verbaux.*À vérifier/ }).waitFor();
await page.evaluate(() => window.scrollTo(0, 0));
await takeNow(page, 'robot');

const colleague = await newPage();
await signIn(colleague, COLLEAGUE);
await colleague.getByText('allée des Saules').first().click();
await colleague.waitForURL(/dashboard/);
await colleague.goto(`${colleague.url()}/preetatdate`);
await colleague.getByRole('heading', { level: 1 }).waitFor();
await reloadUntil(colleague, colleague.getByText('Votre pré-état daté est livré'));
await colleague.getByRole('img', { name: /^Page 1 .* pré-état daté/ }).waitFor();
await take(colleague, 'preetatdate');

await chrome.close();
const stopped = once(server, 'exit');
server.kill('SIGTERM');
await stopped;
rmSync(data, { recursive: true, force: true });
