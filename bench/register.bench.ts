// How fast the national register comes in, against PostgreSQL copying the same file into bare columns of text.
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { importRegister } from '@quitus/server/features/directory/register-import';
import { from as copyFrom } from 'pg-copy-streams';

import { madeUpRegister, REGISTER_HEADER } from '../packages/server/test/register-file.ts';
import { report } from './figure.ts';
import { createWorld, type World } from './world.ts';

const BUILDINGS = 600_000;
/** From the issue: so many rows a second, or half of what a bare copy does. */
const [ROWS_A_SECOND, OF_A_COPY] = [20_000, 0.5];
const PORT = '3971';

export async function benchRegister(): Promise<boolean> {
  const world = await createWorld(PORT);
  try {
    const path = join(world.data, 'registre-2026-10-01.csv');
    await pipeline(Readable.from(madeUpRegister(BUILDINGS)), createWriteStream(path));
    const copied = await rate(() => bareCopy(world, path));
    const open = () => createReadStream(path, { highWaterMark: 1 << 18 });
    const first = await rate(() => importRegister(world.pool, open(), '2026-10-01', new Date()));
    const again = await rate(() => importRegister(world.pool, open(), '2026-10-01', new Date()));
    const copy = { name: 'copy of the same file', value: copied };
    const asked = { name: 'asked for', value: ROWS_A_SECOND };
    const unit = 'rows/s';
    report({ figure: 'register-again', value: again, unit, reference: copy, goal: null });
    // Either will do.
    const goals = [
      report({ figure: 'register-import', value: first, unit, reference: copy, goal: OF_A_COPY }),
      report({ figure: 'register-import', value: first, unit, reference: asked, goal: 1 }),
    ];
    return goals.some(Boolean);
  } finally {
    await world.end();
  }
}

async function rate(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (BUILDINGS / (performance.now() - started)) * 1000;
}

async function bareCopy({ pool }: World, path: string): Promise<void> {
  const client = await pool.connect();
  const columns = REGISTER_HEADER.map((_, at) => `c${at} text`).join(', ');
  await client.query(`create table bare (${columns})`);
  await pipeline(
    createReadStream(path),
    client.query(copyFrom('copy bare from stdin (format csv, header)')),
  );
  client.release();
}
