import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export const meta = () => pageMeta({ title: 'Invitation', private: true });

export default function InvitationPage() {
  return (
    <FocusLayout>
      <h1 className="text-h1-ample">Invitation</h1>
      <p className="mt-5 text-chapeau text-encre-2">Cette page arrive bientôt.</p>
      <p className="mt-4 text-encre-2">Vous pourrez y valider votre invitation à un dossier.</p>
      <p className="mt-8">
        <TextLink to={paths.landing}>Revenir à l’accueil</TextLink>
      </p>
    </FocusLayout>
  );
}
