// The payment host: Stripe, or the test cashier of a laptop. What it announces is only a hint to ask it
// again: the answer is then the same whatever came first, twice or late.
import type { SubscriptionState } from '@quitus/domain/payments/subscription';

import type { Tx } from '../../db/pool.ts';
import type { GatewayEvent } from './gateway-event.ts';

export type Purchase = {
  order_id: string;
  /** With the order's id, names this attempt: asked twice, it opens one page. */
  attempt: number;
  label: string;
  unit_price_cents: number;
  quantity: number;
  monthly: boolean;
  email: string;
  /** Whole addresses, where the browser comes back. */
  success_url: string;
  cancel_url: string;
};

export type PaymentSession = {
  id: string;
  order_id: string | null;
  state: 'OPEN' | 'PAID' | 'EXPIRED';
  amount_cents: number;
  payment_id: string | null;
  subscription_id: string | null;
};

/** One month that was paid. */
export type PaidPeriod = {
  payment_id: string;
  amount_cents: number;
  start: Date;
  end: Date;
  paid_at: Date;
};

export type HostedSubscription = {
  id: string;
  order_id: string | null;
  state: SubscriptionState;
  cancel_at_period_end: boolean;
  current_period_end: Date;
  /** The newest first. */
  paid: PaidPeriod[];
};

export class GatewayDown extends Error {
  override readonly name = 'GatewayDown';
}

/** `tx`: the cashier of a laptop keeps its own books in the same database. */
export type Gateway = {
  kind: 'STRIPE' | 'TEST';
  openSession: (purchase: Purchase, tx: Tx, now: Date) => Promise<{ id: string; url: string }>;
  /** Null for a session that it does not know. */
  findSession: (id: string, tx: Tx) => Promise<PaymentSession | null>;
  /** After which nobody pays on that page; the answer tells when somebody had. */
  closeSession: (id: string, tx: Tx) => Promise<PaymentSession | null>;
  findSubscription: (id: string, tx: Tx) => Promise<HostedSubscription | null>;
  /** Ends it with its period, or takes that back. */
  setEnding: (id: string, ends: boolean, tx: Tx) => Promise<void>;
  endNow: (id: string, tx: Tx, now: Date) => Promise<void>;
  /** `refund_id` of ours: asked twice, it gives back once. */
  refund: (
    asked: { refund_id: string; payment_id: string; amount_cents: number },
    tx: Tx,
  ) => Promise<{ id: string }>;
  /** How much of a payment was given back in all; null for a payment that it does not know. */
  findRefunded: (payment_id: string, tx: Tx) => Promise<number | null>;
  /** Null when the signature is not that of these bytes. */
  readEvent: (raw: Buffer, signature: string, now: Date) => Promise<GatewayEvent | null>;
};
