import { useNavigate, useSearchParams } from 'react-router';

import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { removeSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export const meta = () => pageMeta({ title: 'Invitation', private: true });

export default function InvitationLandingPage() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const complete = hydrated && Boolean(search.get('email_b64')) && Boolean(search.get('token'));

  function accept() {
    // The invitation may be for another account than the one open in this browser.
    removeSession();
    void navigate(paths.authCallback(window.location.search));
  }

  return (
    <FocusLayout>
      <h1 className="text-h1-ample">Bienvenu sur {site.name}</h1>
      <p className="mt-5 text-chapeau text-encre-2">
        vous avez été invité à utiliser notre service
      </p>
      <p className="mt-6 text-encre-2">
        En continuant, vous acceptez les{' '}
        <TextLink to={paths.terms}>conditions générales d’utilisation</TextLink> et la{' '}
        <TextLink to={paths.cookies}>politique de cookies</TextLink>.
      </p>
      <div className="mt-8 flex gap-3 *:flex-1">
        <ButtonLink to={paths.landing} variant="secondary">
          Refuser
        </ButtonLink>
        <Button disabled={!complete} onClick={accept}>
          Continuer
        </Button>
      </div>
      {hydrated && !complete && (
        <p className="mt-4 text-second text-encre-3">
          Ce lien est incomplet. Ouvrez à nouveau celui de votre e-mail.
        </p>
      )}
    </FocusLayout>
  );
}
