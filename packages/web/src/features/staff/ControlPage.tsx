import { ApiError } from '@quitus/api/errors';
import { data } from 'react-router';

import { pageMeta } from '../../page-meta.ts';
import { queryClient } from '../../query-client.ts';
import { readSession } from '../../session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../use-now.ts';
import { queueQuery, useQueue } from './use-queue.ts';
import { WaitingList } from './WaitingList.tsx';

export const meta = () => pageMeta({ title: 'Contrôle', private: true });

/** For anybody but the team there is no such page; without a session, the layout asks for one. */
export async function clientLoader() {
  if (!readSession()) return null;
  try {
    await queryClient.fetchQuery({ ...queueQuery, staleTime: 0 });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) throw data(null, { status: 404 });
    // Anything else is the page's to say, with a way to try again.
  }
  return null;
}

export default function ControlPage() {
  const queue = useQueue();
  const now = useNow();
  return (
    <div className="conteneur pt-4">
      <h1>Contrôle</h1>
      <div className="mt-6">
        <Loaded
          query={queue}
          waiting={<Skeleton className="h-80" />}
          failure="Les documents à contrôler n’ont pas pu être chargés"
        >
          {({ waiting, total }) =>
            waiting.length === 0 ? (
              <EmptyState
                title="Aucun document n’attend"
                text="Ceux qui arrivent s’affichent ici, les plus anciens d’abord."
              />
            ) : (
              <WaitingList waiting={waiting} total={total} now={now} />
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
