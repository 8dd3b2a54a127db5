// Agents of an organisation: counted, listed, added.
import type { Agent, AGENT_SORTS } from '@quitus/api/agents.api';
import type { AgentsAllocation } from '@quitus/domain/accounts/agents';
import { fullName } from '@quitus/domain/accounts/information';
import { searchable, searchWords } from '@quitus/domain/portfolios/search';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accountInformation, accounts, organizations } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';

export const AGENTS_PER_PAGE = 20;

const agentsOf = (organization_id: string) =>
  and(eq(accounts.organization_id, organization_id), eq(accounts.account_type, 'ENTERPRISE_AGENT'));

/** Two agents added at the same instant are counted one after the other. */
export async function lockOrganization(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
}

export async function findAllocation(tx: Tx, organization_id: string): Promise<AgentsAllocation> {
  const [organization] = await tx
    .select({ allowed: organizations.agent_allowance })
    .from(organizations)
    .where(eq(organizations.id, organization_id));
  const used = await tx.$count(accounts, agentsOf(organization_id));
  return { allowed: organization?.allowed ?? 0, used };
}

const held = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${portfolios} where ${portfolios.owner_id} = ${accounts.id} and ${portfolios.archived_at} is null and ${condition})`;

async function selectAgents(tx: Tx, where: SQL | undefined): Promise<Agent[]> {
  const rows = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      email_verified_at: accounts.email_verified_at,
      created_at: accounts.created_at,
      first_name: accountInformation.first_name,
      last_name: accountInformation.last_name,
      portfolio_count: held(sql`true`),
      in_order_count: held(eq(portfolios.standing, 'IN_ORDER')),
    })
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(where);
  return rows.map(({ email_verified_at, created_at, first_name, last_name, ...agent }) => ({
    ...agent,
    name: fullName({ first_name, last_name }),
    state: email_verified_at ? 'ACTIVE' : 'INVITED',
    created_at: created_at.toISOString(),
  }));
}

type AgentsQuery = { page: number; filter: string; sort: (typeof AGENT_SORTS)[number] };
type Named = { id: string; email: string; name: string; created_at: Date };

/** Their names are put in order as people do, which a database does only where its locale is French. */
const inFrench = new Intl.Collator('fr', { numeric: true });
const byName = (a: Named, b: Named) => inFrench.compare(a.name, b.name);

export async function listAgents(
  tx: Tx,
  organization_id: string,
  { page, filter, sort }: AgentsQuery,
) {
  const words = searchWords(filter);
  const found = (await findNamed(tx, organization_id)).filter(({ name, email }) => {
    const called = searchable(`${email} ${name}`);
    // Signs alone name nobody.
    return filter === '' || (words.length > 0 && words.every((word) => called.includes(word)));
  });
  const counts =
    sort === 'PORTFOLIOS' ? await countOwned(tx, organization_id) : new Map<string, number>();
  const orders = {
    NAME: byName,
    PORTFOLIOS: (a: Named, b: Named) =>
      (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || byName(a, b),
    CREATED: (a: Named, b: Named) => Number(b.created_at) - Number(a.created_at) || byName(a, b),
  };
  const from = (page - 1) * AGENTS_PER_PAGE;
  const ids = found
    .toSorted(orders[sort])
    .slice(from, from + AGENTS_PER_PAGE)
    .map(({ id }) => id);
  const shown = ids.length === 0 ? [] : await selectAgents(tx, inArray(accounts.id, ids));
  return {
    agents: ids.flatMap((id) => shown.find((agent) => agent.id === id) ?? []),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / AGENTS_PER_PAGE)),
  };
}

/** All of them: an organisation has hundreds at most. */
async function findNamed(tx: Tx, organization_id: string): Promise<Named[]> {
  const rows = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      created_at: accounts.created_at,
      first_name: accountInformation.first_name,
      last_name: accountInformation.last_name,
    })
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(agentsOf(organization_id));
  return rows.map(({ id, email, created_at, ...names }) => ({
    id,
    email,
    created_at,
    name: fullName(names) ?? email,
  }));
}

async function countOwned(tx: Tx, organization_id: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ owner_id: portfolios.owner_id, held: count() })
    .from(portfolios)
    .where(and(eq(portfolios.organization_id, organization_id), isNull(portfolios.archived_at)))
    .groupBy(portfolios.owner_id);
  return new Map(rows.map((row) => [row.owner_id, row.held]));
}

/** Undefined for anybody who is not an agent of this organisation. */
export async function findAgent(
  tx: Tx,
  organization_id: string,
  id: string,
): Promise<Agent | undefined> {
  const [agent] = await selectAgents(tx, and(agentsOf(organization_id), eq(accounts.id, id)));
  return agent;
}

/** Null when the e-mail was taken at the same instant. */
export async function insertAgent(
  tx: Tx,
  organization_id: string,
  email: string,
  now: Date,
): Promise<{ id: string; email: string } | null> {
  const [agent] = await tx
    .insert(accounts)
    .values({ email, account_type: 'ENTERPRISE_AGENT', organization_id, created_at: now })
    .onConflictDoNothing()
    .returning({ id: accounts.id, email: accounts.email });
  return agent ?? null;
}
