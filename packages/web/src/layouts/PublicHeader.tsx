import { Link, useLocation } from 'react-router';

import { paths } from '../paths.ts';
import { site } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-encre-2 transition-colors hover:text-encre';

/** `signUp` adds the button that most pages leave out. */
export function PublicHeader({ signUp = false }: { signUp?: boolean }) {
  const { pathname } = useLocation();
  return (
    <header className="conteneur flex min-h-19 items-center justify-between gap-4 print:hidden">
      <Logo to={site.logo_url} />
      <nav aria-label="Navigation principale" className="flex items-center gap-4 sm:gap-7">
        <Link to={paths.proOffers} className={LINK}>
          Offres Pro
        </Link>
        <Link to={paths.signIn} state={{ back_url: pathname }} className={LINK}>
          Se connecter
        </Link>
        {signUp && (
          <span className="max-md:hidden">
            <ButtonLink to={paths.signUp} size="compact" variant="secondary">
              S'inscrire
            </ButtonLink>
          </span>
        )}
      </nav>
    </header>
  );
}
