import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { Lock } from 'lucide-react';

import { Logo } from '../../ui/Logo.tsx';
import { PrintedOn } from '../../ui/PrintedOn.tsx';

type ShareHeaderProps = { expires_at?: string; logo_url?: string | null };

/** No navigation: a visitor is here for one dossier. */
export const ShareHeader = ({ expires_at, logo_url = null }: ShareHeaderProps) => (
  <header className="bg-surface">
    <div className="mx-auto flex min-h-19 w-[min(100%-2*var(--marge),84rem)] flex-wrap items-center justify-between gap-x-6 py-2">
      <span className="flex items-center gap-5">
        <Logo />
        {logo_url !== null && (
          <img
            src={logo_url}
            alt="Logo de l’agence"
            className="h-9 max-w-32 border-l border-trait pl-5 object-contain"
          />
        )}
      </span>
      {expires_at !== undefined && (
        <p className="flex items-center gap-2.5 text-second text-encre-2">
          <Lock aria-hidden className="size-4.5 flex-none" />
          Lien personnel, expire le {frenchDay(parisDay(new Date(expires_at)))}
        </p>
      )}
      <PrintedOn />
    </div>
  </header>
);
