import { errorText } from '@quitus/api/errors';
import { hasPermission } from '@quitus/domain/accounts/permissions';
import { useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { teamWords } from '../../words/team-words.ts';
import { AddOrExplain } from './AllowanceCard.tsx';
import { useAllocation } from './use-agents.ts';

export const meta = () => pageMeta({ title: 'Nouvel utilisateur', private: true });

export default function NewAgentPage() {
  const navigate = useNavigate();
  const profile = useProfile();
  const allowed = profile !== null && hasPermission(profile.account_type, 'CAN_MANAGE_AGENTS');
  const allocation = useAllocation(allowed);
  const refused = profile !== null && !allowed;
  return (
    <div className="conteneur pt-2">
      <div className="mx-auto max-w-110">
        <BackLink to={refused ? paths.account : paths.agents}>
          {refused ? 'Mes dossiers' : teamWords(profile?.account_type).people}
        </BackLink>
        <h1 className="mt-2">Nouvel utilisateur</h1>
        <div className="mt-6">
          {refused ? (
            <p className="text-encre-2">{errorText('FORBIDDEN')}</p>
          ) : (
            <Loaded
              query={allocation}
              waiting={<Skeleton className="h-32 w-full" />}
              failure="Votre offre n’a pas pu être chargée"
            >
              {(known) => (
                <AddOrExplain
                  {...known}
                  type={profile?.account_type}
                  onAdded={() => void navigate(paths.agents)}
                />
              )}
            </Loaded>
          )}
        </div>
      </div>
    </div>
  );
}
