import type { OfferChoice } from '@quitus/api/subscriptions.api';
import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { formatPrice, taxOf } from '@quitus/domain/payments/catalogue';
import { CalendarClock, CircleCheck } from 'lucide-react';

import { productIn, useCatalogue } from '../../orders/payments.ts';
import { Button } from '../../ui/Button.tsx';
import { OFFER_SENTENCES, STANDING_WORDS } from './offer-words.ts';

type OfferChoicesProps = {
  choices: readonly OfferChoice[];
  pending: boolean;
  onChoose: (choice: OfferChoice) => void;
};

export const OfferChoices = ({ choices, pending, onChoose }: OfferChoicesProps) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
    {choices.map((choice) => (
      <ChoiceCard
        key={choice.offer}
        choice={choice}
        pending={pending}
        onChoose={() => onChoose(choice)}
      />
    ))}
  </ul>
);

type ChoiceCardProps = { choice: OfferChoice; pending: boolean; onChoose: () => void };

function ChoiceCard({ choice, pending, onChoose }: ChoiceCardProps) {
  const { offer, by } = choice;
  const name = ACCOUNT_TYPE_LABELS[offer];
  return (
    <li className="flex flex-col rounded-carte bg-surface p-6 shadow-pose">
      <h2 className="text-h3">{name}</h2>
      <p className="mt-2 text-encre-2">{OFFER_SENTENCES[offer]}</p>
      <div className="mt-auto pt-6">
        <Price choice={choice} />
        {by === 'CURRENT' || by === 'NEXT' ? (
          <p className="mt-5 flex min-h-12 items-center gap-2 font-semibold text-email">
            {by === 'CURRENT' ? <CircleCheck aria-hidden /> : <CalendarClock aria-hidden />}
            {STANDING_WORDS[by]}
          </p>
        ) : (
          <Button variant="secondary" wide disabled={pending} className="mt-5" onClick={onChoose}>
            {by === 'RESUME' ? 'Garder' : 'Choisir'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Price({ choice: { offer, price_cents } }: { choice: OfferChoice }) {
  const catalogue = useCatalogue();
  const one =
    offer === 'PRO_ON_DEMAND'
      ? productIn(catalogue.data?.products ?? [], 'DOSSIER_ON_DEMAND')?.price_cents
      : undefined;
  const cents = price_cents ?? one;
  if (cents === undefined)
    return (
      <>
        <p className="font-titre text-h2">{offer === 'BASIC' ? 'Gratuit' : 'Au dossier'}</p>
        <p className="text-second text-encre-3">sans abonnement</p>
      </>
    );
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-titre text-h2">{formatPrice(cents)}</span>
        <span className="text-encre-2">
          TTC {price_cents === null ? 'par dossier' : 'par mois'}
        </span>
      </p>
      <p className="text-second text-encre-3">soit {formatPrice(cents - taxOf(cents))} HT</p>
    </>
  );
}
