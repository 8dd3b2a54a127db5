import { Check } from 'lucide-react';

import type { Offer } from './offers.data.ts';
import { priceOf } from './price.ts';

/** Upright when three stand side by side, lying down when they are piled up. */
export function OfferCard({ offer: { name, audience, product, points } }: { offer: Offer }) {
  const { taxIncluded, taxExcluded, unit } = priceOf(product);
  return (
    <li className="grid gap-x-8 gap-y-6 rounded-carte bg-surface p-6 shadow-pose sm:grid-cols-2 md:block lg:p-8">
      <div>
        <h2 className="text-h3">{name}</h2>
        <p className="mt-2 text-encre-2 md:min-h-13">{audience}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          <span className="font-titre text-titre">{taxIncluded}</span>
          <span className="text-encre-2">TTC {unit}</span>
        </p>
        <p className="text-second text-encre-3">soit {taxExcluded} HT</p>
      </div>
      <ul className="flex flex-col justify-center gap-3 md:mt-6">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.75 text-encre-3" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
