import type { Profile } from '@quitus/api/auth.api';
import { canCreatePortfolio } from '@quitus/domain/accounts/permissions';

import { CLOSED_FLOORS } from '../../facade/building/floors.ts';
import { MiniFacade } from '../../facade/MiniFacade.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FILTERS, type ListView } from './list-view.ts';

type EmptyListProps = { view: ListView; profile: Profile | null; onReset: () => void };

/** Says why nothing is shown, and offers the one thing that changes it. */
export function EmptyList({ view: { search, filter }, profile, onReset }: EmptyListProps) {
  if (search !== '') {
    return (
      <EmptyState
        title={`Aucun dossier pour « ${search} »`}
        text="Cherchez une rue, une ville, une référence, un agent ou un nom de document."
      >
        <Button variant="secondary" onClick={onReset}>
          Effacer la recherche
        </Button>
      </EmptyState>
    );
  }
  if (filter !== 'ALL') {
    return (
      <EmptyState title={`Aucun dossier dans « ${FILTERS[filter].label} »`}>
        <Button variant="secondary" onClick={onReset}>
          Voir tous les dossiers
        </Button>
      </EmptyState>
    );
  }
  const picture = <MiniFacade floors={CLOSED_FLOORS} />;
  if (profile?.account_type === 'GUEST') {
    return (
      <EmptyState
        picture={picture}
        title="Aucun dossier partagé avec vous"
        text="Un dossier s’affiche ici dès que vous validez une invitation."
      />
    );
  }
  return (
    <EmptyState
      picture={picture}
      title="Votre premier dossier"
      text="Donnez l’adresse du bien : la liste des documents à réunir s’ouvre aussitôt."
    >
      {profile && canCreatePortfolio(profile) && (
        <ButtonLink to={paths.newPortfolio}>Nouveau dossier</ButtonLink>
      )}
    </EmptyState>
  );
}
