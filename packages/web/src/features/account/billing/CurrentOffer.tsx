import type { OfferStanding, Subscription } from '@quitus/api/subscriptions.api';
import { useState } from 'react';

import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { TierBadge } from '../../../ui/TierBadge.tsx';
import { CARD } from '../card-look.ts';
import { ROW_ACTION } from '../row-action-look.ts';
import { cancellationEffects, longDay, OFFER_WORDS, subscriptionWords } from './billing-words.ts';
import { useEndSubscription } from './use-billing.ts';

export function CurrentOffer({ standing }: { standing: OfferStanding }) {
  const { account_type, subscriptions, choices } = standing;
  return (
    <div className={CARD}>
      <TierBadge type={account_type} />
      <p className="mt-3">{OFFER_WORDS[account_type]}</p>
      {subscriptions.length > 0 && (
        <ul className="mt-4 divide-y divide-trait border-t border-trait">
          {subscriptions.map((subscription) => (
            <SubscriptionItem
              key={subscription.id}
              subscription={subscription}
              standing={standing}
            />
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <p className="mt-4">
          <TextLink to={paths.chooseOffer}>Changer d’offre</TextLink>
        </p>
      )}
    </div>
  );
}

type SubscriptionItemProps = { subscription: Subscription; standing: OfferStanding };

function SubscriptionItem({ subscription, standing }: SubscriptionItemProps) {
  const [confirming, setConfirming] = useState(false);
  const ending = useEndSubscription();
  const { label, quantity, cancel_at_period_end: ended } = subscription;

  function cancel() {
    ending.mutate(
      { subscription, resumed: false },
      {
        onSuccess: () => {
          setConfirming(false);
          showSnackbar({
            type: 'success',
            title: 'Abonnement résilié',
            text: `Il reste actif jusqu’au ${longDay(subscription.current_period_end)}. Une confirmation vous est envoyée.`,
            mailed: true,
          });
        },
      },
    );
  }

  return (
    <li className="py-4">
      <p className="font-semibold">
        {label}
        {quantity > 1 && `, ${quantity} fois`}
      </p>
      <p className="text-second text-encre-2">{subscriptionWords(subscription)}</p>
      <button
        type="button"
        className={ROW_ACTION}
        disabled={ending.isPending}
        onClick={() =>
          ended ? ending.mutate({ subscription, resumed: true }) : setConfirming(true)
        }
      >
        {ended ? 'Garder cet abonnement' : 'Résilier votre contrat'}
        <span className="sr-only"> {label}</span>
      </button>
      <Dialog
        open={confirming}
        title={`Résilier ${label} ?`}
        text="Aucun motif n’est demandé. Voici ce qui change."
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button
              variant="secondary"
              disabled={ending.isPending}
              onClick={() => setConfirming(false)}
            >
              Garder l’abonnement
            </Button>
            <Button pending={ending.isPending} onClick={cancel}>
              Confirmer la résiliation
            </Button>
          </>
        }
      >
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {cancellationEffects(subscription, standing).map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      </Dialog>
    </li>
  );
}
