import { streetOf } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Route } from './+types/DownloadPage';
import { downloadable, readyDocuments } from './download-view.ts';
import { DownloadForm } from './DownloadForm.tsx';
import { NothingReady } from './NothingReady.tsx';
import { useDownloadable } from './use-downloadable.ts';

export const meta = () => pageMeta({ title: 'Télécharger le dossier', private: true });

export default function DownloadPage({ params: { portfolioUid: uid } }: Route.ComponentProps) {
  const query = useDownloadable(uid);
  const address = query.data && streetOf(query.data.dossier.main_address);
  return (
    <div className="conteneur pt-2 sm:pt-6">
      <BackLink to={paths.dashboard(uid)}>{address ?? 'Le dossier'}</BackLink>
      <h1 className="mt-2">Télécharger le dossier</h1>
      <div className="mt-6">
        <Loaded
          query={query}
          waiting={<Skeleton className="h-96" />}
          failure="Les documents n’ont pas pu être chargés"
        >
          {({ dossier, files }) => {
            const categories = downloadable(dossier, files);
            return readyDocuments(categories).length === 0 ? (
              <NothingReady dossier={dossier} />
            ) : (
              <DownloadForm dossier={dossier} categories={categories} />
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}
