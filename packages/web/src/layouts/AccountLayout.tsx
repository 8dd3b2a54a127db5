import { LogOut } from 'lucide-react';
import { Navigate, NavLink, Outlet } from 'react-router';

import { useHydrated } from '../hydrated.ts';
import { paths } from '../paths.ts';
import { isSessionLost, useSession } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Spinner } from '../ui/Spinner.tsx';

import '../theme/account.css';

/** Every page that needs an account: without one, sign-in, which says so if it was lost. */
export default function AccountLayout() {
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated) return <Waiting />;
  if (!session) return <Navigate to={isSessionLost() ? paths.sessionLost : paths.signIn} replace />;
  return (
    <div className="min-h-dvh">
      <header className="conteneur flex min-h-19 flex-wrap items-center justify-between gap-x-6">
        <Logo to={paths.account} />
        <div className="flex items-center gap-3 sm:gap-6">
          <nav aria-label="Navigation du compte">
            <NavLink
              to={paths.account}
              className="inline-flex min-h-11 items-center font-medium text-encre-2 transition-colors hover:text-encre aria-[current]:font-semibold aria-[current]:text-encre aria-[current]:shadow-[0_2px_0_var(--encre)]"
            >
              Mes dossiers
            </NavLink>
          </nav>
          <Button variant="quiet" size="compact" onClick={() => void signOut()}>
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Se déconnecter</span>
          </Button>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="outline-none focus-visible:shadow-none">
        <Outlet />
      </main>
    </div>
  );
}

const Waiting = () => (
  <div className="conteneur py-24">
    <Spinner label="Chargement…" />
  </div>
);
