import type { PortfolioCreator } from '@quitus/domain/accounts/permissions';
import { count, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import { portfolios } from './portfolios.table.ts';

/** What the rule on new dossiers needs; locked, so that a double click opens one. */
export async function lockCreator(tx: Tx, account_id: string): Promise<PortfolioCreator> {
  const [creator] = await tx
    .select({
      account_type: accounts.account_type,
      portfolio_with_ped: organizations.portfolio_with_ped,
    })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.id, accounts.organization_id))
    .where(eq(accounts.id, account_id))
    .for('update', { of: accounts });
  if (!creator) throw new Error('an actor has an account');
  const [owned] = await tx
    .select({ portfolio_count: count() })
    .from(portfolios)
    .where(eq(portfolios.owner_id, account_id));
  const { account_type, portfolio_with_ped } = creator;
  return {
    account_type,
    organization_config: { portfolio_with_ped },
    portfolio_count: owned?.portfolio_count ?? 0,
  };
}
