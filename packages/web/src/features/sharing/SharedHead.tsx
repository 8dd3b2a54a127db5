import type { SharedDossier } from '@quitus/api/sharing.api';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { Building2, House } from 'lucide-react';

import { isHouse, statusFloors } from '../../facade/dossier-floors.ts';
import { MiniFacade } from '../../facade/MiniFacade.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { documentCount, whichProperty } from './shared-view.ts';
import { SharedDownloads } from './SharedDownloads.tsx';

type SharedHeadProps = { token: string; dossier: SharedDossier; onRefused: () => void };

/** The address first, then who shares it with whom. */
export function SharedHead({ token, dossier, onRefused }: SharedHeadProps) {
  const { main_address, portfolio_type, shared_by, recipient } = dossier;
  const { number, street, town } = parsePropertyAddress(main_address);
  const house = isHouse(portfolio_type);
  const Kind = house ? House : Building2;
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-5">
      <div className="flex min-w-[min(100%,22rem)] flex-1 items-start gap-4 sm:gap-6">
        <Plaque>{number ?? <Kind aria-hidden className="size-7" />}</Plaque>
        <div className="min-w-0">
          <h1 className="wrap-break-word">
            {number !== null && <span className="sr-only">{number} </span>}
            {street}
          </h1>
          <p className="mt-0.5 text-encre-2">
            {[town, ...whichProperty(dossier)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-encre-2">
            Dossier partagé par {shared_by} avec {recipient}
          </p>
          <p className="mt-1 text-second text-encre-3">
            D’autres documents peuvent s’ajouter : ils paraîtront ici, une fois vérifiés.
          </p>
        </div>
      </div>
      <div className="flex items-center gap-4 md:hidden">
        <MiniFacade
          kind={house ? 'house' : 'building'}
          floors={statusFloors(portfolio_type, dossier.slots)}
        />
        <p className="text-second text-encre-2">
          {documentCount(dossier.slots.length)}
          {dossier.slots.length > 1 ? ' vérifiés' : ' vérifié'}
        </p>
      </div>
      <SharedDownloads token={token} dossier={dossier} onRefused={onRefused} />
    </header>
  );
}
