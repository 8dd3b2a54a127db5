// A mission that is not carried out is given back in full.
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { moveOrder, refundOrder, type StoredOrder } from '../payments/door.ts';

/** The order is locked by the caller, before the dossier and the mission. */
export async function giveBackMission(
  tx: Tx,
  deps: Deps,
  order: StoredOrder,
  asked_by_id: string,
  now: Date,
): Promise<void> {
  if (order.state !== 'PAID') return;
  const amount_cents = order.amount_cents - order.refunded_cents;
  const asked = { amount_cents, reason: 'CANCELLED', asked_by_id } as const;
  const refunded = await refundOrder(tx, deps, order, asked, now);
  await moveOrder(tx, refunded, 'REFUNDED', { closed_at: now });
}
