import type { OfferChoice } from '@quitus/api/subscriptions.api';
import type { OfferEffect } from '@quitus/domain/payments/offers';
import { Check, TriangleAlert } from 'lucide-react';

/** What takes something away is not said in the same breath as the rest. */
const LOSSES: readonly OfferEffect[] = ['AGENTS_LEAVE', 'NO_FURTHER_DOSSIER'];

export const OfferEffects = ({ effects }: Pick<OfferChoice, 'effects'>) => (
  <ul className="flex flex-col gap-3">
    {effects.map(({ code, text }) => {
      const loss = LOSSES.includes(code);
      const Sign = loss ? TriangleAlert : Check;
      return (
        <li key={code} className="flex gap-2.5">
          <Sign
            aria-hidden
            className={`mt-0.75 flex-none ${loss ? 'text-ocre' : 'text-encre-3'}`}
          />
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);
