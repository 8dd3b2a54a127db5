// Back from the payment page: what is known of the payment, and when to ask again.
import type { Order } from '@quitus/api/payments.api';

export type PaymentStage = 'WAITING' | 'SLOW' | 'REFUSED' | 'ABANDONED' | 'PAID' | 'GIVEN_BACK';

/** Confirmations take a few seconds; past that, people are told that it is not usual. */
export const USUAL_WAIT_MS = 30_000;

export function paymentStage(
  { state, payment_failed }: Pick<Order, 'state' | 'payment_failed'>,
  waited_ms: number,
): PaymentStage {
  if (state === 'PAID') return 'PAID';
  if (state === 'ABANDONED') return 'ABANDONED';
  if (state !== 'OPEN') return 'GIVEN_BACK';
  if (payment_failed) return 'REFUSED';
  return waited_ms < USUAL_WAIT_MS ? 'WAITING' : 'SLOW';
}

const SOON_MS = 2000;
const LATER_MS = 10_000;

/** False when nothing more is expected. */
export function askAgainIn(stage: PaymentStage): number | false {
  if (stage === 'WAITING') return SOON_MS;
  // A refused card may be tried again in the tab that is still open.
  return stage === 'SLOW' || stage === 'REFUSED' ? LATER_MS : false;
}
