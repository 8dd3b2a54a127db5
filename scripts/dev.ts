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

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: String(apiPort) },
  }),
  spawn(process.execPath, [reactRouter, 'dev', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'packages', 'web'),
    stdio: 'inherit',
    env,
  }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.once('exit', stop);
