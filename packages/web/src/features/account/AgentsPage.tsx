import type { Profile } from '@quitus/api/auth.api';
import { errorText } from '@quitus/api/errors';
import { isPrivatePerson } from '@quitus/domain/accounts/account-type';
import { hasPermission, ownsOrganization } from '@quitus/domain/accounts/permissions';

import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { teamWords } from '../../words/team-words.ts';
import { AgentList } from './AgentList.tsx';
import { AllowanceCard, PackExplained } from './AllowanceCard.tsx';
import { LogoCard } from './LogoCard.tsx';
import { useAllocation } from './use-agents.ts';

export const meta = () => pageMeta({ title: 'Utilisateurs', private: true });

export default function AgentsPage() {
  const profile = useProfile();
  const allowed = profile !== null && hasPermission(profile.account_type, 'CAN_MANAGE_AGENTS');
  return (
    <div className="conteneur pt-4">
      <h1>{teamWords(profile?.account_type).people}</h1>
      {profile !== null && !allowed && (
        <p className="mt-4 text-encre-2">{errorText('FORBIDDEN')}</p>
      )}
      {profile === null && <Skeleton className="mt-6 h-96 w-full" />}
      {allowed && <Team profile={profile} />}
    </div>
  );
}

function Team({ profile: { account_type } }: { profile: Profile }) {
  const allocation = useAllocation(true);
  const { allowed = 0, used = 0 } = allocation.data ?? {};
  const without = allocation.isSuccess && allowed + used === 0;
  return (
    <>
      <p className="mt-3 text-chapeau text-encre-2">{teamWords(account_type).lead}</p>
      <div className="mt-6 grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-20">
        <div className="max-md:order-2">
          {without ? <PackExplained type={account_type} /> : <AgentList />}
        </div>
        <div className="flex flex-col gap-6 max-md:contents lg:-mt-27">
          {!without && (
            <Loaded
              query={allocation}
              waiting={<Skeleton className="h-80 w-full" />}
              failure="Votre offre n’a pas pu être chargée"
            >
              {(known) => <AllowanceCard type={account_type} allocation={known} />}
            </Loaded>
          )}
          {ownsOrganization(account_type) && !isPrivatePerson(account_type) && (
            <div className="max-md:order-3">
              <LogoCard title={teamWords(account_type).logo} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
