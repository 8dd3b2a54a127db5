// The API restarts and the pages reload by themselves; everything is at http://localhost:PORT.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;
const env = {
  ...process.env,
  QUITUS_API_PORT: String(apiPort),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
};
const reactRouter = join(root, 'node_modules', '.bin', 'react-router');

/** Each in a group of its own: both tools start children that must stop with them. */
const start = (cwd: string, args: string[], extra: Record<string, string> = {}) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...env, ...extra },
    detached: true,
  });

const children = [
  start(root, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    PORT: String(apiPort),
  }),
  start(join(root, 'packages', 'web'), [
    reactRouter,
    'dev',
    '--port',
    String(port),
    '--strictPort',
  ]),
];

function stop(): void {
  for (const { pid, exitCode, signalCode } of children)
    if (pid !== undefined && exitCode === null && signalCode === null)
      process.kill(-pid, 'SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.once('exit', stop);
