// The payment jobs, as those who queue them see them: payload and limits, not how they are done.
import { z } from 'zod';

import { defineJobSpec } from '../../jobs/define-job.ts';

export const printInvoice = defineJobSpec({
  name: 'print-invoice',
  payload: z.object({ number: z.string() }),
});

export const payBack = defineJobSpec({
  name: 'pay-back',
  payload: z.object({ refund_id: z.uuid() }),
});

/** Paid for what can no longer be given. Later: its invoice comes first. */
export const giveBackOrder = defineJobSpec({
  name: 'give-back-order',
  payload: z.object({ order_id: z.uuid() }),
});

/** At the payment host: here it has ended already. */
export const endHostedSubscription = defineJobSpec({
  name: 'end-hosted-subscription',
  payload: z.object({ gateway_id: z.string() }),
});

export const abandonLater = defineJobSpec({
  name: 'abandon-order',
  payload: z.object({ order_id: z.uuid() }),
});

/** What the test cashier announces, as a payment host would: later, and again until it is heard. */
export const sendCashierEvent = defineJobSpec({
  name: 'tell-cashier-event',
  payload: z.object({ event: z.string() }),
});
