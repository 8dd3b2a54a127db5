import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../query-client.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import type { Route } from './+types/SharePage';
import { Opening, ShareGate } from './ShareGate.tsx';

import '../../theme/account.css';

export const meta = () => pageMeta({ title: 'Dossier partagé', private: true });

export default function SharePage({ params: { shareToken } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      {hydrated ? <ShareGate key={shareToken} token={shareToken} /> : <Opening />}
    </QueryClientProvider>
  );
}
