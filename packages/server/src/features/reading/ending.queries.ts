import { and, eq, lte } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portfolioDocuments } from '../portfolios/portfolios.table.ts';
import type { Place } from './controls.queries.ts';
import { slotControls } from './reading.table.ts';
import { joinsSlot } from './waiting.queries.ts';

/** Verified, and no longer good on that day. */
export const listEnding = (tx: Tx, day: string): Promise<Place[]> =>
  tx
    .select({
      portfolio_uid: slotControls.portfolio_uid,
      document_type: slotControls.document_type,
    })
    .from(slotControls)
    .innerJoin(portfolioDocuments, joinsSlot)
    .where(and(eq(portfolioDocuments.status, 'VERIFIED'), lte(slotControls.expires_at, day)))
    .orderBy(slotControls.expires_at);
