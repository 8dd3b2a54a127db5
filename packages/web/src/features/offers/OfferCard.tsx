import { Check } from 'lucide-react';

import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Offer } from './offers.data.ts';
import { priceOf } from './price.ts';

/** Upright when three stand side by side, lying down when they are piled up. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { name, audience, product, points } = offer;
  const { taxIncluded, taxExcluded, unit } = priceOf(product);
  return (
    <li className="grid gap-x-8 gap-y-6 rounded-carte bg-surface p-6 shadow-pose sm:grid-cols-2 md:flex md:flex-col md:gap-0 lg:p-8">
      <div>
        <h2 className="text-h3">{name}</h2>
        <p className="mt-2 text-encre-2 md:min-h-13">{audience}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          <span className="font-titre text-titre">{taxIncluded}</span>
          <span className="text-encre-2">TTC {unit}</span>
        </p>
        <p className="text-second text-encre-3">soit {taxExcluded} HT</p>
      </div>
      <ul className="flex flex-col justify-center gap-3 md:mt-6 md:justify-start">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.75 text-encre-3" />
            {point}
          </li>
        ))}
      </ul>
      <div className="sm:col-span-2 md:mt-auto md:pt-8">
        <ChooseButton offer={offer} />
      </div>
    </li>
  );
}

/** Whoever has an account pays for it, or sees what it changes; anybody else signs up first. */
function ChooseButton({ offer: { name, product } }: { offer: Offer }) {
  const session = useSession();
  const subscribed = product === 'DOSSIER_ON_DEMAND' ? null : product;
  const taken = subscribed ? paths.clientDetails(subscribed, null) : paths.chooseOffer;
  return (
    <ButtonLink to={session ? taken : paths.signUp} variant="secondary" wide>
      Choisir<span className="sr-only"> {name}</span>
    </ButtonLink>
  );
}
