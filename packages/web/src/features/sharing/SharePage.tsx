import { QueryClientProvider } from '@tanstack/react-query';

import { useHydrated } from '../../hydrated.ts';
import { pageMeta } from '../../page-meta.ts';
import { queryClient } from '../../query-client.ts';
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
