// All the tests: rules, server on a real PostgreSQL, components, then journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type Count = { passed: number; failed: number };

function run(bin: string, args: string[], env: Record<string, string> = {}): boolean {
  const path = join(root, 'node_modules', '.bin', bin);
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, [path, ...args], options).status === 0;
}

function read(report: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(reports, report), 'utf8'));
}

function unitTests(): Count {
  const report = join(reports, 'vitest.json');
  const ok = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = read('vitest.json');
  // A file that does not even load has no failed test of its own.
  return { passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) };
}

function journeys(): Count {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') };
  const ok = run('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], env);
  const { expected, unexpected, flaky } = Object(read('playwright.json')['stats']);
  const failed = Number(unexpected) + Number(flaky);
  return { passed: Number(expected), failed: Math.max(failed, ok ? 0 : 1) };
}

await findChromium();
const counts = [unitTests(), journeys()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
