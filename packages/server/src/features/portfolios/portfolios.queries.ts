import { fail } from '@quitus/api/errors';
import { fullName } from '@quitus/domain/accounts/information';
import { ownsOrganization } from '@quitus/domain/accounts/permissions';
import { type Relation, relationTo } from '@quitus/domain/portfolios/permissions';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { searchable } from '@quitus/domain/portfolios/search';
import { and, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import { recordStaffOpening } from '../../audit/audit.queries.ts';
import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { accountInformation, accounts } from '../accounts/accounts.table.ts';
import { recordEvent } from './events.queries.ts';
import { portfolioGuests } from './guests.table.ts';
import { portfolios } from './portfolios.table.ts';

export type NewPortfolio = {
  /** Given by the browser, so that a form sent twice opens one dossier. */
  uid?: string | undefined;
  portfolio_type: PortfolioType;
  intended_type?: PortfolioType | null | undefined;
  main_address: string;
  address_extra_line: string | null;
  reference?: string | null | undefined;
  ban_id?: string | null | undefined;
  longitude?: number | null | undefined;
  latitude?: number | null | undefined;
  partner_id?: string | null | undefined;
};

export type Holder = Pick<Actor, 'account_id' | 'account_type' | 'organization_id'>;
export type Viewer = Holder & Pick<Actor, 'staff' | 'origin'>;
type Owner = { id: string; organization_id: string; email: string };
export type PortfolioHead = typeof portfolios.$inferSelect;

/** Opens the dossier; one that was opened before under the same uid by the same person is answered. */
export async function createPortfolio(
  tx: Tx,
  owner: Owner,
  { uid, ...fields }: NewPortfolio,
  now: Date,
): Promise<{ uid: string }> {
  const [made] = await tx
    .insert(portfolios)
    .values({
      ...fields,
      ...(uid !== undefined && { uid }),
      owner_id: owner.id,
      organization_id: owner.organization_id,
      ...searchTexts(fields),
      last_activity_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: portfolios.uid })
    .returning({ uid: portfolios.uid });
  if (!made) return (await findOwn(tx, owner.id, uid ?? '')) ?? fail('VALIDATION_ERROR');
  const actor = { account_id: owner.id };
  await recordEvent(tx, { portfolio_uid: made.uid, kind: 'PORTFOLIO_CREATED', actor }, now);
  return made;
}

async function findOwn(tx: Tx, owner_id: string, uid: string) {
  const [own] = await tx
    .select({ uid: portfolios.uid })
    .from(portfolios)
    .where(and(eq(portfolios.uid, uid), eq(portfolios.owner_id, owner_id)));
  return own;
}

type Searched = {
  main_address: string;
  address_extra_line: string | null;
  reference?: string | null | undefined;
  lots?: readonly string[];
  owners?: readonly string[];
};

/** The manager is looked for among the members of the organisation: names change. */
export function searchTexts(portfolio: Searched) {
  const { main_address, address_extra_line, reference, lots = [], owners = [] } = portfolio;
  const known = [main_address, address_extra_line, reference, ...lots.map((lot) => `lot ${lot}`)];
  const search_text = searchable(known.filter(Boolean).join(' '));
  return { search_text, holder_search_text: searchable([search_text, ...owners].join(' ')) };
}

/** Somebody who signs up again before confirming means the last address they gave. */
export async function replacePortfolios(
  tx: Tx,
  owner: Owner,
  portfolio: NewPortfolio,
  now: Date,
): Promise<void> {
  await tx.delete(portfolios).where(eq(portfolios.owner_id, owner.id));
  await createPortfolio(tx, owner, portfolio, now);
}

/** What belongs to this person by right: their own dossiers, or all of the organisation they head. */
export const ownedBy = (viewer: Holder): SQL =>
  ownsOrganization(viewer.account_type)
    ? eq(portfolios.organization_id, viewer.organization_id)
    : eq(portfolios.owner_id, viewer.account_id);

/** Dossiers they were invited to, and hold no other way. Apart from the former: two indexes, not one scan. */
export const invitedOnly = (viewer: Holder): SQL | undefined =>
  and(
    sql`${portfolios.uid} in (select ${portfolioGuests.portfolio_uid} from ${portfolioGuests} where ${portfolioGuests.account_id} = ${viewer.account_id})`,
    not(ownedBy(viewer)),
  );

/** Nobody judges what they or their own organisation run. */
export const notOwn = ({ account_id }: Pick<Holder, 'account_id'>): SQL | undefined =>
  and(
    ne(portfolios.owner_id, account_id),
    sql`${portfolios.organization_id} <> (select organization_id from accounts where id = ${account_id})`,
  );

/** At most two of each: enough to tell whether there is exactly one. */
export function findFirstPortfolios(tx: Tx, viewer: Holder) {
  const first = (visible: SQL | undefined) =>
    tx
      .select({ uid: portfolios.uid })
      .from(portfolios)
      .where(and(visible, isNull(portfolios.archived_at)))
      .limit(2);
  return unionAll(first(ownedBy(viewer)), first(invitedOnly(viewer)));
}

/** Joins what somebody was invited as. */
export const guestOf = (viewer: Viewer): SQL | undefined =>
  and(
    eq(portfolioGuests.portfolio_uid, portfolios.uid),
    eq(portfolioGuests.account_id, viewer.account_id),
  );

/** Kept from changing until the transaction ends, for work that nobody asked for in person. */
export async function lockPortfolio(tx: Tx, uid: string): Promise<PortfolioHead | undefined> {
  const [portfolio] = await tx
    .select()
    .from(portfolios)
    .where(eq(portfolios.uid, uid))
    .for('update');
  return portfolio;
}

/** An account for work that goes on after its call: what it may do is asked anew. */
export async function findViewer(tx: Tx, account_id: string): Promise<Viewer | undefined> {
  const [viewer] = await tx
    .select({
      account_id: accounts.id,
      account_type: accounts.account_type,
      organization_id: accounts.organization_id,
      staff: accounts.staff,
    })
    .from(accounts)
    .where(eq(accounts.id, account_id));
  return viewer && { ...viewer, origin: null };
}

export type Visible = { portfolio: PortfolioHead; relation: Relation };

/** The dossier and what ties this person to it; undefined for one that is not theirs to know of. */
export async function findVisible(
  tx: Tx,
  viewer: Viewer,
  uid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Visible | undefined> {
  // Locked first: a statement that waited for the dossier would still see the guests of before.
  if (lock === 'lock') await lockPortfolio(tx, uid);
  const [found] = await tx
    .select({ portfolio: portfolios, role: portfolioGuests.role })
    .from(portfolios)
    .leftJoin(portfolioGuests, guestOf(viewer))
    .where(eq(portfolios.uid, uid));
  const relation = found && relationTo(viewer, found.portfolio, found.role);
  if (!found || !relation) return undefined;
  // Here, because every way into a dossier passes here.
  if (relation === 'STAFF') await recordStaffOpening(tx, viewer, { portfolio_uid: uid });
  return { portfolio: found.portfolio, relation };
}

const person = {
  id: accounts.id,
  email: accounts.email,
  first_name: accountInformation.first_name,
  last_name: accountInformation.last_name,
};

const named = (row: {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}) => ({ id: row.id, email: row.email, name: fullName(row) });

export type Person = ReturnType<typeof named>;

async function findPeople(tx: Tx, where: SQL): Promise<Person[]> {
  const rows = await tx
    .select(person)
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(where)
    .orderBy(accounts.email)
    .limit(500);
  return rows.map(named);
}

export const findManagers = async (tx: Tx, ids: readonly string[]): Promise<Person[]> =>
  ids.length === 0 ? [] : findPeople(tx, inArray(accounts.id, [...new Set(ids)]));

export async function findManager(tx: Tx, id: string): Promise<Person> {
  const [manager] = await findManagers(tx, [id]);
  if (!manager) throw new Error('a dossier is managed by somebody');
  return manager;
}

/** A member who stays one until the transaction ends. */
export async function lockMember(
  tx: Tx,
  organization_id: string,
  id: string,
): Promise<Person | undefined> {
  const [locked] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.organization_id, organization_id),
        ne(accounts.account_type, 'GUEST'),
      ),
    )
    .for('share');
  return locked && findManager(tx, locked.id);
}

/** Whoever may be given a dossier of this organisation. */
export const findMembers = (tx: Tx, organization_id: string): Promise<Person[]> =>
  findPeople(
    tx,
    sql`${accounts.organization_id} = ${organization_id} and ${accounts.account_type} <> 'GUEST'`,
  );
