// From an order to the page where it is paid.
import { fail } from '@quitus/api/errors';
import type { Billing } from '@quitus/api/payments.api';
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import {
  consentRefusal,
  mayChangeTheirMind,
  type WithdrawalConsents,
} from '@quitus/domain/payments/order';

import type { Tx } from '../../db/pool.ts';
import { sitePaths } from '../../site-paths.ts';
import type { SellingDeps } from './fulfilment.ts';
import { type Buyer, changeOrder, refuseUnsellable, type StoredOrder } from './orders.queries.ts';
import { gatewayOf } from './reconcile.ts';
import { lookAtSession, settle } from './settle.ts';

type Given = WithdrawalConsents & { billing: Billing };

/**
 * The page that is open already, or a new one: never two that could both be paid. The order is locked by
 * the caller. Null when it was paid in the meantime.
 */
export async function checkOut(
  tx: Tx,
  deps: SellingDeps,
  order: StoredOrder,
  { billing, ...consents }: Given,
  buyer: Pick<Buyer, 'account_type' | 'email'>,
  now: Date,
): Promise<string | null> {
  if (order.state !== 'OPEN') fail('ORDER_NOT_OPEN');
  const refusal = consentRefusal(consents, buyer.account_type);
  if (refusal) fail(refusal);
  await refuseUnsellable(tx, buyer, order);
  const gateway = gatewayOf(deps);
  const { email } = buyer;
  const asked_at = mayChangeTheirMind(buyer.account_type) ? now : null;
  const given = await changeOrder(tx, order.id, {
    billing: { ...billing, email },
    begin_now_at: asked_at,
    loss_acknowledged_at: asked_at,
  });
  const { checkout_session_id } = given;
  const seen = checkout_session_id ? await lookAtSession(gateway, tx, checkout_session_id) : null;
  if (seen?.session.state === 'OPEN') return given.checkout_url;
  if (seen?.session.state === 'PAID') {
    await settle(tx, deps, seen, now);
    return null;
  }
  const attempt = given.attempt + 1;
  const { id, product_id, unit_price_cents, quantity } = given;
  const { label, billing: paid } = CATALOGUE[product_id];
  const back = `order=${id}`;
  const page = await gateway.openSession(
    {
      order_id: id,
      attempt,
      label,
      unit_price_cents,
      quantity,
      monthly: paid === 'monthly',
      email,
      success_url: `${deps.publicUrl}${sitePaths.paid}?${back}`,
      cancel_url: `${deps.publicUrl}${sitePaths.clientDetails(product_id)}?${back}`,
    },
    tx,
    now,
  );
  await changeOrder(tx, id, { attempt, checkout_session_id: page.id, checkout_url: page.url });
  return page.url;
}
