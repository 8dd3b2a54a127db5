import type { ReactNode } from 'react';

import { Street } from '../facade/Street.tsx';
import { paths } from '../paths.ts';
import { site } from '../site/site.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NetworkStrip } from './NetworkStrip.tsx';

type FocusLayoutProps = { back?: boolean; lit?: boolean; children: ReactNode };

/** One column, one task, the street at its foot: sign-in and what looks like it. */
export function FocusLayout({ back = false, lit = false, children }: FocusLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <NetworkStrip />
      <div className="mx-auto w-[min(100%-2*var(--marge),25rem)] flex-1 pb-16">
        <header className="flex min-h-17 items-center justify-between sm:min-h-30">
          {back && <BackLink to={paths.landing}>Retour</BackLink>}
          <Logo to={site.logo_url} />
        </header>
        <main id="contenu" tabIndex={-1} className="mt-6 outline-none focus-visible:shadow-none">
          {children}
        </main>
      </div>
      <Street lit={lit} variant="row" />
    </div>
  );
}
