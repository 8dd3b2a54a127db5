import { canOrderBecome } from '@quitus/domain/payments/order';

import type { Tx } from '../../db/pool.ts';
import type { SellingDeps } from './fulfilment.ts';
import { moveOrder, type StoredOrder } from './orders.queries.ts';
import { settle, withSubscription } from './settle.ts';

/** Its payment page is closed first: whoever had just paid gets what they paid for. The order is locked. */
export async function abandonOrder(
  tx: Tx,
  deps: SellingDeps,
  order: StoredOrder,
  now: Date,
): Promise<StoredOrder> {
  if (!canOrderBecome(order.state, 'ABANDONED')) return order;
  const { gateway } = deps;
  const { checkout_session_id } = order;
  const closed =
    gateway && checkout_session_id ? await gateway.closeSession(checkout_session_id, tx) : null;
  if (gateway && closed?.state === 'PAID') {
    const settled = await settle(tx, deps, await withSubscription(gateway, tx, closed), now);
    return settled ?? order;
  }
  const abandoned = await moveOrder(tx, order, 'ABANDONED', { closed_at: now });
  await deps.fulfilments[order.product_id].abandoned?.(tx, deps, abandoned, now);
  return abandoned;
}
