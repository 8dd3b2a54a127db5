// A real PostgreSQL in the data folder, for whoever has none: started with us, found again when a killed
// process left it running, started again at the same address when it dies.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  freePort,
  initialise,
  launch,
  loadBinaries,
  orphan,
  pickRunner,
  runs,
  untilReady,
  USER,
} from './embedded-cluster.ts';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/** `onTrouble`: it died and does not start again; it is tried for as long as we live. */
export type EmbeddedOptions = { settings?: string[]; onTrouble?: (cause: unknown) => void };

const PROBE_EVERY_MS = 250;
const MOST_LOOKS = 40;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** One that lived this long did not die of its start. */
const HEALTHY_MS = 60_000;

export async function startEmbedded(
  folder: string,
  { settings = [], onTrouble = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = join(folder, 'postgres');
  const password = passwordIn(folder);
  const urlOf = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

  // Another Quitus of the same folder may be starting it at this moment.
  for (let looks = 0; looks < MOST_LOOKS && !mayKeep(folder) && !orphan(cluster); looks++)
    await sleep(PROBE_EVERY_MS);
  const found = orphan(cluster);
  const port = found?.port ?? (await freePort());
  const start = async () => {
    const { initdb, postgres } = await loadBinaries();
    const runner = pickRunner();
    if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(cluster, password, initdb, runner);
    await untilReady(launch(cluster, port, postgres, runner, settings));
  };
  if (!found) {
    own(folder);
    await start();
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => {}); // woken
  let pause = SHORTEST_PAUSE_MS;
  let started = performance.now();
  async function startAgain(): Promise<void> {
    if (performance.now() - started > HEALTHY_MS) pause = SHORTEST_PAUSE_MS;
    await rest(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    started = performance.now();
    if (!signal.aborted && !orphan(cluster)) await start();
  }
  const keeping = (async () => {
    for (; !signal.aborted; await rest(PROBE_EVERY_MS))
      // Another Quitus serves the same folder: it keeps the database, until it goes.
      if (mayKeep(folder) && !orphan(cluster)) await startAgain().catch(onTrouble);
  })();

  const stop = async () => {
    stopping.abort();
    await keeping;
    const running = mayKeep(folder) ? orphan(cluster) : null;
    if (!running) return;
    process.kill(running.pid, 'SIGINT');
    while (runs(running.pid, 'postgres')) await sleep(20);
  };
  return { url: urlOf(port), stop };
}

function passwordIn(folder: string): string {
  const file = join(folder, 'postgres-password');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

const ownerFile = (folder: string): string => join(folder, 'postgres-owner');

const own = (folder: string): void => writeFileSync(ownerFile(folder), String(process.pid));

/** Ours, or nobody's any more, and then ours. */
function mayKeep(folder: string): boolean {
  const file = ownerFile(folder);
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner === process.pid) return true;
  if (runs(owner, 'node')) return false;
  own(folder);
  return true;
}
