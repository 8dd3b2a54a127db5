import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createTestApp } from '../../../test/test-app.ts';
import {
  countSyndics,
  listSyndics,
  type ListedSyndic,
  searchSyndics,
} from './directory.queries.ts';
import { syndics } from './directory.table.ts';

const { deps } = await createTestApp();
const { db } = deps;

const listed = (name: string, fields: Partial<ListedSyndic> = {}): ListedSyndic => ({
  source_key: `test:${name}:${fields.city ?? ''}`,
  name,
  state: 'UNKNOWN',
  ...fields,
});

const ACTIVE = { state: 'ACTIVE', connector_id: 'ics' } as const;

/** Names drawn from a few syllables, as many as there are managers. */
const SYLLABLES = ['ba', 'ru', 'mont', 'gi', 'ler', 'dan', 'so', 'vi', 'que', 'tar', 'pel', 'nou'];
const CITIES = ['Paris', 'Lyon', 'Marseille', 'Nantes', 'Lille', 'Bordeaux', 'Rennes', 'Dijon'];
function madeUp(number: number): ListedSyndic {
  const at = (turn: number) => SYLLABLES[Math.floor(number / 12 ** turn) % 12] ?? '';
  return listed(`Cabinet ${at(0)}${at(1)}${at(2)}${at(3)} Immobilier`, {
    source_key: `made-up:${number}`,
    city: CITIES[number % CITIES.length] ?? null,
  });
}

beforeAll(async () => {
  await listSyndics(
    db,
    [
      listed('Citya Immobilier', { ...ACTIVE, aliases: ['MyCitya'] }),
      listed('Citya Part-Dieu', { city: 'Lyon' }),
      listed('Citya Loire', { city: 'Nantes' }),
      listed('Foncia', { state: 'PLANNED', aliases: ['MyFoncia'] }),
      listed('Foncia Lyon', { city: 'Lyon' }),
      listed('Régie Évrard', { city: 'Saint-Étienne' }),
      listed('Loiselet & Daigremont', { city: 'Paris' }),
      listed('Cabinet Tarvisoso', { city: 'Lyon' }),
      listed('Cabinet Tarvisoso', { ...ACTIVE, city: 'Lille' }),
      listed('Syndic de démonstration', { ...ACTIVE, sample: true }),
    ],
    deps.now(),
  );
  for (let from = 0; from < 30_000; from += 5000)
    await listSyndics(
      db,
      Array.from({ length: 5000 }, (_, index) => madeUp(from + index)),
      deps.now(),
    );
  await db.execute(sql`vacuum analyze syndics`);
}, 120_000);

const search = (text: string, samples = false) =>
  db.transaction((tx) => searchSyndics(tx, { text, samples }));
const firstOf = async (text: string) => {
  const [first] = await search(text);
  return first && [first.name, first.city].filter(Boolean).join(', ');
};

describe('a manager is found', () => {
  it.each([
    ['citya lyon', 'Citya Part-Dieu, Lyon'],
    ['lyon CITYA', 'Citya Part-Dieu, Lyon'],
    ['citya', 'Citya Immobilier'],
    ['cytia', 'Citya Immobilier'],
    ['foncia', 'Foncia'],
    ['fnocia', 'Foncia'],
    ['fonsia lyon', 'Foncia Lyon, Lyon'],
    ['myfoncia', 'Foncia'],
    ['regie evrard', 'Régie Évrard, Saint-Étienne'],
    ['Évrard st etienne', 'Régie Évrard, Saint-Étienne'],
    ['daigremont', 'Loiselet & Daigremont, Paris'],
    ['loizelet', 'Loiselet & Daigremont, Paris'],
    ['loisel', 'Loiselet & Daigremont, Paris'],
    ['citya vesoul', 'Citya Immobilier'],
  ])('« %s »', async (typed, found) => {
    expect(await firstOf(typed)).toBe(found);
  });

  it('the connected one first, among names that are as near', async () => {
    expect(await firstOf('tarvisoso')).toBe('Cabinet Tarvisoso, Lille');
    expect(await firstOf('tarvisoso lyon')).toBe('Cabinet Tarvisoso, Lyon');
  });

  it('of the demonstration only in it', async () => {
    const names = async (samples: boolean) =>
      (await search('démonstration', samples)).map(({ name }) => name);
    expect(await names(true)).toContain('Syndic de démonstration');
    expect(await names(false)).not.toContain('Syndic de démonstration');
  });

  it('or nobody is, of what resembles nothing', async () => {
    expect(await search('wxwxwx')).toEqual([]);
    expect(await search('…')).toEqual([]);
  });
});

it('is searched by its index, within 50 ms among 30 000', async () => {
  const typed = ['citya lyon', 'cabinet immobilier paris', 'fnocia', 'wxwxwx', 'regie evrard'];
  const timed: number[] = [];
  for (const text of typed)
    for (let turn = 0; turn < 5; turn++) {
      const before = performance.now();
      await search(text);
      timed.push(performance.now() - before);
    }
  const slowest = typed.map((_, at) => Math.min(...timed.slice(at * 5, at * 5 + 5)));
  expect(Math.max(...slowest)).toBeLessThan(50);
  const plan = await db.execute(
    sql`explain select id from ${syndics} where search_text like '% sitia%' and search_text %> 'lion'`,
  );
  expect(JSON.stringify(plan.rows)).toContain('syndics_search');
});

it('what is connected and what is listed are counted apart, without the demonstration', async () => {
  const { connected, listed: others, by_connector } = await countSyndics(db);
  expect(connected).toBe(2);
  expect(others).toBe(30_007);
  expect(by_connector).toEqual(new Map([['ics', 2]]));
});

it('listed again, a manager is one row, and only what changed is written', async () => {
  const later = new Date(deps.now().getTime() + 60_000);
  const before = await db.$count(syndics);
  await listSyndics(db, [listed('Foncia', { state: 'PLANNED', aliases: ['MyFoncia'] })], later);
  const at = async () => (await search('foncia'))[0]?.updated_at;
  expect(await at()).toEqual(deps.now());
  await listSyndics(db, [listed('Foncia', { state: 'NO_EXTRANET' })], later);
  expect(await at()).toEqual(later);
  expect(await db.$count(syndics)).toBe(before);
});
