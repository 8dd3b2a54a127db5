// The dossier's building in the national register, and who manages it.
import { rnc } from '@quitus/domain/control/rnc';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { PortfolioHead } from '../portfolios/portfolios.queries.ts';
import type { SyndicRow } from './directory.queries.ts';
import { registeredBuildings, syndics } from './directory.table.ts';

type Located = Pick<PortfolioHead, 'main_address' | 'rnc_number'>;

/** Who manages the building of this dossier, when the register leaves no doubt about either. */
export async function suggestSyndic(tx: Tx, { rnc_number }: Located): Promise<SyndicRow | null> {
  if (rnc_number === null) return null;
  const [found] = await tx
    .select({ syndic: syndics })
    .from(registeredBuildings)
    .innerJoin(syndics, eq(syndics.siret, registeredBuildings.syndic_siret))
    .where(eq(registeredBuildings.rnc_number, rnc(rnc_number)))
    .limit(1);
  return found?.syndic ?? null;
}
