import { Link, useLocation } from 'react-router';

import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { site } from '../site/site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-encre-2 transition-colors hover:text-encre';
/** As wide for either word: the prerendered page knows no session, and must not jump once it does. */
const SESSION_LINK = `${LINK} min-w-26 justify-center`;

/** `signUp` adds the button that most pages leave out. Whoever is signed in finds their own pages instead. */
export function PublicHeader({ signUp = false }: { signUp?: boolean }) {
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  return (
    <header className="conteneur flex min-h-19 items-center justify-between gap-4 print:hidden">
      <Logo to={site.logo_url} />
      <nav aria-label="Navigation principale" className="flex items-center gap-4 sm:gap-7">
        <Link to={paths.proOffers} className={LINK}>
          Offres Pro
        </Link>
        {signedIn ? (
          <Link to={paths.account} className={SESSION_LINK}>
            Mes dossiers
          </Link>
        ) : (
          <Link to={paths.signIn} state={{ back_url: pathname }} className={SESSION_LINK}>
            Se connecter
          </Link>
        )}
        {signUp && (
          <span className="max-md:hidden">
            <ButtonLink
              to={signedIn ? paths.profile : paths.signUp}
              size="compact"
              variant="secondary"
              className="min-w-28"
            >
              {signedIn ? 'Mon profil' : "S'inscrire"}
            </ButtonLink>
          </span>
        )}
      </nav>
    </header>
  );
}
