// Orders: opened once per sale, read, moved on. What follows from each move is its product's fulfilment.
import { fail } from '@quitus/api/errors';
import { ownsOrganization } from '@quitus/domain/accounts/permissions';
import type { ProductId } from '@quitus/domain/payments/catalogue';
import {
  amountsOf,
  canOrderBecome,
  orderRefusal,
  type OrderState,
} from '@quitus/domain/payments/order';
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import type { SellingDeps } from './fulfilment.ts';
import { invoices } from './invoices.table.ts';
import { orders } from './payments.table.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type Buyer = Pick<Actor, 'account_id' | 'account_type' | 'organization_id' | 'email'>;

export type AskedOrder = {
  product_id: ProductId;
  quantity: number;
  portfolio_uid: string | null;
  /** For what is sold « à partir de », once somebody said how much it is; else that of the catalogue. */
  unit_price_cents?: number;
};

/** The order that waits for its payment, made if there is none: asked twice, it is one. */
export async function openOrder(
  tx: Tx,
  deps: SellingDeps,
  buyer: Buyer,
  { product_id, quantity, portfolio_uid, unit_price_cents }: AskedOrder,
  now: Date,
): Promise<StoredOrder> {
  await refuseUnsellable(tx, buyer, { product_id, portfolio_uid });
  const [made] = await tx
    .insert(orders)
    .values({
      product_id,
      quantity,
      portfolio_uid,
      account_id: buyer.account_id,
      organization_id: buyer.organization_id,
      ...amountsOf(unit_price_cents ?? deps.priceOf(product_id), quantity),
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made)
    return (await findOpen(tx, buyer, { product_id, portfolio_uid })) ?? fail('ORDER_NOT_OPEN');
  await deps.fulfilments[product_id].opened?.(tx, deps, made, buyer, now);
  return made;
}

/** Asked again before it is paid: the dossier may have opened, or the offer changed, in the meantime. */
export async function refuseUnsellable(
  tx: Tx,
  { account_type }: Pick<Buyer, 'account_type'>,
  { product_id, portfolio_uid }: Pick<AskedOrder, 'product_id' | 'portfolio_uid'>,
): Promise<void> {
  const [portfolio = null] =
    portfolio_uid === null
      ? []
      : await tx
          .select({ portfolio_type: portfolios.portfolio_type })
          .from(portfolios)
          .where(eq(portfolios.uid, portfolio_uid));
  const refusal = orderRefusal({ product_id, buyer: account_type, portfolio });
  if (refusal) fail(refusal);
}

export async function findOpen(
  tx: Tx,
  { account_id }: Pick<Buyer, 'account_id'>,
  { product_id, portfolio_uid }: Pick<AskedOrder, 'product_id' | 'portfolio_uid'>,
): Promise<StoredOrder | undefined> {
  const [open] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'OPEN'),
        eq(orders.product_id, product_id),
        portfolio_uid === null
          ? and(isNull(orders.portfolio_uid), eq(orders.account_id, account_id))
          : eq(orders.portfolio_uid, portfolio_uid),
      ),
    );
  return open;
}

export async function findOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return order;
}

/** Kept from changing until the transaction ends. Locked before anything else of its sale. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** The newest first. */
export const findOrdersOf = (
  tx: Tx,
  portfolio_uid: string,
  product_ids: readonly ProductId[],
): Promise<StoredOrder[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.portfolio_uid, portfolio_uid), inArray(orders.product_id, [...product_ids])),
    )
    .orderBy(desc(orders.created_at), desc(orders.id));

type Holder = Pick<Actor, 'account_id' | 'account_type' | 'organization_id'>;

/** One's own in the organisation where one is; all of them for whoever heads it. */
const ownedBy = ({ account_id, account_type, organization_id }: Holder): SQL | undefined =>
  and(
    eq(orders.organization_id, organization_id),
    ownsOrganization(account_type) ? undefined : eq(orders.account_id, account_id),
  );

const shown = {
  order: orders,
  main_address: portfolios.main_address,
  invoice_number: invoices.number,
};

const selectShown = (tx: Tx) =>
  tx
    .select(shown)
    .from(orders)
    .leftJoin(portfolios, eq(portfolios.uid, orders.portfolio_uid))
    .leftJoin(invoices, and(eq(invoices.order_id, orders.id), eq(invoices.kind, 'INVOICE')));

export type ShownOrder = {
  order: StoredOrder;
  main_address: string | null;
  invoice_number: string | null;
};

/** What is not theirs does not exist. */
export async function findOwnOrder(
  tx: Tx,
  holder: Holder,
  id: string,
): Promise<ShownOrder | undefined> {
  const [found] = await selectShown(tx).where(and(eq(orders.id, id), ownedBy(holder)));
  return found;
}

/** The same, locked. */
export async function lockOwnOrder(tx: Tx, holder: Holder, id: string): Promise<StoredOrder> {
  const [own] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(holder)))
    .for('update');
  return own ?? fail('NOT_FOUND');
}

export const ORDERS_PER_PAGE = 50;

/** The newest first; one more than a page tells that there are others. */
export const listOwnOrders = (
  tx: Tx,
  holder: Holder,
  before: string | undefined,
): Promise<ShownOrder[]> =>
  selectShown(tx)
    .where(
      and(
        ownedBy(holder),
        before === undefined
          ? undefined
          : sql`(${orders.created_at}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.id = ${before})`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(ORDERS_PER_PAGE + 1);

type Change = Partial<Omit<StoredOrder, 'id' | 'state'>>;

export async function changeOrder(tx: Tx, id: string, change: Change): Promise<StoredOrder> {
  const [changed] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!changed) throw new Error('an order was changed that is not there');
  return changed;
}

/** The only writer of an order's state; the order is locked by the caller. */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  to: OrderState,
  change: Change = {},
): Promise<StoredOrder> {
  if (!canOrderBecome(order.state, to)) throw new Error(`an order ${order.state} became ${to}`);
  const [moved] = await tx
    .update(orders)
    .set({ ...change, state: to })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning();
  if (!moved) throw new Error('an order was moved that is not there, or no longer so');
  return moved;
}

/** All that was sold has been given: with both consents, the right to withdraw ends here. */
export async function markPerformed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ performed_at: now })
    .where(and(eq(orders.id, id), isNull(orders.performed_at)));
}

/** Whom its last order was billed to. */
export async function findLastBilling(tx: Tx, account_id: string) {
  const [last] = await tx
    .select({ billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.account_id, account_id), isNotNull(orders.billing)))
    .orderBy(desc(orders.created_at))
    .limit(1);
  return last?.billing ?? null;
}

/** Whoever went to pay and may never have come back. */
export const findOpenSessions = (tx: Tx): Promise<{ session_id: string }[]> =>
  tx
    .select({ session_id: sql<string>`${orders.checkout_session_id}` })
    .from(orders)
    .where(and(eq(orders.state, 'OPEN'), isNotNull(orders.checkout_session_id)));

export const findOldOpenOrders = (tx: Tx, before: Date): Promise<{ id: string }[]> =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'OPEN'), lt(orders.created_at, before)));
