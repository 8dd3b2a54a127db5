import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../query-client.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import type { Route } from './+types/CashierPage';
import { Cashier, CashierFrame } from './Cashier.tsx';

import '../../theme/account.css';

export const meta = () => pageMeta({ title: 'Caisse de test', private: true });

export default function CashierPage({ params: { sessionId } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <CashierFrame>{hydrated && <Cashier key={sessionId} session_id={sessionId} />}</CashierFrame>
    </QueryClientProvider>
  );
}
