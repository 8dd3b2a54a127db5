// What a payment host announces, in Stripe's words, reduced to what it is about.
import { z } from 'zod';

export type GatewayEvent = {
  id: string;
  kind: string;
  about:
    | { session_id: string }
    | { subscription_id: string }
    | { payment_id: string }
    | { failed_order_id: string }
    | null;
};

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});

const named = z.object({ id: z.string() });
const payment = z.object({ metadata: z.object({ order_id: z.uuid() }) });
const charge = z.object({ payment_intent: z.string() });
const invoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
});

/** What is no event of ours is about nothing: others may use the same account of the host. */
export function eventOf(raw: Buffer): GatewayEvent {
  const { id, type: kind, data } = event.parse(JSON.parse(raw.toString()));
  return { id, kind, about: subjectOf(kind, data.object) };
}

function subjectOf(kind: string, object: unknown): GatewayEvent['about'] {
  if (kind.startsWith('checkout.session.')) {
    const session = named.safeParse(object).data;
    return session ? { session_id: session.id } : null;
  }
  if (kind.startsWith('customer.subscription.')) {
    const subscription = named.safeParse(object).data;
    return subscription ? { subscription_id: subscription.id } : null;
  }
  if (kind.startsWith('invoice.')) {
    const bill = invoice.safeParse(object).data;
    return bill ? { subscription_id: bill.parent.subscription_details.subscription } : null;
  }
  if (kind === 'charge.refunded') {
    const refunded = charge.safeParse(object).data;
    return refunded ? { payment_id: refunded.payment_intent } : null;
  }
  if (kind === 'payment_intent.payment_failed') {
    const failed = payment.safeParse(object).data;
    return failed ? { failed_order_id: failed.metadata.order_id } : null;
  }
  return null;
}
