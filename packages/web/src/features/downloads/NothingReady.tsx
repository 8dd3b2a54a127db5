import { errorText } from '@quitus/api/errors';
import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { addRefusal } from '@quitus/domain/portfolios/permissions';

import { isHouse } from '../../facade/dossier-floors.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Two ways out, each for those who may take it: add documents, or send the robot to the syndic. */
export function NothingReady({ dossier }: { dossier: Dossier }) {
  const { uid, portfolio_type, relation, abilities } = dossier;
  const adds = DOCUMENT_TYPES.some((type) => addRefusal(relation, type, dossier) === null);
  const fetches = abilities.includes('FETCH') && !isHouse(portfolio_type);
  return (
    <EmptyState title="Rien à télécharger pour l’instant" text={errorText('FILES_NOT_FOUND')}>
      <span className="flex flex-wrap justify-center gap-3">
        {fetches && (
          <ButtonLink to={paths.syndic(uid)} variant="secondary">
            Rechercher chez le syndic
          </ButtonLink>
        )}
        {adds && <ButtonLink to={paths.dashboard(uid)}>Ajouter des documents</ButtonLink>}
      </span>
    </EmptyState>
  );
}
