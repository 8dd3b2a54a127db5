import { useSearchParams } from 'react-router';

import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Figures } from './Figures.tsx';
import { forTheTeam } from './for-the-team.ts';
import { useSearchedQueue } from './use-queue.ts';
import { WaitingList } from './WaitingList.tsx';

export const meta = () => pageMeta({ title: 'Documents à vérifier', private: true });

export const clientLoader = forTheTeam;

/** « Toute la file ». */
export default function QueuePage() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('q') ?? '';
  const queue = useSearchedQueue(search);
  const now = useNow();
  return (
    <div className="conteneur pt-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>Documents à vérifier</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={paths.controlPed(null)}>
            Pré-états datés
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.controlMissions}>
            Pièces à obtenir
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.journal}>
            Journal
          </ButtonLink>
          <ButtonLink to={paths.control}>Ouvrir le plus pressé</ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        <SearchField
          label="Rechercher un document qui attend"
          placeholder="Adresse, lot ou document"
          value={search}
          onSearch={(q) =>
            setAddress(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <div className="mt-6">
        <Loaded
          query={queue}
          waiting={<Skeleton className="h-80" />}
          failure="Les documents à vérifier n’ont pas pu être chargés"
        >
          {({ waiting, total, ...figures }) => (
            <>
              <Figures {...figures} />
              {waiting.length === 0 ? (
                <EmptyState
                  title={
                    search === ''
                      ? 'Aucun document n’attend'
                      : `Aucun document n’attend pour « ${search} »`
                  }
                  text={
                    search === ''
                      ? 'Ceux qui arrivent s’affichent ici, les plus pressés d’abord.'
                      : 'Cherchez une rue, une ville, un lot ou un nom de document.'
                  }
                />
              ) : (
                <WaitingList waiting={waiting} total={total} now={now} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
