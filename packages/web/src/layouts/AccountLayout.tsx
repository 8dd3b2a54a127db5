import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useMatch } from 'react-router';

import { useOnline } from '../browser/online.ts';
import { paths } from '../paths.ts';
import { reloadProfile, useProfile } from '../profile/profile.ts';
import { queryClient } from '../query-client.ts';
import { isSessionLost, useSession } from '../session/session.ts';
import { useHydrated } from '../start-up/hydrated.ts';
import { PrintHead } from '../ui/PrintedOn.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AccountHeader } from './AccountHeader.tsx';
import { AccountUploads } from './AccountUploads.tsx';
import { NetworkStrip } from './NetworkStrip.tsx';

import '../theme/account.css';

const RELOAD_MS = 10_000;
const OFFLINE =
  'Vous êtes hors connexion. Gardez cette page ouverte\u00a0: vos changements partiront au retour du réseau.';
const Palette = lazy(loadPalette);
const GuideStrip = lazy(loadGuide);

/** A convenience: when it cannot be loaded, the page goes without it. */
async function loadPalette(): Promise<{ default: ComponentType }> {
  try {
    return await import('../features/palette/Palette.tsx');
  } catch {
    return { default: () => null };
  }
}

/** Only a demonstration shows it. */
async function loadGuide(): Promise<{ default: ComponentType }> {
  try {
    return await import('../demo/GuideStrip.tsx');
  } catch {
    return { default: () => null };
  }
}

/** Every page that needs an account: without one, sign-in, which says so if it was lost. */
export default function AccountLayout() {
  const hydrated = useHydrated();
  const session = useSession();
  const online = useOnline();
  // The desks of the team fill the screen, under a header of their own.
  const onDocuments = useMatch(paths.control) !== null;
  const onOrders = useMatch(paths.controlPed(null)) !== null;
  const onDesk = onDocuments || onOrders;
  useMissingProfile();
  if (!hydrated) return <Waiting />;
  if (!session) return <Navigate to={isSessionLost() ? paths.sessionLost : paths.signIn} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <div className={onDesk ? 'flex min-h-dvh flex-col min-[68.75rem]:h-dvh' : 'min-h-dvh pb-16'}>
        {!onDesk && <AccountHeader />}
        <PrintHead />
        <NetworkStrip text={online ? null : OFFLINE} />
        <AccountUploads />
        {!onDesk && (
          <Suspense>
            <GuideStrip />
          </Suspense>
        )}
        <main
          id="contenu"
          tabIndex={-1}
          className={`outline-none focus-visible:shadow-none ${onDesk ? 'flex min-h-0 flex-1 flex-col' : ''}`}
        >
          <Outlet />
        </main>
      </div>
      <Suspense>
        <Palette />
      </Suspense>
    </QueryClientProvider>
  );
}

/** Opened while the service did not answer, the page learns who is there as soon as it can. */
function useMissingProfile(): void {
  const session = useSession();
  const profile = useProfile();
  const missing = session !== null && profile === null;
  useEffect(() => {
    if (!missing) return undefined;
    const reload = () => void reloadProfile();
    const timer = setInterval(reload, RELOAD_MS);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reload);
    };
  }, [missing]);
}

const Waiting = () => (
  <div className="conteneur py-24">
    <Spinner label="Chargement…" />
  </div>
);
