import type { Mission, MissionOffer } from '@quitus/api/missions.api';
import type { Dossier } from '@quitus/api/portfolios.api';

import { useNow } from '../../browser/use-now.ts';
import { MissionItem } from './MissionItem.tsx';
import { OfferItem } from './OfferItem.tsx';
import { useMissionsLive } from './use-missions.ts';

type MissionsScreenProps = { dossier: Dossier; offers: MissionOffer[]; missions: Mission[] };

/** What can be ordered, then what was. */
export function MissionsScreen({ dossier, offers, missions }: MissionsScreenProps) {
  const now = useNow();
  useMissionsLive(dossier);
  const mayOrder = dossier.abilities.includes('ORDER');
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="pieces">
        <h2 id="pieces" className="border-b border-trait pb-3 text-h3">
          Les pièces que nous pouvons obtenir
        </h2>
        <ul className="divide-y divide-trait">
          {offers.map((offer) => (
            <OfferItem key={offer.kind} uid={dossier.uid} offer={offer} mayOrder={mayOrder} />
          ))}
        </ul>
      </section>
      {missions.length > 0 && (
        <section aria-labelledby="demandes">
          <h2 id="demandes" className="border-b border-trait pb-3 text-h3">
            Vos demandes
          </h2>
          <ul className="divide-y divide-trait">
            {missions.map((mission) => (
              <MissionItem
                key={mission.id}
                uid={dossier.uid}
                mission={mission}
                mayOrder={mayOrder}
                now={now}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
