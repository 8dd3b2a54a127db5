import type { Profile } from '@quitus/api/auth.api';

import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { InformationForm } from './InformationForm.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { OwnPages, OwnSection } from './OwnPages.tsx';
import { useInformation } from './use-information.ts';

export const meta = () => pageMeta({ title: 'Mon profil', private: true });

export default function ProfilePage() {
  const profile = useProfile();
  const information = useInformation();
  return (
    <OwnPages title="Mon profil">
      {profile && <Identity profile={profile} />}
      <Loaded
        query={information}
        waiting={<FormSkeleton />}
        failure="Vos informations n’ont pas pu être chargées"
      >
        {(known) => (
          <>
            <OwnSection
              title="Vos informations"
              lead="Votre nom apparaît dans vos invitations et vos partages. Le reste sert à vos factures."
            >
              <InformationForm information={known} />
            </OwnSection>
            <OwnSection title="Vos e-mails" lead="Choisissez les e-mails que vous voulez recevoir.">
              <NotificationChoices information={known} />
            </OwnSection>
          </>
        )}
      </Loaded>
    </OwnPages>
  );
}

const Identity = ({ profile }: { profile: Profile }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="min-w-0 font-semibold break-all">{profile.email}</p>
    <TierBadge type={profile.account_type} />
    {profile.organization.name !== null && (
      <p className="text-encre-2">{profile.organization.name}</p>
    )}
  </div>
);

const FormSkeleton = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Skeleton className="h-8 w-48 sm:col-span-2" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-24 w-full sm:col-span-2" />
  </div>
);
