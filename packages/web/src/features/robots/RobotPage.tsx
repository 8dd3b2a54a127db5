import { codeOf } from '@quitus/api/client';
import type { Dossier } from '@quitus/api/portfolios.api';
import { streetOf } from '@quitus/domain/portfolios/property-address';
import { robotScopes } from '@quitus/domain/robots/robot-scopes';
import type { RobotScope } from '@quitus/domain/robots/run-state';

import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RobotScreen } from './RobotScreen.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import { useRobot, useRobotDossier } from './use-robot.ts';

type RobotPageProps = { uid: string; scope: RobotScope };

export function RobotPage({ uid, scope }: RobotPageProps) {
  const query = useRobotDossier(uid);
  const needed = query.data ? robotScopes(query.data).includes(scope) : false;
  const fetches = needed && (query.data?.abilities.includes('FETCH') ?? false);
  const robot = useRobot(uid, scope, fetches);
  const address = query.data && streetOf(query.data.main_address);
  const gone = codeOf(query.error) === 'SALE_PORTFOLIO_NOT_FOUND';
  const head = <RobotHead {...SCOPE_WORDS[scope]} />;
  // Once the robot is there, the title stands in its column.
  const titled = fetches && robot.data !== undefined;
  return (
    <div className="conteneur pt-2 sm:pt-4">
      <BackLink to={gone ? paths.account : paths.dashboard(uid)}>
        {gone ? 'Mes dossiers' : (address ?? 'Le dossier')}
      </BackLink>
      {!titled && <div className="mt-2 mb-8">{head}</div>}
      <Loaded query={query} waiting={<Waiting />} failure="Ce dossier n’a pas pu être chargé">
        {(dossier) =>
          fetches ? (
            <Loaded query={robot} waiting={<Waiting />} failure="Le robot ne répond pas">
              {(data) => (
                <RobotScreen dossier={dossier} scope={scope} robot={data}>
                  {head}
                </RobotScreen>
              )}
            </Loaded>
          ) : needed ? (
            <NotForYou dossier={dossier} />
          ) : (
            <NotNeeded dossier={dossier} scope={scope} />
          )
        }
      </Loaded>
    </div>
  );
}

const RobotHead = ({ title, lead }: { title: string; lead: string }) => (
  <header>
    <h1>{title}</h1>
    <p className="mt-3 max-w-116 text-chapeau text-encre-2">{lead}</p>
  </header>
);

const Waiting = () => (
  <div className="grid gap-10 lg:grid-cols-[28.75rem_minmax(0,1fr)] lg:gap-24">
    <Skeleton className="h-80" />
    <Skeleton className="h-96" />
  </div>
);

const NOT_NEEDED: Record<RobotScope, { title: string; text: string }> = {
  SYNDIC: {
    title: 'Ce bien n’a pas de syndic',
    text: 'Seul un bien en copropriété en a un\u00a0: rien n’est à récupérer ici. Si la maison dépend d’une copropriété, dites-le dans les questions du dossier.',
  },
  TAX: {
    title: 'Ce dossier ne demande pas d’avis de taxe foncière',
    text: 'Rien n’est à récupérer ici.',
  },
};

/** Why there is nothing to fetch, whoever asks. */
const NotNeeded = ({ dossier: { uid }, scope }: { dossier: Dossier; scope: RobotScope }) => (
  <EmptyState {...NOT_NEEDED[scope]}>
    <ButtonLink to={paths.dashboard(uid)} variant="secondary">
      Revenir au dossier
    </ButtonLink>
  </EmptyState>
);

/** The page says who may, rather than that nobody can. */
const NotForYou = ({ dossier: { uid, archived_at } }: { dossier: Dossier }) => (
  <EmptyState
    title={archived_at === null ? 'Vous ne pouvez pas lancer le robot' : 'Ce dossier est archivé'}
    text={
      archived_at === null
        ? 'Seuls le propriétaire, le vendeur et l’agent de ce dossier peuvent confier leur accès au robot.'
        : 'Restaurez le dossier pour envoyer le robot.'
    }
  >
    <ButtonLink to={paths.dashboard(uid)} variant="secondary">
      Revenir au dossier
    </ButtonLink>
  </EmptyState>
);
