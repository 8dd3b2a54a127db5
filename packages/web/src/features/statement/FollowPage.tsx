import { streetOf } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Route } from './+types/FollowPage';
import { FollowScreen } from './FollowScreen.tsx';
import { usePedTimeline } from './use-ped.ts';

export const meta = () => pageMeta({ title: 'Suivre le pré-état daté', private: true });

export default function FollowPage({ params: { portfolioUid: uid } }: Route.ComponentProps) {
  const query = usePedTimeline(uid);
  const address = query.data && streetOf(query.data.dossier.main_address);
  return (
    <div className="conteneur pt-2 sm:pt-4">
      <BackLink to={paths.dashboard(uid)}>{address ?? 'Le dossier'}</BackLink>
      <p className="hidden text-encre-2 print:block">{query.data?.dossier.main_address}</p>
      <h1 className="mt-2">Suivre le pré-état daté</h1>
      <div className="mt-8">
        <Loaded
          query={query}
          waiting={<Skeleton className="h-96" />}
          failure="La commande n’a pas pu être chargée"
        >
          {({ dossier, life }) => <FollowScreen dossier={dossier} life={life} />}
        </Loaded>
      </div>
    </div>
  );
}
