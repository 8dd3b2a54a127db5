// The national register, from its file into the database: copied beside and merged, some thousand rows at a time
// while the next are read, all or nothing. The same file again changes nothing; an older one does not undo a newer
// one. Decision 032.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { registerRow, type RowFault } from '@quitus/domain/robots/register';
import { registerColumns } from '@quitus/domain/robots/register-columns';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { WatchedPool } from '../../db/watched-pool.ts';
import { csvRecords } from './csv-records.ts';
import { copyLine, STAGED } from './register-copy.ts';
import { mergeManagers, NamedManagers } from './register-managers.ts';

export type BadRow = { line: number; fault: RowFault };
export type Imported = {
  rows: number;
  /** New, or told otherwise than before. */
  written: number;
  managers: number;
  bad: number;
  /** The first of them. */
  bad_rows: BadRow[];
};

/** The file is not a register: the headings that it lacks. */
export class NotARegister extends Error {
  override readonly name = 'NotARegister';
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super(`no column for ${missing.join(', ')}`);
    this.missing = missing;
  }
}

const LOCK = 4_710_013;

export async function importRegister(
  pool: WatchedPool,
  file: AsyncIterable<Uint8Array>,
  published_on: string,
  now: Date,
  batch_rows = 20_000,
): Promise<Imported> {
  const imported = await mergeWhole(pool, file, { published_on, now, batch_rows });
  // New rows wait beside a GIN index and slow every search until they are put in it.
  await pool.query('vacuum (analyze) registered_buildings, syndics');
  return imported;
}

async function mergeWhole(
  pool: WatchedPool,
  file: AsyncIterable<Uint8Array>,
  { published_on, now, batch_rows }: { published_on: string; now: Date; batch_rows: number },
): Promise<Imported> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One at a time: the second waits, then finds nothing left to change.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(IN_BULK);
    await client.query(STAGING);
    const seen: Seen = { rows: 0, bad: 0, bad_rows: [], managers: new NamedManagers() };
    const written = await mergeAll(client, batchesOf(file, seen, batch_rows), published_on);
    const managers = await mergeManagers(client, seen.managers, now);
    await client.query('commit');
    client.release();
    const { rows, bad, bad_rows } = seen;
    return { rows, bad, bad_rows, written, managers };
  } catch (cause) {
    // The connection goes with its transaction, whatever state it is in.
    client.release(true);
    throw cause;
  }
}

/** The next batch is read while the database merges the one before. */
async function mergeAll(
  client: PoolClient,
  batches: AsyncGenerator<Buffer[]>,
  published_on: string,
): Promise<number> {
  let written = 0;
  for (let { value, done } = await batches.next(); !done;) {
    const [next, merged] = await Promise.all([
      batches.next(),
      mergeBatch(client, value, published_on),
    ]);
    written += merged;
    ({ value, done } = next);
  }
  return written;
}

async function mergeBatch(
  client: PoolClient,
  batch: Buffer[],
  published_on: string,
): Promise<number> {
  await client.query('truncate staged');
  await pipeline(
    Readable.from(batch),
    client.query(copyFrom(`copy staged (${STAGED.join(', ')}) from stdin`)),
  );
  const { rowCount } = await client.query(MERGE, [published_on]);
  return rowCount ?? 0;
}

type Seen = { rows: number; bad: number; bad_rows: BadRow[]; managers: NamedManagers };

const SHOWN_BAD_ROWS = 50;
function note(seen: Seen, bad: BadRow): void {
  seen.bad += 1;
  if (seen.bad_rows.length < SHOWN_BAD_ROWS) seen.bad_rows.push(bad);
}

const CHUNK = 1 << 16;

async function* batchesOf(
  file: AsyncIterable<Uint8Array>,
  seen: Seen,
  batch_rows: number,
): AsyncGenerator<Buffer[], undefined> {
  const records = csvRecords(file);
  const header = (await records.next()).value?.cells ?? [];
  const columns = registerColumns(header);
  if ('missing' in columns) throw new NotARegister(columns.missing);
  const numbers = new Set<string>();
  let [batch, chunk, rows]: [Buffer[], string, number] = [[], '', 0];
  for await (const { line, cells } of records) {
    seen.rows += 1;
    const row = cells === null ? 'QUOTES' : registerRow(columns, cells);
    if (typeof row === 'string' || numbers.has(row.rnc_number)) {
      note(seen, { line, fault: typeof row === 'string' ? row : 'REPEATED' });
      continue;
    }
    numbers.add(row.rnc_number);
    seen.managers.add(row);
    chunk += copyLine(row);
    rows += 1;
    if (chunk.length > CHUNK || rows === batch_rows) {
      batch.push(Buffer.from(chunk));
      chunk = '';
    }
    if (rows === batch_rows) {
      yield batch;
      [batch, rows] = [[], 0];
    }
  }
  if (rows > 0) yield [...batch, Buffer.from(chunk)];
}

/** Half a million rows: what enters the GIN index is sorted by the vacuum that follows, not row by row. */
const IN_BULK = `set local gin_pending_list_limit = '1GB'; set local work_mem = '128MB'; set local jit = off`;

const STAGING = `create temporary table staged (
  rnc_number text not null, name text, address text not null, postcode text, city text,
  other_addresses text[] not null, places text[] not null, lots integer, housing_lots integer,
  build_period text, syndic_name text, syndic_siret text, syndic_kind text not null,
  mandate_state text not null, mandate_ends_on date, registered_on date
) on commit drop`;

const columns = STAGED.filter((column) => column !== 'rnc_number');
const changed = columns.map((column) => `${column} = excluded.${column}`);
const ours = columns.map((column) => `registered_buildings.${column}`);
const theirs = columns.map((column) => `excluded.${column}`);

const MERGE = `insert into registered_buildings (${STAGED.join(', ')}, published_on)
  select ${STAGED.join(', ')}, $1::date from staged
  on conflict (rnc_number) do update
  set ${changed.join(', ')}, published_on = excluded.published_on
  where excluded.published_on >= registered_buildings.published_on
    and (${ours.join(', ')}, registered_buildings.published_on)
      is distinct from (${theirs.join(', ')}, excluded.published_on)`;
