// A subscription, as the payment host tells of it.
export const SUBSCRIPTION_STATES = ['ACTIVE', 'PAST_DUE', 'ENDED'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_STATE_LABELS: Record<SubscriptionState, string> = {
  ACTIVE: 'En cours',
  PAST_DUE: 'Paiement en retard',
  ENDED: 'Terminé',
};

/** What has ended does not begin again, however late an older message comes. */
export const nextSubscriptionState = (
  from: SubscriptionState,
  reported: SubscriptionState,
): SubscriptionState => (from === 'ENDED' ? 'ENDED' : reported);
