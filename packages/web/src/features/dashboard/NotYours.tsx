import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Plaque } from '../../ui/Plaque.tsx';

export const NotYours = () => (
  <div className="conteneur flex flex-col items-center gap-4 py-20 text-center">
    <Plaque>?</Plaque>
    <h1 className="mt-2">Ce dossier est introuvable</h1>
    <p className="max-w-120 text-encre-2">
      Le lien est incomplet, ou vous n’avez plus accès à ce dossier. La personne qui vous a invité
      peut vous inviter à nouveau.
    </p>
    <ButtonLink to={paths.account} className="mt-3">
      Voir mes dossiers
    </ButtonLink>
  </div>
);
