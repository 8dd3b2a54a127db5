import { canCreatePortfolio } from '@quitus/domain/accounts/permissions';

import { paths } from '../../paths.ts';
import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NewPortfolioForm } from './NewPortfolioForm.tsx';
import { NoMorePortfolios } from './NoMorePortfolios.tsx';

export const meta = () => pageMeta({ title: 'Nouveau dossier', private: true });

export default function NewPortfolioPage() {
  const profile = useProfile();
  return (
    <div className="conteneur pt-2">
      <div className="mx-auto max-w-170">
        <BackLink to={paths.account}>Mes dossiers</BackLink>
        <h1 className="mt-2">Nouveau dossier</h1>
        <div className="mt-6">
          {profile === null && <FormSkeleton />}
          {profile &&
            (canCreatePortfolio(profile) ? (
              <NewPortfolioForm type={profile.account_type} />
            ) : (
              <NoMorePortfolios type={profile.account_type} />
            ))}
        </div>
      </div>
    </div>
  );
}

const FormSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <output className="sr-only">Chargement…</output>
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
  </div>
);
