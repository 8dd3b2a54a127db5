// Everything that can be said of the code without running it: types, lint, format, architecture.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const STEPS: [title: string, bin: string, ...args: string[]][] = [
  ['types des routes', 'react-router', 'typegen', 'packages/web'],
  ...[
    'packages/domain',
    'packages/api',
    'packages/papers',
    'packages/reader',
    'packages/robots',
    'packages/server',
    'packages/web',
    '.',
  ].map((project): [string, string, ...string[]] => [`types, ${project}`, 'tsc', '-p', project]),
  ['règles', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['migrations', 'drizzle-kit', 'check', '--config', 'packages/server/drizzle.config.ts'],
  ['architecture', 'vitest', 'run', '--project', 'architecture'],
];

const failed = STEPS.filter(([title, bin, ...args]) => {
  const started = performance.now();
  const path = join(root, 'node_modules', '.bin', bin);
  const ran = spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8' });
  const ok = ran.status === 0;
  console.log(`${ok ? 'ok ' : 'NON'}  ${title} (${Math.round(performance.now() - started)} ms)`);
  if (!ok) console.log(ran.stdout, ran.stderr);
  return !ok;
});
process.exit(failed.length > 0 ? 1 : 0);
