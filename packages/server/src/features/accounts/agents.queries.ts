// Agents of an organisation: counted, listed, added.
import type { Agent } from '@quitus/api/accounts.api';
import type { AgentsAllocation } from '@quitus/domain/accounts/agents';
import { fullName } from '@quitus/domain/accounts/information';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { accountInformation, accounts, organizations } from './accounts.table.ts';

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

async function selectAgents(tx: Tx, where: SQL | undefined, page: number): Promise<Agent[]> {
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
    .where(where)
    .orderBy(accounts.email)
    .limit(AGENTS_PER_PAGE)
    .offset((page - 1) * AGENTS_PER_PAGE);
  return rows.map(({ email_verified_at, created_at, first_name, last_name, ...agent }) => ({
    ...agent,
    name: fullName({ first_name, last_name }),
    state: email_verified_at ? 'ACTIVE' : 'INVITED',
    created_at: created_at.toISOString(),
  }));
}

export async function listAgents(
  tx: Tx,
  organization_id: string,
  { page, filter }: { page: number; filter: string },
) {
  const name = sql`concat_ws(' ', ${accountInformation.first_name}, ${accountInformation.last_name})`;
  const where = and(
    agentsOf(organization_id),
    filter
      ? sql`position(lower(${filter}) in lower(concat_ws(' ', ${accounts.email}, ${name}))) > 0`
      : undefined,
  );
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(where);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / AGENTS_PER_PAGE));
  return { agents: await selectAgents(tx, where, page), total, page, pages };
}

/** Undefined for anybody who is not an agent of this organisation. */
export async function findAgent(
  tx: Tx,
  organization_id: string,
  id: string,
): Promise<Agent | undefined> {
  const [agent] = await selectAgents(tx, and(agentsOf(organization_id), eq(accounts.id, id)), 1);
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
