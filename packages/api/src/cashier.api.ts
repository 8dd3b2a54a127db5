// The test cashier: the payment page of a laptop. Absent where real payments are taken.
import { CASHIER_ACTIONS, CASHIER_STATES } from '@quitus/domain/payments/cashier';
import { z } from 'zod';

import { bytes, defineApi, empty } from './endpoint.ts';
import { asItIs } from './typed-text.ts';

const session = z
  .object({
    id: z.string(),
    label: z.string(),
    amount_cents: z.int(),
    monthly: z.boolean(),
    email: z.string(),
    state: z.enum(CASHIER_STATES),
    /** The last card was refused. */
    refused: z.boolean(),
  })
  .meta({ id: 'CashierSession' });
export type CashierSession = z.output<typeof session>;

/** Cannot be guessed: whoever has it may pay, as on a payment host. */
const byId = z.object({ session_id: asItIs(100) });

export const cashierApi = defineApi({
  session: {
    method: 'GET',
    path: '/payments/cashier/:session_id',
    access: 'public',
    summary: 'Ce que la caisse de test demande de payer',
    params: byId,
    response: session,
  },
  act: {
    method: 'POST',
    path: '/payments/cashier/:session_id',
    access: 'public',
    audit: null,
    summary: 'Accepte, refuse, abandonne, ou passe par l’authentification de la banque',
    params: byId,
    body: z.object({ action: z.enum(CASHIER_ACTIONS) }),
    response: session.extend({
      /** A whole address, once there is nothing left to do here. */
      redirect_url: z.string().nullable(),
    }),
  },
});

export const webhookApi = defineApi({
  /** Read as it came: the signature is that of the bytes. */
  webhook: {
    method: 'POST',
    path: '/payments/webhook',
    access: 'public',
    audit: null,
    summary: 'Ce que l’hébergeur de paiement annonce, signé',
    headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }),
    body: bytes(['application/json; charset=utf-8', 'application/json']),
    response: empty(200, z.object({})),
  },
});
