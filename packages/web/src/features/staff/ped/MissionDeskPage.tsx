import { useNow } from '../../../browser/use-now.ts';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../site/page-meta.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { forTheTeam } from '../for-the-team.ts';
import { MissionOnDesk } from './MissionOnDesk.tsx';
import { useMissionQueue } from './use-ped-queue.ts';

export const meta = () => pageMeta({ title: 'Pièces à obtenir', private: true });

export const clientLoader = forTheTeam;

export default function MissionDeskPage() {
  const queue = useMissionQueue();
  const now = useNow();
  return (
    <div className="conteneur pt-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>Pièces à obtenir</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={paths.controlPed(null)}>
            Pré-états datés
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.controlQueue}>
            Documents à vérifier
          </ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        <Loaded
          query={queue}
          waiting={<Skeleton className="h-80" />}
          failure="Les pièces à obtenir n’ont pas pu être chargées"
        >
          {({ waiting }) =>
            waiting.length === 0 ? (
              <EmptyState
                title="Aucune pièce n’attend"
                text="Celles qui sont payées s’affichent ici, les plus anciennes d’abord."
              />
            ) : (
              <ul className="divide-y divide-trait border-y border-trait">
                {waiting.map((mission) => (
                  <MissionOnDesk key={mission.id} mission={mission} now={now} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
