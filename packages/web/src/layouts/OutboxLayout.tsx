import { Outlet } from 'react-router';

import { useSession } from '../session/session.ts';
import { useHydrated } from '../start-up/hydrated.ts';
import { AccountHeader } from './AccountHeader.tsx';
import { Footer } from './Footer.tsx';
import { PublicHeader } from './PublicHeader.tsx';

import '../theme/account.css';

/** The mailbox is read before one signs in, and while one is: the way back is that of either. */
export default function OutboxLayout() {
  const signedIn = useSession() !== null;
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      {hydrated && signedIn ? <AccountHeader palette={false} /> : <PublicHeader />}
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
