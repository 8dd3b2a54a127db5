import { fail } from '@quitus/api/errors';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import { offerAfter, offerChange, OFFERS } from '@quitus/domain/payments/offers';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findAllocation } from '../agents/door.ts';
import { findViewer } from '../portfolios/door.ts';
import { countDossiers, leaveGivenPack, setAccountType } from './offer-effects.queries.ts';
import { gatewayOf } from './reconcile.ts';
import {
  findLiveSubscriptions,
  lockSubscriber,
  lockSubscription,
  setEnding,
  type StoredSubscription,
} from './subscriptions.queries.ts';

const subscriptionView = (subscription: StoredSubscription) => ({
  ...subscription,
  label: CATALOGUE[subscription.product_id].label,
  amount_cents: subscription.unit_price_cents * subscription.quantity,
  current_period_end: subscription.current_period_end.toISOString(),
  started_at: subscription.started_at.toISOString(),
});

export function subscriptionsRoutes(deps: Deps) {
  const { priceOf } = deps;

  /** An agent has no offer of its own: the agency's is shown to its head. */
  async function standing(tx: Tx, { account_id, organization_id }: Actor) {
    // Asked again: this very call may have changed it.
    const account_type = (await findViewer(tx, account_id))?.account_type ?? fail('NOT_FOUND');
    const live = await findLiveSubscriptions(tx, account_id);
    const agents = await findAllocation(tx, organization_id);
    const offer = live.find(({ falls_to }) => falls_to !== null);
    const extras = live.filter(({ falls_to }) => falls_to === null);
    const facts = {
      account_type,
      agents: agents.used,
      extra_agents: extras.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(await countDossiers(tx, organization_id)),
      subscribed: offer?.falls_to ? { ...offer, falls_to: offer.falls_to } : null,
    };
    const isAgent = account_type === 'ENTERPRISE_AGENT';
    const choices = isAgent ? [] : OFFERS.map((one) => offerChange(facts, one, priceOf));
    return {
      account_type,
      subscriptions: live.map(subscriptionView),
      agents,
      choices: choices.map((choice) => ({
        ...choice,
        price_cents: choice.product_id && priceOf(choice.product_id),
      })),
    };
  }

  /** Locked, if it is theirs and goes on. */
  async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<StoredSubscription> {
    const found = await lockSubscription(tx, { id });
    if (found?.account_id !== actor.account_id) return fail('NOT_FOUND');
    return found.state === 'ENDED' ? fail('SUBSCRIPTION_OVER') : found;
  }

  return implement(subscriptionsApi)({
    offer: ({ actor, tx }) => standing(tx, actor),

    switchOffer: async ({ actor, body, tx, now, about }) => {
      about({ detail: { to: body.offer } });
      const account = (await lockSubscriber(tx, actor.account_id)) ?? fail('NOT_FOUND');
      const { account_type: from, organization_id } = account;
      if (from === 'ENTERPRISE_AGENT') fail('FORBIDDEN');
      const head = { account_id: actor.account_id, organization_id };
      const live = await findLiveSubscriptions(tx, actor.account_id);
      if (live.length > 0) fail('SUBSCRIPTION_RUNNING');
      await leaveGivenPack(tx, head, { from, to: body.offer }, now);
      await setAccountType(tx, head, body.offer, now);
      return standing(tx, actor);
    },

    cancelSubscription: async ({ actor, params, body, tx, about }) => {
      about({ detail: { about_id: params.subscription_id } });
      const own = await lockOwn(tx, actor, params.subscription_id);
      await gatewayOf(deps).setEnding(own.gateway_id, true, tx);
      const falls_to = own.falls_to && (body.falls_to ?? own.falls_to);
      await setEnding(tx, own.id, { cancel_at_period_end: true, falls_to });
      return standing(tx, actor);
    },

    resumeSubscription: async ({ actor, params, tx, about }) => {
      about({ detail: { about_id: params.subscription_id } });
      const own = await lockOwn(tx, actor, params.subscription_id);
      await gatewayOf(deps).setEnding(own.gateway_id, false, tx);
      const falls_to = own.falls_to && offerAfter(own.account_type_before);
      await setEnding(tx, own.id, { cancel_at_period_end: false, falls_to });
      return standing(tx, actor);
    },
  });
}
