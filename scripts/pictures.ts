// Draws the pictures that browsers and social networks want as files, from the site itself:
// npm run pictures, after a change of the logo or of the pages' first screen.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'packages', 'web', 'public');
const PORT = 3951;

const PREVIEWS: Record<string, string> = {
  quitus: '/',
  offrepro: '/offrepro',
  preetatdate: '/preetatdate',
};

async function drawIcon(page: Page, size: number): Promise<Buffer> {
  const logo = readFileSync(join(pictures, 'favicon.svg'), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#f6f5f1">
       <div style="width:74%">${logo.replace('<svg', '<svg width="100%" height="100%"')}</div>`,
  );
  return page.screenshot();
}

/** An .ico may simply hold a PNG behind a header of 22 bytes. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const browser = await findChromium();
const data = mkdtempSync(join(tmpdir(), 'quitus-pictures-'));
const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), QUITUS_DATA: data, DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const chrome = await chromium.launch({
  executablePath: browser.path,
  env: { ...process.env, ...browser.env },
  args: ['--no-sandbox'],
});
const page = await chrome.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
for (const size of [192, 512])
  writeFileSync(join(pictures, `icon-${size}.png`), await drawIcon(page, size));
writeFileSync(join(pictures, 'apple-touch-icon.png'), await drawIcon(page, 180));
writeFileSync(join(pictures, 'favicon.ico'), toIco(await drawIcon(page, 32), 32));

mkdirSync(join(pictures, 'og'), { recursive: true });
await page.setViewportSize({ width: 1200, height: 630 });
const url = `http://localhost:${PORT}`;
await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url }]);
for (const [name, path] of Object.entries(PREVIEWS)) {
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(pictures, 'og', `${name}.png`) });
}
await chrome.close();
const stopped = once(server, 'exit');
server.kill('SIGTERM');
await stopped;
rmSync(data, { recursive: true, force: true });
