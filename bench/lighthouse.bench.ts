// What a phone sees: Lighthouse's four scores, median of five, and the weight of the landing page.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import { findChromium } from '../scripts/chromium.ts';
import { median, report } from './figure.ts';
import { root, start } from './processes.ts';

const ROUNDS = 5;
const PORT = 3931;
const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const OTHERS = [
  '/connexion',
  '/inscription',
  '/offrepro',
  '/preetatdate',
  '/faq',
  '/apropos',
  '/cgu',
];
const QUIET_MS = 2000;
const KILOBYTE = 1024;

async function audit(path: string, left = 2): Promise<Result> {
  const run = await lighthouse(`http://localhost:${PORT}${path}`, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  // Now and then a run ends without a score: it says nothing of the page, so it is made again.
  const scored = run && CATEGORIES.every((name) => run.lhr.categories[name]?.score != null);
  if (scored) return run.lhr;
  if (left === 0) throw new Error(`Lighthouse gave no score for ${path}`);
  return audit(path, left - 1);
}

const scoreOf = (result: Result, category: string) =>
  (result.categories[category]?.score ?? 0) * 100;

function failures(result: Result): string[] {
  return Object.values(result.audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
}

/** Scripts that the landing page asks for once somebody is there, as gzip would send them. */
async function landingWeight(): Promise<{ js: number; css: number }> {
  const client = join(root, 'packages/web/build/client');
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const css = /<style id="style-du-site"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${DEBUG_PORT}`);
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'load' });
  const asked = page.waitForResponse((response) => response.url().endsWith('.js'));
  await page.mouse.move(200, 200);
  await asked;
  // Scripts ask for others: until none came for a while.
  for (let known = 0; known < scripts.size;) {
    known = scripts.size;
    await page.waitForTimeout(QUIET_MS);
  }
  await page.close();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(client, path))).length);
  return {
    js: bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE,
    css: gzipSync(css).length / KILOBYTE,
  };
}

async function scores(path: string, goals: Record<string, number>): Promise<boolean[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await audit(path));
  const failed = [...new Set(results.flatMap(failures))];
  if (failed.length > 0) console.error(`${path} : ${failed.join(', ')}`);
  return CATEGORIES.map((category) =>
    report({
      figure: `lighthouse ${path} ${category}`,
      value: median(results.map((result) => scoreOf(result, category))),
      unit: 'points',
      reference: { name: 'full marks', value: 100 },
      goal: goals[category] ?? null,
    }),
  );
}

export async function benchLighthouse(): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'quitus-bench-'));
  const server = await start('packages/server/src/main.ts', 'Quitus est prêt', {
    QUITUS_DATA: data,
    QUITUS_DEMO: '0',
    DATABASE_URL: '',
    PORT: String(PORT),
  });
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const full = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };
  const ok = await scores('/', full);
  for (const path of OTHERS) ok.push(...(await scores(path, { performance: 0.98 })));
  const { js, css } = await landingWeight();
  const budget = (figure: string, value: number, limit: number) =>
    report({
      figure,
      value,
      unit: 'kB gzip',
      reference: { name: 'budget', value: limit },
      goal: 1,
      better: 'lower',
    });
  ok.push(budget('landing-js', js, 130), budget('landing-css', css, 12));
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return ok.every(Boolean);
}
