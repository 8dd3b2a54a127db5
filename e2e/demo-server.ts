// A server with the demonstration, its syndic and its tax office: the first journey that needs it starts it, the
// others share it (each in a dossier or an account of its own), and the end of the run stops it.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ADDRESS_PORT, type Demo } from './environment.ts';
import { expect } from './journey.ts';

export const urlOf = ({ port }: Demo): string => `http://localhost:${port}`;

/** Whoever writes it starts the server. */
const pidFile = ({ data }: Demo): string => `${data}.pid`;

/** From nothing, as at the first start of the product. */
export async function startDemo(demo: Demo): Promise<void> {
  if (isFirst(demo)) spawnDemo(demo);
  await expect(async () => {
    expect((await fetch(`${urlOf(demo)}/api/ready`)).status).toBe(200);
  }).toPass({ timeout: 90_000 });
}

function isFirst(demo: Demo): boolean {
  mkdirSync(dirname(demo.data), { recursive: true });
  try {
    writeFileSync(pidFile(demo), '', { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw cause;
  }
}

function spawnDemo(demo: Demo): void {
  const { port, data } = demo;
  rmSync(data, { recursive: true, force: true });
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', openSync(`${data}.log`, 'w')],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      QUITUS_DATA: data,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SMTP_URL: '',
      ADDRESS_SEARCH_URL: `http://127.0.0.1:${ADDRESS_PORT}/search`,
      QUITUS_DEMO: '1',
    },
  });
  server.unref();
  writeFileSync(pidFile(demo), String(server.pid));
}

/** At both ends of a run: one that was killed left its own behind. Where nobody answers, the number is another's. */
export async function stopDemo(demo: Demo): Promise<void> {
  const pid = readPid(demo);
  rmSync(pidFile(demo), { force: true });
  if (pid === null || !(await answers(demo)) || !sendSignal(pid, 'SIGTERM')) return;
  await expect(() => expect(sendSignal(pid, 0)).toBe(false)).toPass({ timeout: 30_000 });
}

const answers = (demo: Demo): Promise<boolean> =>
  fetch(`${urlOf(demo)}/api/health`).then(
    () => true,
    () => false,
  );

function readPid(demo: Demo): number | null {
  try {
    const pid = Number(readFileSync(pidFile(demo), 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Whether it is there to get it. */
function sendSignal(pid: number, signal: 'SIGTERM' | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
