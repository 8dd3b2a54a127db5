// What every process does: read the configuration, reach the database, build the dependencies,
// and stop in the reverse order when told to.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { startAddressReplica } from './adapters/addresses/replica.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { isDatabaseAway } from './db/away.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import type { WatchedPool } from './db/watched-pool.ts';
import { listSyndics } from './features/directory/directory.queries.ts';
import { LISTED_SYNDICS } from './features/directory/networks.data.ts';
import type { SellingDeps } from './features/payments/fulfilment.ts';
import { createLogger } from './log.ts';
import { createStops, type Stops } from './stops.ts';
import { takeTemporaryFolder } from './temporary-folder.ts';

export type Running = {
  config: Config;
  deps: SellingDeps;
  pool: WatchedPool;
  log: Logger;
  /** For commands that end by themselves. */
  exit: (status: number) => Promise<void>;
} & Pick<Stops, 'onStop' | 'started'>;

const envFile = join(import.meta.dirname, '..', '..', '..', '.env');
/** For each part: a job that is cut off is taken up again by the next process. */
const STOP_LIMIT_MS = 8000;
const LAST_QUERIES_MS = 1000;

/** Runs a process until SIGINT or SIGTERM, and leaves nothing behind. */
export async function run(
  start: (running: Running) => Promise<void>,
  changes: Partial<Config> = {},
): Promise<void> {
  const { onStop, started, stopAll } = createStops(STOP_LIMIT_MS);
  let stopping: Promise<void> | undefined;
  const stop = (status: number): Promise<void> => {
    stopping ??= (async () => {
      // A job that was cut off misses what is gone by then: that must not keep the rest from stopping.
      process.on('uncaughtException', (cause) => console.error(explain(cause)));
      const failures = await stopAll();
      for (const cause of failures) console.error(explain(cause));
      process.exit(failures.length > 0 ? 1 : status);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  try {
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const config = { ...readConfig(process.env), ...changes };
    const log = createLogger(config.log_level);
    onStop(() => log.flush());
    onStop(takeTemporaryFolder(config.data));
    // What nobody waits for at that moment must not end the process over an outage, which is told once.
    process.on('unhandledRejection', (cause) => {
      if (!isDatabaseAway(cause)) throw cause;
      log.debug({ err: cause }, 'a query was given up');
    });
    const onTrouble = (cause: unknown) =>
      log.error({ err: cause }, 'the embedded database does not start again');
    const database =
      config.database_url ?? (await started(() => startEmbedded(config.data, { onTrouble }))).url;
    const pool = openPool(database, config.database_pool, config.timing.database, log);
    // A job that was cut off may keep its connection: it ends with the process.
    onStop(() => Promise.race([pool.end(), sleep(LAST_QUERIES_MS)]));
    await pool.reach();
    await pool.outlast(() => migrate(pool));
    const addresses = config.address_search_url ?? (await started(() => startAddressReplica())).url;
    const deps = createDeps(config, pool, log, addresses);
    onStop(() => deps.mail.close());
    onStop(() => deps.storage.close());
    // What we know of managers by ourselves, as this version has it.
    await pool.outlast(() => listSyndics(deps.db, LISTED_SYNDICS, deps.now()));
    await start({ config, deps, pool, log, onStop, started, exit: stop });
  } catch (cause) {
    // What a start misses once it was told to stop is what has been stopped.
    if (!stopping) console.error(explain(cause));
    await stop(1);
  }
}

function explain(cause: unknown): string {
  if (cause instanceof ConfigError) return cause.message;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE')
    return 'Ce port est déjà pris par un autre programme. Arrêtez-le, ou choisissez-en un autre : PORT=3001 npm start.';
  if (code === '28P01' || code === '28000' || code === '3D000')
    return 'La base de données refuse la connexion : vérifiez DATABASE_URL.';
  return cause.stack ?? cause.message;
}
