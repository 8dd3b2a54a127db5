import type { Order } from '@quitus/api/payments.api';
import type { OfferStanding, Subscription } from '@quitus/api/subscriptions.api';
import { describe, expect, it } from 'vitest';

import {
  cancellationEffects,
  invoiceWords,
  orderWords,
  subscriptionWords,
} from './billing-words.ts';

const subscription: Subscription = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  product_id: 'PRO_UNLIMITED',
  label: 'Pro Illimité',
  quantity: 1,
  amount_cents: 49_00,
  state: 'ACTIVE',
  // In France it is the next day already.
  current_period_end: '2026-12-14T23:30:00.000Z',
  cancel_at_period_end: false,
  falls_to: 'BASIC',
  started_at: '2026-11-14T23:30:00.000Z',
};

const standing: OfferStanding = {
  account_type: 'PRO_UNLIMITED',
  subscriptions: [subscription],
  agents: { allowed: 0, used: 0 },
  choices: [
    {
      offer: 'BASIC',
      product_id: null,
      price_cents: null,
      by: 'CANCEL',
      effects: [
        { code: 'NO_FURTHER_DOSSIER', text: 'Vous ne pourrez plus ouvrir d’autre dossier.' },
      ],
    },
  ],
};

describe('a subscription', () => {
  it('says when it is paid next, in the days of France', () => {
    expect(subscriptionWords(subscription)).toBe(
      '49\u00A0€ TTC par mois. Prochain paiement le 15 décembre 2026.',
    );
  });

  it('that was ended says until when, and what comes then', () => {
    expect(subscriptionWords({ ...subscription, cancel_at_period_end: true })).toContain(
      'actif jusqu’au 15 décembre 2026, puis l’offre Basic',
    );
  });

  it('whose payment failed does not announce the next one', () => {
    expect(subscriptionWords({ ...subscription, state: 'PAST_DUE' })).not.toContain('Prochain');
  });

  it('says before it is ended what the offers page says too', () => {
    expect(cancellationEffects(subscription, standing)).toEqual(standing.choices[0]?.effects);
    const agents: Subscription = { ...subscription, product_id: 'EXTRA_AGENT', falls_to: null };
    expect(cancellationEffects(agents, standing).map(({ code }) => code)).toEqual([
      'ENDS_WITH_PERIOD',
      'AGENTS_LEAVE',
    ]);
  });
});

const order: Order = {
  id: '0198a1b2-0000-7000-8000-000000000002',
  product_id: 'PED',
  label: 'Pré-état daté',
  quantity: 1,
  unit_price_cents: 80_00,
  amount_cents: 80_00,
  tax_cents: 13_33,
  billing_period: 'once',
  portfolio_uid: null,
  main_address: null,
  state: 'PAID',
  billing: null,
  payment_failed: false,
  created_at: '2026-11-14T10:00:00.000Z',
  paid_at: '2026-11-15T10:00:00.000Z',
  performed_at: null,
  refunded_cents: 0,
  invoice_number: 'F2026-000001',
  withdrawal: { refund_cents: 80_00, until: '2026-11-30', refusal: null, confirmed_at: null },
};

describe('an order', () => {
  it('says what was paid, and what was given back', () => {
    expect(orderWords(order)).toBe('80,00\u00A0€, payée le 15 novembre 2026');
    expect(orderWords({ ...order, state: 'WITHDRAWN', refunded_cents: 80_00 })).toBe(
      '80,00\u00A0€, payée le 15 novembre 2026, 80,00\u00A0€ remboursés',
    );
  });

  it('never says paid while it is not', () => {
    expect(orderWords({ ...order, state: 'OPEN', paid_at: null })).not.toContain('payée');
    expect(orderWords({ ...order, state: 'ABANDONED', paid_at: null })).toContain('rien n’a été');
  });
});

it('a credit note names the invoice that it takes back', () => {
  const row = {
    number: 'A2026-000001',
    kind: 'CREDIT_NOTE',
    label: 'Pré-état daté',
    order_id: order.id,
    net_cents: 66_67,
    tax_cents: 13_33,
    total_cents: 80_00,
    corrects_number: 'F2026-000001',
    issued_at: '2026-11-16T10:00:00.000Z',
    ready: true,
  } as const;
  expect(invoiceWords(row)).toBe('Avoir du 16 novembre 2026, sur la facture F2026-000001');
});
