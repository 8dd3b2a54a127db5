// The directory of managers, as it is asked.
import type { Syndic } from '@quitus/api/directory.api';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { syndics } from './directory.table.ts';

export type SyndicRow = typeof syndics.$inferSelect;

export async function findSyndic(tx: Tx, id: string): Promise<SyndicRow | undefined> {
  const [found] = await tx.select().from(syndics).where(eq(syndics.id, id));
  return found;
}

export const syndicView = (row: SyndicRow): Syndic => ({ ...row, portal: null });
