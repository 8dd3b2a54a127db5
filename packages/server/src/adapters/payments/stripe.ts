// Stripe: Checkout for what is paid once and for what is subscribed to. Loaded at its first use.
import type Stripe from 'stripe';

import { eventOf } from './gateway-event.ts';
import {
  type Gateway,
  GatewayDown,
  type HostedSubscription,
  type PaidPeriod,
  type PaymentSession,
} from './gateway.ts';

export type StripeOptions = {
  secret_key: string;
  webhook_secret: string;
  /** Another host than Stripe's own, for tests; null for Stripe's. */
  api_url: string | null;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const TOLERANCE_SECONDS = 300;

export function stripeGateway({ secret_key, webhook_secret, api_url }: StripeOptions): Gateway {
  let opened: Promise<{ stripe: Stripe; down: (cause: unknown) => boolean }> | undefined;
  const open = () => (opened ??= openStripe(secret_key, api_url));

  /** What is no fault of ours is said by its name: it is tried again. */
  async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { stripe, down } = await open();
    try {
      return await work(stripe);
    } catch (cause) {
      throw down(cause) ? new GatewayDown('the payment host does not answer', { cause }) : cause;
    }
  }

  async function findSession(id: string): Promise<PaymentSession | null> {
    const session = await ask((stripe) => found(stripe.checkout.sessions.retrieve(id)));
    return session && sessionOf(session);
  }

  return {
    kind: 'STRIPE',
    openSession: async ({ order_id, attempt, email, success_url, cancel_url, ...sold }) => {
      const metadata = { order_id };
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: sold.monthly ? 'subscription' : 'payment',
            client_reference_id: order_id,
            customer_email: email,
            // Others are paid days later, or not after all.
            allowed_payment_method_types: ['card'],
            locale: 'fr',
            line_items: [lineOf(sold)],
            success_url,
            cancel_url,
            metadata,
            ...(sold.monthly
              ? { subscription_data: { metadata } }
              : { payment_intent_data: { metadata } }),
          },
          // Whoever pays is named on the page: for somebody else it is another one.
          { idempotencyKey: `${order_id}/${attempt}/${email}` },
        ),
      );
      if (session.url === null) throw new Error('Stripe opened a session without a page');
      return { id: session.id, url: session.url };
    },
    findSession,
    closeSession: async (id) => {
      const session = await findSession(id);
      if (session?.state !== 'OPEN') return session;
      // Paid at this very instant, it is refused: how it stands is asked once more.
      await ask((stripe) => stripe.checkout.sessions.expire(id)).catch((cause: unknown) => {
        if (cause instanceof GatewayDown) throw cause;
      });
      const after = await findSession(id);
      if (after?.state === 'OPEN') throw new GatewayDown('a payment page does not close');
      return after;
    },
    findSubscription: async (id) => {
      const subscription = await ask((stripe) => found(stripe.subscriptions.retrieve(id)));
      if (!subscription) return null;
      const bills = await ask((stripe) =>
        stripe.invoices.list({
          subscription: id,
          status: 'paid',
          limit: 12,
          expand: ['data.payments'],
        }),
      );
      return subscriptionOf(subscription, bills.data);
    },
    setEnding: async (id, cancel_at_period_end) => {
      await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end }));
    },
    endNow: async (id) => {
      const subscription = await ask((stripe) => found(stripe.subscriptions.retrieve(id)));
      if (!subscription || subscription.status === 'canceled') return;
      await ask((stripe) =>
        stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }),
      );
    },
    refund: async ({ refund_id, payment_id, amount_cents }) => {
      const refund = await ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: payment_id, amount: amount_cents, metadata: { refund_id } },
          { idempotencyKey: refund_id },
        ),
      );
      return { id: refund.id };
    },
    findRefunded: async (payment_id) => {
      const payment = await ask((stripe) =>
        found(stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge'] })),
      );
      const charge = payment?.latest_charge;
      return charge && typeof charge === 'object' ? charge.amount_refunded : null;
    },
    readEvent: async (raw, signature, now) => {
      const { stripe } = await open();
      try {
        stripe.webhooks.constructEvent(
          raw,
          signature,
          webhook_secret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
      } catch {
        return null;
      }
      return eventOf(raw);
    },
  };
}

async function openStripe(secret_key: string, api_url: string | null) {
  const { default: Library } = await import('stripe');
  const host = api_url === null ? null : new URL(api_url);
  const stripe = new Library(secret_key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(host && {
      host: host.hostname,
      port: Number(host.port || (host.protocol === 'https:' ? 443 : 80)),
      protocol: host.protocol === 'https:' ? 'https' : 'http',
    }),
  });
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Library.errors;
  const passing = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
  return { stripe, down: (cause: unknown) => passing.some((kind) => cause instanceof kind) };
}

/** Null for what Stripe does not know. */
const found = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'resource_missing') return null;
    throw cause;
  });

const lineOf = (sold: {
  label: string;
  unit_price_cents: number;
  quantity: number;
  monthly: boolean;
}) => ({
  quantity: sold.quantity,
  price_data: {
    currency: 'eur',
    unit_amount: sold.unit_price_cents,
    product_data: { name: sold.label },
    ...(sold.monthly && { recurring: { interval: 'month' as const } }),
  },
});

const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

const sessionOf = (session: Stripe.Checkout.Session): PaymentSession => ({
  id: session.id,
  order_id: session.client_reference_id,
  // Complete and unpaid: the bank takes its time, and will be asked again.
  state:
    session.payment_status === 'paid' ? 'PAID' : session.status === 'expired' ? 'EXPIRED' : 'OPEN',
  amount_cents: session.amount_total ?? 0,
  payment_id: idOf(session.payment_intent),
  subscription_id: idOf(session.subscription),
});

const moment = (seconds: number): Date => new Date(seconds * 1000);

const STATES: Partial<Record<string, HostedSubscription['state']>> = {
  active: 'ACTIVE',
  trialing: 'ACTIVE',
  canceled: 'ENDED',
  incomplete_expired: 'ENDED',
};

function subscriptionOf(
  subscription: Stripe.Subscription,
  bills: readonly Stripe.Invoice[],
): HostedSubscription {
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  return {
    id: subscription.id,
    order_id: subscription.metadata['order_id'] ?? null,
    state: STATES[subscription.status] ?? 'PAST_DUE',
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_end: moment(Math.max(0, ...ends)),
    paid: bills.flatMap(periodOf),
  };
}

/** A bill of nothing was not paid for. */
function periodOf(bill: Stripe.Invoice): PaidPeriod[] {
  const payment_id = bill.payments?.data
    .map(({ payment }) => idOf(payment.payment_intent))
    .find((id) => id !== null);
  const [line] = bill.lines.data;
  if (!payment_id || !line) return [];
  return [
    {
      payment_id,
      amount_cents: bill.amount_paid,
      start: moment(line.period.start),
      end: moment(line.period.end),
      paid_at: moment(bill.status_transitions.paid_at ?? bill.created),
    },
  ];
}
