import { prospectExpiry } from '@quitus/domain/accounts/prospect';
import type { SignUpPortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { eq, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { drawToken, hashToken } from '../../keys.ts';
import { sitePaths } from '../../site-paths.ts';
import { commercialProspects } from './accounts.table.ts';

export type NewProspect = {
  invited_by: string;
  portfolio_type: SignUpPortfolioType;
  main_address: string;
  address_extra_line: string | null;
};

/** The path to send: it is shown once, only its hash is kept. */
export async function createProspect(tx: Tx, prospect: NewProspect, now: Date): Promise<string> {
  const id = drawToken();
  await tx.insert(commercialProspects).values({
    ...prospect,
    id_hash: hashToken(id),
    created_at: now,
    expires_at: prospectExpiry(now),
  });
  return sitePaths.prospect(id);
}

const select = (tx: Tx, id: string) =>
  tx
    .select()
    .from(commercialProspects)
    .where(eq(commercialProspects.id_hash, hashToken(id)));

export async function findProspect(tx: Tx, id: string) {
  const [prospect] = await select(tx, id);
  return prospect;
}

/** The same, kept from being used twice at the same instant. */
export async function lockProspect(tx: Tx, id: string) {
  const [prospect] = await select(tx, id).for('update');
  return prospect;
}

export async function markProspectUsed(tx: Tx, id_hash: string, now: Date): Promise<void> {
  await tx
    .update(commercialProspects)
    .set({ used_at: now })
    .where(eq(commercialProspects.id_hash, id_hash));
}

export async function forgetProspects(tx: Tx, before: Date): Promise<void> {
  await tx.delete(commercialProspects).where(lt(commercialProspects.expires_at, before));
}
