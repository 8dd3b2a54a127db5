// The list of dossiers: each page is read from an index, however many dossiers there are.
import { fail } from '@quitus/api/errors';
import { LIST_FILTERS, type LIST_SORTS } from '@quitus/api/portfolios.api';
import { documentTypesNamed, searchable, searchWords } from '@quitus/domain/portfolios/search';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import { portfolioGuests } from './guests.table.ts';
import { findMembers, guestOf, ownedBy, invitedOnly, type Viewer } from './portfolios.queries.ts';
import { portfolioDocuments, portfolios } from './portfolios.table.ts';

type Filter = (typeof LIST_FILTERS)[number];
type Sort = (typeof LIST_SORTS)[number];
export type ListQuery = {
  search: string;
  filter: Filter;
  sort: Sort;
  after?: string | undefined;
  limit: number;
};

const filterBy = (filter: Filter): SQL | undefined => {
  if (filter === 'ARCHIVED') return isNotNull(portfolios.archived_at);
  const current = isNull(portfolios.archived_at);
  if (filter === 'ALL') return current;
  if (filter === 'RENTAL')
    return and(current, eq(portfolios.portfolio_type, 'GESTION_LOCATIVE_PORTFOLIO'));
  return and(current, eq(portfolios.standing, filter));
};

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

type Searched = { owned?: SQL | undefined; invited?: SQL | undefined };

type SearchColumn = typeof portfolios.search_text | typeof portfolios.holder_search_text;

const isNumber = (word: string) => /^\d+$/.test(word);

/** A number begins one: « 12 » is a lot or a house, not the middle of a postcode. */
const written = (column: SearchColumn, word: string): SQL | undefined =>
  isNumber(word)
    ? or(sql`${column} like ${`${word}%`}`, sql`${column} like ${`% ${word}%`}`)
    : sql`${column} like ${`%${escapeLike(word)}%`}`;

/** Each word is looked for in what is written of the dossier, or names who manages it. */
async function searchBy(tx: Tx, viewer: Viewer, search: string): Promise<Searched> {
  const words = searchWords(search);
  if (words.length === 0) return {};
  const managers = await findManagersNamed(tx, viewer.organization_id, words);
  const inColumn = (column: SearchColumn) =>
    and(
      ...words.map((word) => {
        const ids = managers.filter(({ called }) => called.includes(word)).map(({ id }) => id);
        const here = written(column, word);
        return ids.length > 0 ? or(here, inArray(portfolios.owner_id, ids)) : here;
      }),
    );
  const types = documentTypesNamed(search);
  const owned = inColumn(portfolios.holder_search_text);
  // Where one is invited, the owners and some documents are not theirs to know of.
  const invited = inColumn(portfolios.search_text);
  if (types.length === 0) return { owned, invited };
  const holds = sql`exists (select from ${portfolioDocuments} where ${portfolioDocuments.portfolio_uid} = ${portfolios.uid} and ${inArray(portfolioDocuments.document_type, types)} and ${portfolioDocuments.status} <> 'A_AJOUTER')`;
  return { owned: or(owned, holds), invited };
}

/** Members of the organisation that a word may name; there are few of them. */
async function findManagersNamed(tx: Tx, organization_id: string, words: string[]) {
  const members = await findMembers(tx, organization_id);
  return members
    .map(({ id, email, name }) => ({ id, called: searchable(`${email} ${name ?? ''}`) }))
    .filter(({ called }) => words.some((word) => called.includes(word)));
}

const cursor = z.tuple([z.string(), z.uuid()]);
const INSTANT = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

function readCursor(after: string): z.output<typeof cursor> {
  try {
    return cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
  } catch {
    return fail('VALIDATION_ERROR');
  }
}

/** The key as the database writes it: its instants are finer than ours. */
const writeCursor = (key: string, uid: string): string =>
  Buffer.from(JSON.stringify([key, uid])).toString('base64url');

const ORDERS = {
  ACTIVITY: { column: portfolios.last_activity_at, descending: true, cast: sql`timestamptz` },
  CREATED: { column: portfolios.created_at, descending: true, cast: sql`timestamptz` },
  ADDRESS: { column: portfolios.main_address, descending: false, cast: sql`text` },
} as const satisfies Record<Sort, unknown>;

export type ListedPortfolio = typeof portfolios.$inferSelect & {
  role: (typeof portfolioGuests.$inferSelect)['role'] | null;
};

/** Dossiers one holds and dossiers one is invited to are two indexes: each gives its first rows. */
export async function listPortfolios(
  tx: Tx,
  viewer: Viewer,
  query: ListQuery,
): Promise<{ portfolios: ListedPortfolio[]; next: string | null }> {
  const { column, descending, cast } = ORDERS[query.sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const [key, uid] = query.after === undefined ? [] : readCursor(query.after);
  if (key !== undefined && descending && !INSTANT.test(key)) fail('VALIDATION_ERROR');
  const beyond =
    key === undefined
      ? undefined
      : sql`(${column}, ${portfolios.uid}) ${descending ? sql`<` : sql`>`} (${key}::${cast}, ${uid}::uuid)`;
  const searched = await searchBy(tx, viewer, query.search);
  const wanted = and(filterBy(query.filter), beyond);
  const order = [sql`${column} ${direction}`, sql`${portfolios.uid} ${direction}`];
  const keys = {
    uid: portfolios.uid,
    key: sql`${column}`.as('key'),
    written: sql<string>`${column}::text`.as('written'),
  };
  const most = query.limit + 1;
  const owned = tx
    .select(keys)
    .from(portfolios)
    .where(and(ownedBy(viewer), wanted, searched.owned))
    .orderBy(...order)
    .limit(most);
  const invited = tx
    .select(keys)
    .from(portfolios)
    .where(and(invitedOnly(viewer), wanted, searched.invited))
    .orderBy(...order)
    .limit(most);
  const found = await unionAll(owned, invited)
    .orderBy(sql`2 ${direction}, 1 ${direction}`)
    .limit(most);
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    portfolios: await findListed(
      tx,
      viewer,
      page.map((row) => row.uid),
    ),
    next: found.length > query.limit && last ? writeCursor(last.written, last.uid) : null,
  };
}

async function findListed(tx: Tx, viewer: Viewer, uids: string[]): Promise<ListedPortfolio[]> {
  if (uids.length === 0) return [];
  const rows = await tx
    .select({ portfolio: portfolios, role: portfolioGuests.role })
    .from(portfolios)
    .leftJoin(portfolioGuests, guestOf(viewer))
    .where(inArray(portfolios.uid, uids));
  const byUid = new Map(rows.map(({ portfolio, role }) => [portfolio.uid, { ...portfolio, role }]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}

/** Beyond this, the exact number helps nobody and would cost the more the larger the organisation. */
const COUNT_LIMIT = 1000;

/** How many each filter would show of what is searched for. */
export async function countPortfolios(
  tx: Tx,
  viewer: Viewer,
  search: string,
): Promise<Record<Filter, number>> {
  const searched = await searchBy(tx, viewer, search);
  const owned = and(ownedBy(viewer), searched.owned);
  const invited = and(invitedOnly(viewer), searched.invited);
  const some = (visible: SQL | undefined, filter: Filter) =>
    sql`(select count(*) from (select 1 from ${portfolios} where ${and(visible, filterBy(filter))} limit ${COUNT_LIMIT}) as found)`;
  const columns = LIST_FILTERS.map(
    (filter) =>
      sql`least(${some(owned, filter)} + ${some(invited, filter)}, ${COUNT_LIMIT})::int as ${sql.identifier(filter)}`,
  );
  const { rows } = await tx.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return z.record(z.enum(LIST_FILTERS), z.number()).parse(rows[0]);
}
