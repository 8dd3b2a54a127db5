import { errorText } from '@quitus/api/errors';
import { streetOf } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import type { Route } from './+types/OrderPage';
import { OrderScreen } from './OrderScreen.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { usePed } from './use-ped.ts';

export const meta = () => pageMeta({ title: 'Pré-état daté', private: true });

export default function OrderPage({ params: { portfolioUid: uid } }: Route.ComponentProps) {
  const query = usePed(uid);
  const address = query.data && streetOf(query.data.dossier.main_address);
  return (
    <div className="conteneur pt-2 sm:pt-4">
      <BackLink to={paths.dashboard(uid)}>{address ?? 'Le dossier'}</BackLink>
      <p className="hidden text-encre-2 print:block">{query.data?.dossier.main_address}</p>
      {/* Once the order is there, its title stands in its column. */}
      {!query.data && <h1 className="mt-2 mb-6">Pré-état daté</h1>}
      <Loaded
        query={query}
        waiting={<OrderSkeleton />}
        failure="Le pré-état daté n’a pas pu être calculé"
      >
        {({ dossier, ped }) =>
          ped.order_refusal === 'PED_NOT_OFFERED' ? (
            <NotOffered uid={uid} />
          ) : (
            <OrderScreen key={uid} dossier={dossier} ped={ped} />
          )
        }
      </Loaded>
    </div>
  );
}

/** A house or a rental: the reason, and the way back. */
const NotOffered = ({ uid }: { uid: string }) => (
  <>
    <h1 className="sr-only">Pré-état daté</h1>
    <EmptyState title="Ce bien n’a pas besoin de pré-état daté" text={errorText('PED_NOT_OFFERED')}>
      <ButtonLink to={paths.dashboard(uid)} variant="secondary">
        Revenir au dossier
      </ButtonLink>
    </EmptyState>
  </>
);
