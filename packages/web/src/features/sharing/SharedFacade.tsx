import type { SharedDossier } from '@quitus/api/sharing.api';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';

import { isHouse } from '../../dossier-floors.ts';
import { LiveFacade } from '../../ui/LiveFacade.tsx';
import { documentCount, sharedFloors } from './shared-view.ts';

type SharedFacadeProps = { dossier: SharedDossier; onChoose: (file_id: string) => void };

/** Before a page is chosen, the dossier seen from the street: each lit window opens its document. */
export function SharedFacade({ dossier, onChoose }: SharedFacadeProps) {
  const { portfolio_type, main_address, slots } = dossier;
  return (
    <div className="mx-auto max-w-105 py-4 text-center">
      <LiveFacade
        kind={isHouse(portfolio_type) ? 'house' : 'building'}
        floors={sharedFloors(dossier)}
        number={parsePropertyAddress(main_address).number ?? undefined}
        title={`Façade du dossier, ${documentCount(slots.length)} à lire`}
        onWindow={(id) => {
          const [first] = slots.find(({ document_type }) => document_type === id)?.files ?? [];
          if (first) onChoose(first.id);
        }}
      />
      <p className="mt-6 text-encre-2">Choisissez un document pour le lire ici.</p>
    </div>
  );
}
