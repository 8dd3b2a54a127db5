import { textOf } from '@quitus/api/client';
import {
  type OfferChoice,
  type OfferStanding,
  subscriptionsApi,
} from '@quitus/api/subscriptions.api';
import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { reloadProfile } from '../../profile/profile.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

type Change = { choice: OfferChoice; standing: OfferStanding };

/** Whatever needs no payment: at once, when the subscription ends, or by not ending it after all. */
function ask({ choice: { offer, by }, standing }: Change): Promise<OfferStanding> {
  const params = { subscription_id: standing.subscriptions[0]?.id ?? '' };
  if (by === 'RESUME') return call(subscriptionsApi.resumeSubscription, { params });
  if (offer !== 'BASIC' && offer !== 'PRO_ON_DEMAND') throw new Error('that offer is ordered');
  return by === 'CANCEL'
    ? call(subscriptionsApi.cancelSubscription, { params, body: { falls_to: offer } })
    : call(subscriptionsApi.switchOffer, { body: { offer } });
}

function said({ offer, by }: OfferChoice): { title: string; text: string } {
  if (by === 'CANCEL')
    return {
      title: 'Abonnement résilié',
      text: 'Il reste actif jusqu’à la fin de la période déjà payée.',
    };
  const name = ACCOUNT_TYPE_LABELS[offer];
  return by === 'RESUME'
    ? { title: 'Abonnement gardé', text: `L’offre ${name} continue.` }
    : { title: 'Offre changée', text: `Votre offre est maintenant ${name}.` };
}

export function useChangeOffer(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (standing, { choice }) => {
      client.setQueryData(keys.offer, standing);
      void client.invalidateQueries({ queryKey: keys.account });
      void client.invalidateQueries({ queryKey: keys.portfolios });
      void reloadProfile();
      showSnackbar({ type: 'success', ...said(choice) });
      onDone();
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey: keys.offer });
      showSnackbar({ type: 'error', title: 'L’offre n’a pas changé', text: textOf(cause) });
    },
  });
}
