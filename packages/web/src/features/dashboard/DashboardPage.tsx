import { codeOf, textOf } from '@quitus/api/client';
import { ApiError } from '@quitus/api/errors';

import { pageMeta } from '../../site/page-meta.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Route } from './+types/DashboardPage';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DossierScreen } from './DossierScreen.tsx';
import { NotYours } from './NotYours.tsx';
import { useDossier } from './use-dossier.ts';
import { WaitingForPayment } from './WaitingForPayment.tsx';

export const meta = () => pageMeta({ title: 'Dossier', private: true });

export default function DashboardPage({ params }: Route.ComponentProps) {
  return <Dashboard key={params.portfolioUid} uid={params.portfolioUid} />;
}

function Dashboard({ uid }: { uid: string }) {
  const { data: dossier, error, fetchStatus, refetch } = useDossier(uid);
  if (isGone(error)) return <NotYours />;
  if (dossier?.portfolio_type === 'PENDING_PAYMENT_PORTFOLIO')
    return <WaitingForPayment dossier={dossier} />;
  if (dossier)
    return (
      <DossierScreen dossier={dossier} outdated={error !== null} onRetry={() => void refetch()} />
    );
  if (error || fetchStatus === 'paused')
    return (
      <div className="conteneur py-16">
        <ErrorState
          heading="h1"
          title="Ce dossier n’a pas pu être chargé"
          text={
            error
              ? textOf(error)
              : 'Vous êtes hors connexion. Il s’affichera dès que le réseau revient.'
          }
          onRetry={() => void refetch()}
        />
      </div>
    );
  return <DashboardSkeleton />;
}

/** Never was, or no longer is: the answer is the same, and so is the page. */
const isGone = (cause: unknown): boolean =>
  codeOf(cause) === 'SALE_PORTFOLIO_NOT_FOUND' ||
  (cause instanceof ApiError && cause.status === 400);
