import { streetOf } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Route } from './+types/MissionsPage';
import { MissionsScreen } from './MissionsScreen.tsx';
import { useMissions } from './use-missions.ts';

export const meta = () => pageMeta({ title: 'Commander une pièce', private: true });

export default function MissionsPage({ params: { portfolioUid: uid } }: Route.ComponentProps) {
  const query = useMissions(uid);
  const address = query.data && streetOf(query.data.dossier.main_address);
  return (
    <div className="conteneur pt-2 sm:pt-4">
      <BackLink to={paths.dashboard(uid)}>{address ?? 'Le dossier'}</BackLink>
      <h1 className="mt-2">Commander une pièce</h1>
      <p className="mt-4 max-w-140 text-chapeau text-encre-2">
        L’équipe l’obtient pour vous et l’ajoute au dossier.
      </p>
      <div className="mt-8">
        <Loaded
          query={query}
          waiting={<Skeleton className="h-96" />}
          failure="Les pièces n’ont pas pu être chargées"
        >
          {({ dossier, page }) => <MissionsScreen dossier={dossier} {...page} />}
        </Loaded>
      </div>
    </div>
  );
}
