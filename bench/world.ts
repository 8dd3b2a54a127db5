// A database, a data folder and the way to them, for benches that start real processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '@quitus/server/config';
import { createDeps } from '@quitus/server/create-deps';
import { startEmbedded } from '@quitus/server/db/embedded';
import { migrate } from '@quitus/server/db/migrate';
import { openPool } from '@quitus/server/db/pool';
import { createLogger } from '@quitus/server/log';

export async function createWorld(port: string) {
  const data = mkdtempSync(join(tmpdir(), 'quitus-bench-'));
  const host = `http://127.0.0.1:${port}`;
  const postgres = await startEmbedded(data);
  const env = {
    QUITUS_DATA: data,
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: port,
    QUITUS_DEMO: '0',
    REQUESTS_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
  };
  const config = readConfig(env);
  const pool = openPool(postgres.url, 10, config.timing.database);
  await migrate(pool);
  const deps = createDeps(config, pool, createLogger('warn'), host);
  return {
    data,
    host,
    env,
    pool,
    deps,
    end: async () => {
      await pool.end();
      await postgres.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
