import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../query-client.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PortalHealth } from './PortalHealth.tsx';

export const meta = () =>
  pageMeta({
    title: 'État des portails',
    description:
      'Les portails où le robot de Quitus va chercher les documents : lesquels répondent, depuis quand, combien de syndics y sont connectés.',
    path: '/etat-des-portails',
  });

export default function PortalHealthPage() {
  const hydrated = useHydrated();
  return (
    <div className="conteneur min-h-dvh py-12 sm:py-20">
      <PageHead
        title="État des portails"
        lead="Le robot vérifie chaque portail toutes les trente minutes. Voici où ils en sont."
      />
      <QueryClientProvider client={queryClient}>
        {hydrated ? (
          <PortalHealth />
        ) : (
          <div className="mt-12">
            <Spinner label="Chargement…" />
          </div>
        )}
      </QueryClientProvider>
    </div>
  );
}
