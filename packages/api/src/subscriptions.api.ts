// The offer an account has, what another would change, and the subscription that pays for it.
import { ACCOUNT_TYPES } from '@quitus/domain/accounts/account-type';
import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { OFFER_EFFECTS, OFFER_WAYS, OFFERS } from '@quitus/domain/payments/offers';
import { SUBSCRIPTION_STATES } from '@quitus/domain/payments/subscription';
import { z } from 'zod';

import { known } from './content.ts';
import { defineApi } from './endpoint.ts';

const instant = z.iso.datetime();

const subscription = z
  .object({
    id: z.uuid(),
    product_id: z.enum(PRODUCT_IDS),
    label: z.string(),
    quantity: z.int(),
    /** A month, for all of them. */
    amount_cents: z.int(),
    state: z.enum(SUBSCRIPTION_STATES),
    current_period_end: instant,
    /** It ends then, instead of going on. */
    cancel_at_period_end: z.boolean(),
    /** What the account becomes then; null for agents paid beside the pack. */
    falls_to: z.enum(OFFERS).nullable(),
    started_at: instant,
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscription>;

const choice = z
  .object({
    offer: z.enum(OFFERS),
    product_id: z.enum(PRODUCT_IDS).nullable(),
    /** A month; null for an offer without a subscription. */
    price_cents: z.int().nullable(),
    by: z.enum(OFFER_WAYS),
    /** What changes, to be read before. */
    effects: z.array(z.object({ code: z.enum(OFFER_EFFECTS), text: z.string() })),
  })
  .meta({ id: 'OfferChoice' });
export type OfferChoice = z.output<typeof choice>;

const standing = z.object({
  account_type: z.enum(ACCOUNT_TYPES),
  /** That of the offer first, then agents paid beside it. None for an agent: the agency pays. */
  subscriptions: z.array(subscription),
  agents: z.object({ allowed: z.int(), used: z.int() }),
  /** Empty for an agent, who has none to make. */
  choices: z.array(choice),
});
export type OfferStanding = z.output<typeof standing>;

export const subscriptionsApi = defineApi({
  offer: {
    method: 'GET',
    path: '/payments/offer',
    access: 'account',
    summary: 'L’offre en cours, et ce que chaque autre changerait',
    response: standing,
  },
  /** For what is not paid for: the others are ordered. */
  switchOffer: {
    method: 'POST',
    path: '/payments/offer',
    access: 'account',
    audit: 'OFFER_CHANGED',
    summary: 'Prend une offre sans abonnement',
    body: z.object({ offer: z.enum(['BASIC', 'PRO_ON_DEMAND']) }),
    response: standing,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/payments/subscriptions/:subscription_id/cancel',
    access: 'account',
    audit: 'SUBSCRIPTION_CANCELLED',
    summary: 'Résilie un abonnement, à la fin de la période payée',
    params: z.object({ subscription_id: known }),
    /** What the account becomes then. */
    body: z.object({ falls_to: z.enum(['BASIC', 'PRO_ON_DEMAND']).optional() }),
    response: standing,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/payments/subscriptions/:subscription_id/resume',
    access: 'account',
    audit: 'SUBSCRIPTION_RESUMED',
    summary: 'Revient sur une résiliation avant son terme',
    params: z.object({ subscription_id: known }),
    response: standing,
  },
});
