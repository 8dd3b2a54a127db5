// What a phone sees of the public pages: Lighthouse's four scores and the largest paint, medians of five;
// and what the landing page weighs once everything has come by itself.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import { findChromium } from '../scripts/chromium.ts';
import { median, report } from './figure.ts';
import { root, start } from './processes.ts';

const ROUNDS = 5;
const PORT = 3931;
const DEBUG_PORT = 9333;
const GOALS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LARGEST_PAINT_MS = 1500;
/** Those that search engines are told of, and those where people come in. */
const ENTRANCES = ['/connexion', '/inscription'];
const QUIET_MS = 2000;
const KILOBYTE = 1024;

const client = join(root, 'packages/web/build/client');

function publicPages(): string[] {
  const map = readFileSync(join(client, 'sitemap.xml'), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  return [...new Set([...listed.map(({ pathname }) => pathname), ...ENTRANCES])];
}

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

const timeOf = (result: Result, name: string) =>
  result.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;

function failures(result: Result): string[] {
  return Object.values(result.audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
}

async function figures(path: string): Promise<boolean[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await audit(path));
  const failed = [...new Set(results.flatMap(failures))];
  if (failed.length > 0) console.error(`${path} : ${failed.join(', ')}`);
  const scores = CATEGORIES.map((category) =>
    report({
      figure: `lighthouse ${path} ${category}`,
      value: median(results.map((result) => scoreOf(result, category))),
      unit: 'points',
      reference: { name: 'full marks', value: 100 },
      goal: GOALS[category],
    }),
  );
  const time = (figure: string, name: string, limit: number, goal: number | null) =>
    report({
      figure: `lighthouse ${path} ${figure}`,
      value: median(results.map((result) => timeOf(result, name))),
      unit: 'ms',
      reference: { name: 'limit', value: limit },
      goal,
      better: 'lower',
    });
  return [
    ...scores,
    time('largest-paint', 'largest-contentful-paint', LARGEST_PAINT_MS, 1),
    time('blocking', 'total-blocking-time', 200, null),
  ];
}

/** Until no script came for a while: scripts ask for others. */
async function settle(page: Page, scripts: ReadonlySet<string>): Promise<void> {
  for (let known = -1; known < scripts.size;) {
    known = scripts.size;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** What the landing page asks for without a gesture, then what a visitor adds who reads to its foot. */
async function landingWeight(browser: Browser): Promise<Record<'alone' | 'read' | 'css', number>> {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const css = /<style id="style-du-site"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  const weight = () =>
    [...scripts]
      .map((path) => gzipSync(readFileSync(join(client, path))).length / KILOBYTE)
      .reduce((sum, size) => sum + size, 0);
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Refuser' }).click({ trial: true });
  await settle(page, scripts);
  const alone = weight();
  await page.locator('footer').scrollIntoViewIfNeeded();
  for (const section of await page.locator('main section').all())
    await section.scrollIntoViewIfNeeded();
  await settle(page, scripts);
  const read = weight();
  await page.close();
  return { alone, read, css: gzipSync(css).length / KILOBYTE };
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
  const { alone, read, css } = await landingWeight(browser);
  const budget = (figure: string, value: number, limit: number, goal: number | null) =>
    report({
      figure,
      value,
      unit: 'kB gzip',
      reference: { name: 'budget', value: limit },
      goal,
      better: 'lower',
    });
  const ok = [
    budget('landing-js', alone, 130, 1),
    budget('landing-js read to its foot', read, 130, null),
    budget('landing-css', css, 12, 1),
  ];
  for (const path of publicPages()) ok.push(...(await figures(path)));
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return ok.every(Boolean);
}
