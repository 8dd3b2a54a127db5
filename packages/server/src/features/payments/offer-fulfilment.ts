// What a subscription gives once it is paid: an offer, or agents beside it.
import { offerOfProduct } from '@quitus/domain/payments/offers';

import type { Fulfilment } from './fulfilment.ts';
import { changeAllowance, keepAgentsWithin, setAccountType } from './offer-effects.queries.ts';
import { giveBackLater } from './refunds.queries.ts';
import { endSubscription, findSubscriptionOf, lockSubscriber } from './subscriptions.queries.ts';

/** Withdrawn from, a subscription ends at once: what is given back is said elsewhere. */
const ends: Fulfilment['undone'] = async (tx, deps, order, now) => {
  // A month that is over was given back by hand: the one that runs was paid for.
  if (order.period_end && order.period_end <= now) return;
  const subscription = await findSubscriptionOf(tx, order);
  if (subscription)
    await endSubscription(tx, deps, subscription, { replaced_by: null, refund: false }, now);
};

export const offerSubscription: Fulfilment = {
  paid: async (tx, _deps, { account_id, organization_id, product_id, quantity }, now) => {
    const offer = offerOfProduct(product_id);
    if (account_id === null || !offer) throw new Error('an offer needs an account');
    await changeAllowance(tx, organization_id, product_id, quantity);
    await setAccountType(tx, { account_id, organization_id }, offer, now);
    await keepAgentsWithin(tx, { account_id, organization_id }, now);
  },
  undone: ends,
};

export const extraAgent: Fulfilment = {
  paid: async (tx, _deps, order) => {
    const { account_id, organization_id, product_id, quantity } = order;
    await changeAllowance(tx, organization_id, product_id, quantity);
    const buyer = account_id === null ? undefined : await lockSubscriber(tx, account_id);
    // Its payment page was left open, and the pack ended.
    if (buyer?.account_type !== 'ENTERPRISE_MASTER') await giveBackLater(tx, order);
  },
  undone: ends,
};
