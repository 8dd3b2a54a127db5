// The directory of managers, as it is asked. Decision 032.
import { directoryText, directoryWords, swapped } from '@quitus/domain/robots/directory';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { syndics } from './directory.table.ts';

export type SyndicRow = typeof syndics.$inferSelect;

export async function findSyndic(tx: Tx, id: string): Promise<SyndicRow | undefined> {
  const [found] = await tx.select().from(syndics).where(eq(syndics.id, id));
  return found;
}

/** Of the demonstration: offered where the register names nobody, so that it need not be searched for. */
export async function findSampleSyndic(tx: Tx): Promise<SyndicRow | undefined> {
  const [found] = await tx.select().from(syndics).where(eq(syndics.sample, true)).limit(1);
  return found;
}

const MOST_FOUND = 20;
/** Of the letters of a word, taken by threes: a name begun, or one letter wrong, is more than this. */
const LIKE_ENOUGH = 0.4;

/** Those of the demonstration are found in it only. */
type Asked = { text: string; samples: boolean };

/**
 * Best first. Each word is looked for as it was typed, else with two letters the other way round, else in what
 * resembles it; then those that have all of the words, else those that have one.
 */
export async function searchSyndics(tx: Tx, { text, samples }: Asked): Promise<SyndicRow[]> {
  await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKE_ENOUGH)}, true)`,
  );
  const shown = samples ? undefined : eq(syndics.sample, false);
  const known: Sought[] = [];
  for (const word of directoryWords(text)) {
    const sought = await seek(tx, word, shown);
    if (sought) known.push(sought);
  }
  if (known.length === 0) return [];
  const all = await rank(tx, known, and(shown, ...known.map(({ written }) => written)));
  if (all.length > 0) return all;
  return rank(tx, known, and(shown, or(...known.map(({ written }) => written))));
}

/** A condition that at least one manager meets, and how well a row meets it, from 0 to 1. */
type Sought = { written: SQL; nearness: SQL };

const begins = (word: string): SQL => sql`${syndics.search_text} like ${`% ${word}%`}`;
const isWhole = (word: string): SQL =>
  sql`case when ${syndics.search_text} like ${`% ${word} %`} then 1 else 0.9 end`;

async function seek(tx: Tx, word: string, shown: SQL | undefined): Promise<Sought | null> {
  const meant = [word, ...swapped(word)];
  for (const spelled of meant) {
    const written = begins(spelled);
    if (await isMet(tx, and(shown, written))) return { written, nearness: isWhole(spelled) };
  }
  const written = sql`${syndics.search_text} %> ${word}`;
  const nearness = sql`word_similarity(${word}, ${syndics.search_text})`;
  return (await isMet(tx, and(shown, written))) ? { written, nearness } : null;
}

async function isMet(tx: Tx, written: SQL | undefined): Promise<boolean> {
  const found = await tx.select({ id: syndics.id }).from(syndics).where(written).limit(1);
  return found.length > 0;
}

function rank(tx: Tx, known: readonly Sought[], written: SQL | undefined): Promise<SyndicRow[]> {
  const near = known.map(
    (sought) => sql`case when ${sought.written} then ${sought.nearness} else 0 end`,
  );
  return tx
    .select()
    .from(syndics)
    .where(written)
    .orderBy(
      // To a tenth: among names that are as near as each other, one that is connected comes first.
      sql`round((${sql.join(near, sql` + `)})::numeric, 1) desc`,
      sql`(${syndics.state} = 'ACTIVE') desc`,
      // The fewer other words, the more the name is the one that was meant.
      sql`length(${syndics.search_text})`,
      desc(syndics.buildings),
      asc(syndics.name),
      asc(syndics.id),
    )
    .limit(MOST_FOUND);
}

/** Two counts that are never added up: what a robot can visit, and what is only known by name. */
export async function countSyndics(
  tx: Tx,
): Promise<{ connected: number; listed: number; by_connector: Map<string, number> }> {
  const rows = await tx
    .select({
      state: syndics.state,
      connector_id: syndics.connector_id,
      count: sql<number>`count(*)::int`,
    })
    .from(syndics)
    .where(eq(syndics.sample, false))
    .groupBy(syndics.state, syndics.connector_id);
  const by_connector = new Map<string, number>();
  let listed = 0;
  for (const { state, connector_id, count } of rows)
    if (state === 'ACTIVE' && connector_id !== null) by_connector.set(connector_id, count);
    else listed += count;
  const connected = [...by_connector.values()].reduce((sum, count) => sum + count, 0);
  return { connected, listed, by_connector };
}

export type ListedSyndic = Omit<
  typeof syndics.$inferInsert,
  'id' | 'search_text' | 'updated_at' | 'buildings'
>;

/** As our list says now. What the register counts stays; a row that did not change is not written. */
export async function listSyndics(
  tx: Tx,
  listed: readonly ListedSyndic[],
  now: Date,
): Promise<void> {
  if (listed.length === 0) return;
  const rows = listed.map((row) => ({
    ...row,
    search_text: directoryText({
      name: row.name,
      aliases: row.aliases ?? [],
      city: row.city ?? null,
    }),
    updated_at: now,
  }));
  const kept = (column: string) => sql.raw(`excluded."${column}"`);
  const changing = {
    name: kept('name'),
    aliases: kept('aliases'),
    city: kept('city'),
    connector_id: kept('connector_id'),
    tenant: kept('tenant'),
    login_url: kept('login_url'),
    state: kept('state'),
    sample: kept('sample'),
    search_text: kept('search_text'),
  };
  const ours = Object.keys(changing).map((name) => sql.raw(`"syndics"."${name}"`));
  await tx
    .insert(syndics)
    .values(rows)
    .onConflictDoUpdate({
      target: syndics.source_key,
      set: { ...changing, updated_at: kept('updated_at') },
      setWhere: sql`(${sql.join(ours, sql`, `)}) is distinct from (${sql.join(Object.values(changing), sql`, `)})`,
    });
}
