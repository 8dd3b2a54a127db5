// The page of the test cashier. Where Stripe is paid, there is none.
import { cashierApi, type CashierSession as Shown, webhookApi } from '@quitus/api/cashier.api';
import { fail } from '@quitus/api/errors';

import {
  actAtCashier,
  type CashierSession,
  findCashierSession,
} from '../../adapters/payments/cashier-desk.ts';
import { implement } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import type { SellingDeps } from './fulfilment.ts';
import { sendCashierEvent } from './payment-job-specs.ts';
import { hear } from './reconcile.ts';

const view = ({ unit_price_cents, quantity, label, ...session }: CashierSession): Shown => ({
  ...session,
  label: quantity > 1 ? `${label} × ${quantity}` : label,
  amount_cents: unit_price_cents * quantity,
});

export const cashierRoutes = () =>
  implement(cashierApi)({
    session: async ({ params, tx }) =>
      view((await findCashierSession(tx, params.session_id)) ?? fail('NOT_FOUND')),

    act: async ({ params, body, tx, now }) => {
      const { session_id } = params;
      if (!(await findCashierSession(tx, session_id))) fail('NOT_FOUND');
      const acted = await actAtCashier(tx, session_id, body.action, now);
      if (!acted) return fail('ORDER_NOT_OPEN');
      const { session, announcements, done } = acted;
      for (const event of announcements) await enqueue(tx, sendCashierEvent, { event });
      const { success_url, cancel_url, state } = session;
      const left = state === 'PAID' ? success_url : cancel_url;
      return { ...view(session), redirect_url: done ? left : null };
    },
  });

const MOST_BYTES = 1 << 20;

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) fail('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const webhookRoutes = (deps: SellingDeps) =>
  implement(webhookApi)({
    webhook: async ({ body, headers }) => {
      await hear(deps, await readAll(body), headers['stripe-signature']);
      return {};
    },
  });
