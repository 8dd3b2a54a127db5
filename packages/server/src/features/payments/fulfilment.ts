// What each product does once it is paid, and when that is undone.
import type { ProductId } from '@quitus/domain/payments/catalogue';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Buyer, StoredOrder } from './orders.queries.ts';

/**
 * What a sale does besides being paid, in the transaction of each move. May be called again for an order
 * that was undone and paid after all, never twice for the same move.
 */
export type Fulfilment = {
  /** Just opened, by somebody who may order for the dossier, which is locked: refuses by throwing. */
  opened?: (tx: Tx, deps: Deps, order: StoredOrder, buyer: Buyer, now: Date) => Promise<void>;
  paid: (tx: Tx, deps: Deps, order: StoredOrder, now: Date) => Promise<void>;
  /** Not paid after all. */
  abandoned?: (tx: Tx, deps: Deps, order: StoredOrder, now: Date) => Promise<void>;
  /** Paid, then given back in full. */
  undone?: (tx: Tx, deps: Deps, order: StoredOrder, now: Date) => Promise<void>;
};

/** What sells needs to know what each product does then: given where the server is put together. */
export type SellingDeps = Deps & { fulfilments: Record<ProductId, Fulfilment> };
