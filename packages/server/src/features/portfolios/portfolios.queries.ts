import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portfolios } from './portfolios.table.ts';

export type NewPortfolio = {
  portfolio_type: PortfolioType;
  main_address: string;
  address_extra_line: string | null;
};

type Owner = { id: string; organization_id: string };

export async function createPortfolio(tx: Tx, owner: Owner, portfolio: NewPortfolio, now: Date) {
  const { id: owner_id, organization_id } = owner;
  await tx.insert(portfolios).values({ ...portfolio, owner_id, organization_id, created_at: now });
}

/** Somebody who signs up again before confirming means the last address they gave. */
export async function replacePortfolios(tx: Tx, owner: Owner, portfolio: NewPortfolio, now: Date) {
  await tx.delete(portfolios).where(eq(portfolios.owner_id, owner.id));
  await createPortfolio(tx, owner, portfolio, now);
}

/** At most two: enough to tell whether there is exactly one. */
export const findFirstPortfolios = (tx: Tx, owner_id: string) =>
  tx
    .select({ uid: portfolios.uid })
    .from(portfolios)
    .where(eq(portfolios.owner_id, owner_id))
    .limit(2);
