// Runs vitest and Playwright and counts what passed, for npm test and npm run test:long.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.cache', 'reports');

export type Count = { passed: number; failed: number };

export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

function run(bin: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const path = join(root, 'node_modules', '.bin', bin);
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, [path, ...args], options).status === 0;
}

const read = (report: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(reports, report), 'utf8'));

export function vitest(name: string, args: readonly string[] = []): Count {
  const file = `${name}.json`;
  const output = `--outputFile.json=${join(reports, file)}`;
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', output, ...args]);
  const { numPassedTests, numFailedTests } = read(file);
  // A file that does not even load has no failed test of its own.
  return { passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) };
}

export function playwright(name: string, args: readonly string[]): Count {
  const file = `${name}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, file) };
  const ok = run('playwright', ['test', ...args, '--reporter=list,json'], env);
  const { expected, unexpected, flaky } = Object(read(file)['stats']);
  const failed = Number(unexpected) + Number(flaky);
  return { passed: Number(expected), failed: Math.max(failed, ok ? 0 : 1) };
}

/** A command of package.json counts as one test. */
export function command(name: string, ...args: readonly string[]): Count {
  const ran = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return ran.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Prints the sum as the last line and ends the process. */
export function finish(counts: readonly Count[]): never {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
