// What an offer gives an account, and takes back: its type, its agents, its waiting dossiers.
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { PACK_AGENTS, type ProductId } from '@quitus/domain/payments/catalogue';
import { agentsLeaving } from '@quitus/domain/payments/offers';
import { and, count, desc, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import {
  dismissAgent,
  findAllocation,
  handOver,
  lockAgent,
  lockOrganization,
} from '../agents/door.ts';
import { openPaidPortfolio } from '../portfolios/door.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { abandonLater } from './payment-job-specs.ts';
import { orders } from './payments.table.ts';

type Head = { account_id: string; organization_id: string };

const AGENTS: Partial<Record<ProductId, number>> = {
  PACK_PRO_UNLIMITED: PACK_AGENTS,
  EXTRA_AGENT: 1,
};

/** By so many of the product, more or less. Agents allowed by hand stay allowed. */
export async function changeAllowance(
  tx: Tx,
  organization_id: string,
  product_id: ProductId,
  quantity: number,
): Promise<void> {
  const agents = (AGENTS[product_id] ?? 0) * quantity;
  if (agents === 0) return;
  await tx
    .update(organizations)
    .set({ agent_allowance: sql`greatest(0, ${organizations.agent_allowance} + ${agents})` })
    .where(eq(organizations.id, organization_id));
}

/** Those past the allowance leave, the last who came first; their dossiers go to the head. */
export async function keepAgentsWithin(tx: Tx, head: Head, now: Date): Promise<void> {
  await lockOrganization(tx, head.organization_id);
  const { used, allowed } = await findAllocation(tx, head.organization_id);
  const leaving = agentsLeaving(used, allowed);
  if (leaving === 0) return;
  const [holder] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, head.account_id));
  if (!holder) return;
  const taker = { ...head, ...holder };
  const agents = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.organization_id, head.organization_id),
        eq(accounts.account_type, 'ENTERPRISE_AGENT'),
      ),
    )
    .orderBy(desc(accounts.created_at), desc(accounts.id))
    .limit(leaving);
  for (const { id } of agents) {
    if (!(await lockAgent(tx, head.organization_id, id))) continue;
    await handOver(tx, id, taker, now);
    await dismissAgent(tx, id, taker, now);
  }
}

const UNLIMITED: readonly AccountType[] = ['PRO_UNLIMITED', 'ENTERPRISE_MASTER'];

export async function setAccountType(
  tx: Tx,
  head: Head,
  account_type: AccountType,
  now: Date,
): Promise<void> {
  await tx.update(accounts).set({ account_type }).where(eq(accounts.id, head.account_id));
  if (UNLIMITED.includes(account_type)) await openWaitingPortfolios(tx, head, now);
}

/** An agency that was given its pack without paying for it leaves it too. */
export async function leaveGivenPack(
  tx: Tx,
  head: Head,
  { from, to }: { from: AccountType; to: AccountType },
  now: Date,
): Promise<void> {
  if (from !== 'ENTERPRISE_MASTER' || to === 'ENTERPRISE_MASTER') return;
  await changeAllowance(tx, head.organization_id, 'PACK_PRO_UNLIMITED', -1);
  await keepAgentsWithin(tx, head, now);
}

/** Without a limit there is nothing left to pay for: what waited opens, its orders are closed. */
async function openWaitingPortfolios(tx: Tx, { organization_id }: Head, now: Date): Promise<void> {
  const unpaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.organization_id, organization_id),
        eq(orders.product_id, 'DOSSIER_ON_DEMAND'),
        eq(orders.state, 'OPEN'),
      ),
    );
  for (const { id: order_id } of unpaid) await enqueue(tx, abandonLater, { order_id });
  const waiting = await tx
    .select()
    .from(portfolios)
    .where(isWaitingIn(organization_id))
    .orderBy(portfolios.uid)
    .for('update');
  for (const portfolio of waiting) await openPaidPortfolio(tx, portfolio, now);
}

const isWaitingIn = (organization_id: string) =>
  and(
    eq(portfolios.organization_id, organization_id),
    eq(portfolios.portfolio_type, 'PENDING_PAYMENT_PORTFOLIO'),
  );

/** How many dossiers an organisation has, and how many of them wait for their payment. */
export async function countDossiers(tx: Tx, organization_id: string) {
  const [all] = await tx
    .select({
      portfolios: count(),
      waiting_portfolios: sql<number>`(count(*) filter (where ${portfolios.portfolio_type} = 'PENDING_PAYMENT_PORTFOLIO'))::int`,
    })
    .from(portfolios)
    .where(eq(portfolios.organization_id, organization_id));
  return all ?? { portfolios: 0, waiting_portfolios: 0 };
}
