import { eq, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { gatewayEvents } from './payments.table.ts';

export const isKnownEvent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(gatewayEvents, eq(gatewayEvents.id, id))) > 0;

/** After what follows from it was written: one that was cut off is heard again. */
export async function keepEvent(
  tx: Tx,
  event: { id: string; kind: string },
  received_at: Date,
): Promise<void> {
  await tx
    .insert(gatewayEvents)
    .values({ ...event, received_at })
    .onConflictDoNothing();
}

/** A payment host tries for some days; what comes later is looked at once more, and changes nothing. */
export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await tx.delete(gatewayEvents).where(lt(gatewayEvents.received_at, before));
}
