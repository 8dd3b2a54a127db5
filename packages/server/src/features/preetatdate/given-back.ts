// Money that goes back for a pré-état daté: a part when it is late, all of it when it cannot be made.
import { lateCreditCents, owesLateCredit } from '@quitus/domain/preetatdate/order';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { sitePaths } from '../../site-paths.ts';
import { lockOrder, moveOrder, refundOrder, type SellingDeps } from '../payments/door.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { pedLateMail } from './ped-late.mail.ts';
import { mailBuyer } from './ped-letters.ts';
import { changePed, findPed, lockPed, recordStep } from './ped-orders.queries.ts';

type Late = { id: string; payment_order_id: string };

/** Once per order, and only while it is really late. */
export async function creditLate(
  tx: Tx,
  deps: Deps,
  { id, payment_order_id }: Late,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, payment_order_id);
  const found = await findPed(tx, id);
  const portfolio = found && (await lockPortfolio(tx, found.portfolio_uid));
  const ped = portfolio && (await lockPed(tx, id));
  if (!ped || order?.state !== 'PAID' || !owesLateCredit(ped, now)) return;
  const left = order.amount_cents - order.refunded_cents;
  const credit_cents = Math.min(lateCreditCents(order.amount_cents), left);
  if (credit_cents <= 0) return;
  await refundOrder(tx, deps, order, { amount_cents: credit_cents, reason: 'LATE' }, now);
  await changePed(tx, ped, { late_credit_cents: credit_cents, late_credited_at: now });
  await recordStep(tx, ped, 'LATE_CREDITED', {}, now);
  const { main_address: address } = portfolio;
  const write = (url: string) => pedLateMail({ url, address, credit_cents }, deps.publicUrl);
  await mailBuyer(tx, deps, portfolio, ped.ordered_by_id, sitePaths.followPed, write, now);
}

/** Paid, and the dossier has another one: nothing is made of it. */
export async function giveBack(
  tx: Tx,
  deps: SellingDeps,
  ped_id: string,
  now: Date,
): Promise<void> {
  const ped = await findPed(tx, ped_id);
  const order = ped && (await lockOrder(tx, ped.payment_order_id));
  if (order?.state !== 'PAID') return;
  const amount_cents = order.amount_cents - order.refunded_cents;
  const refunded = await refundOrder(tx, deps, order, { amount_cents, reason: 'CANCELLED' }, now);
  const given = await moveOrder(tx, refunded, 'REFUNDED', { closed_at: now });
  await deps.fulfilments[given.product_id].undone?.(tx, deps, given, now);
}
