// The national register, from its file into the database: copied beside, then merged, all or nothing. The same
// file again changes nothing; an older one does not undo a newer one. Decision 032.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { registerRow, type RowFault } from '@quitus/domain/robots/register';
import { registerColumns } from '@quitus/domain/robots/register-columns';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { WatchedPool } from '../../db/watched-pool.ts';
import { csvRecords } from './csv-records.ts';
import { copyLine, STAGED } from './register-copy.ts';
import { mergeManagers } from './register-managers.ts';

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
const SHOWN_BAD_ROWS = 50;
const CHUNK = 1 << 16;

const BUILDING = STAGED.filter((column) => column !== 'line' && column !== 'syndic_city');

export async function importRegister(
  pool: WatchedPool,
  file: AsyncIterable<Uint8Array>,
  published_on: string,
  now: Date,
): Promise<Imported> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One at a time: the second waits, then finds nothing left to change.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(IN_BULK);
    await client.query(STAGING);
    const tally: Tally = { rows: 0, bad: 0, bad_rows: [] };
    await pipeline(
      Readable.from(copyChunks(file, tally), { objectMode: false }),
      client.query(copyFrom(`copy staged (${STAGED.join(', ')}) from stdin`)),
    );
    await dropRepeated(client, tally);
    const { rowCount } = await client.query(MERGE, [published_on]);
    const managers = await mergeManagers(client, now);
    await client.query('commit');
    client.release();
    // New rows wait beside a GIN index and slow every search until they are put in it.
    await pool.query('vacuum (analyze) registered_buildings, syndics');
    return { ...tally, written: rowCount ?? 0, managers };
  } catch (cause) {
    // The connection goes with its transaction, whatever state it is in.
    client.release(true);
    throw cause;
  }
}

type Tally = { rows: number; bad: number; bad_rows: BadRow[] };

function note(tally: Tally, bad: BadRow): void {
  tally.bad += 1;
  if (tally.bad_rows.length < SHOWN_BAD_ROWS) tally.bad_rows.push(bad);
}

/** As much text at a time as one write carries. */
async function* copyChunks(
  file: AsyncIterable<Uint8Array>,
  tally: Tally,
): AsyncGenerator<Buffer, void> {
  const records = csvRecords(file);
  const header = (await records.next()).value?.cells ?? [];
  const columns = registerColumns(header);
  if ('missing' in columns) throw new NotARegister(columns.missing);
  let chunk = '';
  for await (const { line, cells } of records) {
    tally.rows += 1;
    const row = cells === null ? 'QUOTES' : registerRow(columns, cells);
    if (typeof row === 'string') {
      note(tally, { line, fault: row });
      continue;
    }
    chunk += copyLine(line, row);
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/** The first of them stays. */
async function dropRepeated(client: PoolClient, tally: Tally): Promise<void> {
  const { rows } = await client.query<{ line: number }>(
    `with repeated as (select rnc_number, min(line) as first from staged group by rnc_number having count(*) > 1)
     delete from staged using repeated
     where staged.rnc_number = repeated.rnc_number and staged.line > repeated.first
     returning staged.line`,
  );
  for (const { line } of rows.toSorted((a, b) => a.line - b.line))
    note(tally, { line, fault: 'REPEATED' });
}

/** Half a million rows at once: what enters the GIN index is sorted by the vacuum that follows, not row by row. */
const IN_BULK = `set local gin_pending_list_limit = '1GB'; set local work_mem = '128MB'; set local jit = off`;

const STAGING = `create temporary table staged (
  line integer not null, rnc_number text not null, name text, address text not null, postcode text, city text,
  other_addresses text[] not null, places text[] not null, lots integer, housing_lots integer,
  build_period text, syndic_name text, syndic_siret text, syndic_city text, syndic_kind text not null,
  mandate_state text not null, mandate_ends_on date, registered_on date
) on commit drop`;

const told = BUILDING.filter((column) => column !== 'rnc_number');
const changed = told.map((column) => `${column} = excluded.${column}`);
const ours = told.map((column) => `registered_buildings.${column}`);
const theirs = told.map((column) => `excluded.${column}`);

const MERGE = `insert into registered_buildings (${BUILDING.join(', ')}, published_on)
  select ${BUILDING.join(', ')}, $1::date from staged
  on conflict (rnc_number) do update
  set ${changed.join(', ')}, published_on = excluded.published_on
  where excluded.published_on >= registered_buildings.published_on
    and (${ours.join(', ')}, registered_buildings.published_on)
      is distinct from (${theirs.join(', ')}, excluded.published_on)`;
